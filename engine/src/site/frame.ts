/** Types of the frame shared by all pages of one version and locale. Plain data only: no React, no node. */

import type { FooterContent } from './footer.ts'
import type { NavItemFacts } from './navItem.ts'
import type { SidebarItem } from './sidebarItem.ts'
import type { Words } from '../words/wordTable.ts'

/** Sent to the browser once, as a hashed JSON file. */
export type Frame = {
  readonly siteTitle: string
  readonly baseUrl: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  readonly version: string
  readonly logo?: { readonly src: string; readonly srcDark?: string; readonly alt: string }
  readonly homeHref: string
  readonly navbar: { readonly hideOnScroll: boolean; readonly items: readonly NavItemFacts[] }
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
  readonly sidebarHideable: boolean
  readonly autoCollapse: boolean
  readonly footer?: FooterContent
  /** The table of values to adapt (`docs.values` of the configuration). */
  readonly values?: { readonly anchor: string; readonly secrets: readonly string[] }
  /** The section that a phone keeps one touch away (`docs.shortcut` of the configuration). */
  readonly shortcut?: { readonly anchor: string; readonly label: string }
  readonly announcement?: {
    readonly id: string
    readonly html: string
    readonly closeable: boolean
    readonly backgroundColor?: string
    readonly textColor?: string
  }
  readonly colorMode: {
    readonly default: 'light' | 'dark'
    readonly switchable: boolean
    readonly respectSystem: boolean
  }
  readonly search?: SearchFrame
  /** The worker that keeps the site for reading offline (`offline` of the configuration). */
  readonly offlineHref?: string
  readonly analytics?: { readonly url: string; readonly siteId: string }
  /** All that the app says. */
  readonly words: Words
  /** Storage of the version that a reader chooses (`theme/storageKeys.ts`). */
  readonly versionPersistence: 'localStorage' | 'none'
  readonly pluginId: string
}

export type SearchFrame = {
  /** Addresses of the indexes: `{baseUrl}search-index-{tag}.json`. */
  readonly indexHrefs: Readonly<Record<string, string>>
  readonly pageHref: string
  /** Language of the indexed words; absent for French. */
  readonly language?: string
  readonly maxResults: number
  /** Excerpts show the value of the choice made (`docs.variants` of the configuration). */
  readonly choice?: SearchChoice
  /** Service to ask when no page has the answer. */
  readonly ask?: SearchAsk
}

export type SearchChoice = {
  readonly attribute: string
  readonly keys: readonly string[]
  readonly initial: string
}

export type SearchAsk = { readonly label: string; readonly href: string }
