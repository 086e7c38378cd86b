/** Types of the navbar's items. Plain data only: no React, no node. */

import type { Link } from './page.ts'

/** A link of the bar, or of a dropdown. */
export type NavLinkFacts = Link & {
  readonly kind: 'link'
  readonly external: boolean
  /** Decides the active state; by default the `href` as a prefix. */
  readonly active: {
    readonly exact?: string
    readonly prefix?: string
    readonly pattern?: string
    readonly sidebar?: string
  }
  /** Shown only while its page is. */
  readonly unlisted?: boolean
}
export type NavDropdownItem = NavLinkFacts | { readonly kind: 'html'; readonly html: string }

type NavBase = { readonly position: 'left' | 'right'; readonly className?: string }
/** Lists that surround the languages or the versions. */
type Surrounded = {
  readonly before: readonly NavDropdownItem[]
  readonly after: readonly NavDropdownItem[]
}
/** Navbar items after resolution: what the configuration named has become links. */
export type NavItemFacts = NavBase &
  (
    | NavDropdownItem
    | {
        readonly kind: 'dropdown'
        readonly label: string
        readonly items: readonly NavDropdownItem[]
      }
    | (Surrounded & {
        readonly kind: 'locales'
        readonly label: string
        readonly items: readonly {
          readonly locale: string
          readonly label: string
          readonly htmlLang: string
          readonly homeHref: string
          /** Said of it, in its language, where it has not the page: it leads to its first one, or to the original. */
          readonly notes: { readonly start: string; readonly untranslated: string }
        }[]
      })
    | (Surrounded & {
        readonly kind: 'versions'
        readonly label: string
        readonly items: readonly {
          readonly version: string
          readonly label: string
          readonly homeHref: string
        }[]
        /** Said of a version that has not the page: it leads to its first one. */
        readonly startNote: string
      })
    | { readonly kind: 'search' }
    /** An item that could not be made: shown as an error to the site owner, the page stands. */
    | { readonly kind: 'broken'; readonly message: string; readonly item: string }
  )
