/** What one URL shows, and what all pages of a version share. Plain data only: no React, no node. */

import type { Footer } from './footer.ts'

/** `href`s everywhere are final: base URL included, percent-encoded, trailing slash. */
export type Link = { readonly label: string; readonly href: string }

export type Page =
  | DocPage
  | GenericPage
  | TagListPage
  | TagPage
  | CategoryPage
  | SearchPage
  | NotFoundPage

type PageBase = {
  /** Decoded path without base URL: `/Mise-en-Production/déploiement/`. The output folder. */
  readonly path: string
  readonly href: string
  /** Plain text; the document title adds ` | Site`. */
  readonly title: string
  readonly description: string
  /** Absolute URL, percent-encoded. For an old version, of the latest one. Absent for not-found and search. */
  readonly canonical?: string
  /** Kept out of search engines, sitemap, tags and search. */
  readonly noIndex: boolean
  readonly version: string
  /** `docs-default-current` for docs, `default` elsewhere: the index search asks for. */
  readonly searchTag: string
  readonly keywords?: readonly string[]
  /** Absolute URL of the social image. */
  readonly image?: string
  /** The same page elsewhere: by version name and by locale, only where it exists. */
  readonly versions: Readonly<Record<string, string>>
  readonly locales: Readonly<Record<string, string>>
}

export type DocPage = PageBase & {
  readonly kind: 'doc'
  readonly id: string
  readonly file: string
  /** Inner HTML of the `h1`; absent with `hide_title`. */
  readonly titleHtml?: string
  /** The article, marks filled in. */
  readonly html: string
  readonly toc: readonly TocItem[]
  readonly tags: readonly Link[]
  /** From the outermost category to the page itself; a category without a page has no `href`. */
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string }[]
  readonly previous?: Link
  readonly next?: Link
  readonly editHref?: string
  readonly updated?: { readonly isoDate: string; readonly author?: string }
  readonly unlisted: boolean
  /** Name of the sidebar shown; absent when none is. */
  readonly sidebar?: string
  readonly branches?: SidebarBranches
  readonly verification?: Verification
  /** Banner over docs that are not the latest version. */
  readonly versionBanner?: {
    readonly kind: 'unreleased' | 'unmaintained'
    readonly label: string
    readonly latest: Link
  }
  /** Shown as a badge when the site has several versions. */
  readonly versionBadge?: string
}

/** A page of `pages/`: no sidebar. */
export type GenericPage = PageBase & {
  readonly kind: 'generic'
  readonly titleHtml?: string
  readonly html: string
  readonly toc: readonly TocItem[]
  readonly verification?: Verification
}

/** What the last verification run proved about a page. */
export type Verification = {
  readonly state: 'verified' | 'partial' | 'read' | 'stale'
  /** The label's sentence in French, ready to show. */
  readonly label: string
}

export type TocItem = {
  readonly id: string
  /** Inner HTML without links. */
  readonly html: string
  readonly items: readonly TocItem[]
}

export type TagListPage = PageBase & {
  readonly kind: 'tagList'
  /** Accents folded: É stands under E. */
  readonly groups: readonly {
    readonly letter: string
    readonly tags: readonly (Link & { readonly count: number })[]
  }[]
}

export type TagPage = PageBase & {
  readonly kind: 'tag'
  readonly label: string
  readonly tagDescription?: string
  readonly allTagsHref: string
  readonly unlisted: boolean
  readonly docs: readonly (Link & { readonly description: string })[]
}

/** A generated index of a sidebar category. */
export type CategoryPage = PageBase & {
  readonly kind: 'category'
  readonly cards: readonly (Link & {
    readonly description: string
    readonly icon: 'page' | 'category' | 'external'
  })[]
  readonly breadcrumbs: DocPage['breadcrumbs']
  readonly sidebar?: string
  readonly branches?: SidebarBranches
  readonly previous?: Link
  readonly next?: Link
}

export type SearchPage = PageBase & { readonly kind: 'search' }
export type NotFoundPage = PageBase & { readonly kind: 'notFound' }

/** What all pages of one version and locale share; sent to the browser once as a hashed JSON file. */
export type Frame = {
  readonly siteTitle: string
  readonly tagline: string
  readonly baseUrl: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  readonly version: string
  readonly logo?: { readonly src: string; readonly srcDark?: string; readonly alt: string }
  readonly homeHref: string
  readonly navbar: { readonly hideOnScroll: boolean; readonly items: readonly NavItem[] }
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
  readonly sidebarHideable: boolean
  readonly autoCollapse: boolean
  readonly footer?: Footer
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
  readonly analytics?: { readonly url: string; readonly siteId: string }
  /** Overrides of `theme/words.ts`, by key. */
  readonly words: Readonly<Record<string, string>>
  /** Hidden, without values: `docsVersionDropdown` persists the choice under `docs-preferred-version-{pluginId}`. */
  readonly versionPersistence: 'localStorage' | 'none'
  readonly pluginId: string
}

export type SearchFrame = {
  /** Where the indexes are: `{baseUrl}search-index-{tag}.json`. */
  readonly indexHrefs: Readonly<Record<string, string>>
  readonly pageHref: string
  readonly maxResults: number
  /** Options of the engine that act in the browser; opaque here. */
  readonly options: Readonly<Record<string, unknown>>
}

/** On a large site: the branches that lead to the page, by the address that the frame gives them (`more`). */
export type SidebarBranches = Readonly<Record<string, readonly SidebarItem[]>>

export type SidebarItem = SidebarPage | SidebarGroup | SidebarLink | SidebarHtml
export type SidebarPage = {
  readonly kind: 'page'
  readonly label: string
  readonly href: string
  /** Shown only while it is the current page. */
  readonly unlisted?: boolean
  readonly className?: string
}
export type SidebarGroup = {
  readonly kind: 'group'
  readonly label: string
  /** The category's own page. */
  readonly href?: string
  readonly collapsible: boolean
  readonly collapsed: boolean
  /** Empty with `more` when the branch is loaded on opening. */
  readonly items: readonly SidebarItem[]
  /** Address of the JSON (`SidebarItem[]`) of a branch that is not in the page. */
  readonly more?: string
  readonly className?: string
}
export type SidebarLink = {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly external: boolean
  readonly className?: string
}
export type SidebarHtml = {
  readonly kind: 'html'
  readonly html: string
  readonly className?: string
}

type NavBase = { readonly position: 'left' | 'right'; readonly className?: string }
/** Navbar items after resolution: what the configuration named has become links. */
export type NavItem = NavBase &
  (
    | {
        readonly kind: 'link'
        readonly label: string
        readonly href: string
        readonly external: boolean
        /** Decides the active state; by default the `href` as a prefix. */
        readonly active: {
          readonly exact?: string
          readonly prefix?: string
          readonly pattern?: string
          readonly sidebar?: string
        }
      }
    | {
        readonly kind: 'dropdown'
        readonly label: string
        readonly href?: string
        readonly items: readonly NavDropdownItem[]
      }
    | {
        readonly kind: 'locales'
        readonly label: string
        readonly items: readonly {
          readonly locale: string
          readonly label: string
          readonly htmlLang: string
          readonly homeHref: string
        }[]
      }
    | {
        readonly kind: 'versions'
        readonly label: string
        readonly items: readonly {
          readonly version: string
          readonly label: string
          readonly homeHref: string
        }[]
        readonly extra: readonly Link[]
      }
    | { readonly kind: 'html'; readonly html: string }
    | { readonly kind: 'search' }
    /** An item that could not be made: shown as an error to the site owner, the page stands. */
    | { readonly kind: 'broken'; readonly message: string; readonly item: string }
  )
export type NavDropdownItem =
  | (Link & { readonly kind: 'link'; readonly external: boolean })
  | { readonly kind: 'html'; readonly html: string }

/**
 * What the browser needs to go to a page without a full load: the file `index.json` beside each
 * `index.html`. The frame is not in it. `html` is the inner HTML of `<main>`.
 */
export type PageData = PageFacts & { readonly html: string }

/** The part of `PageData` that a loaded page carries in its own HTML (`<script type="application/json" id="page">`). */
export type PageFacts = {
  readonly kind: Page['kind']
  readonly href: string
  /** Whole document title, site name included. */
  readonly title: string
  readonly description: string
  readonly noIndex: boolean
  readonly version: string
  readonly searchTag: string
  readonly sidebar?: string
  /** Addresses of the branches that lead to the page, outermost first: JSON files of `SidebarItem[]`. */
  readonly branchHrefs?: readonly string[]
  /** What is there; never in a file: whoever shows the page puts them in place. */
  readonly branches?: SidebarBranches
  readonly versions: Readonly<Record<string, string>>
  readonly locales: Readonly<Record<string, string>>
  /** Address of the frame this page goes with: another one than the current means a full load. */
  readonly frame: string
  /** Names the build: changes with every deploy that changed something. */
  readonly build: string
}
