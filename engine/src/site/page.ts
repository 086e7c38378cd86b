/** Types of a page, the content of one URL. Plain data only: no React, no node. */

import type { Landing } from '../content/landing.ts'
import type { SidebarBranches } from './sidebarItem.ts'

/** `href`s everywhere are final: base URL included, percent-encoded, trailing slash. */
export type Link = {
  readonly label: string
  readonly href: string
  /** Language of the label, when it is not that of the locale. */
  readonly lang?: string
}

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
  /** Plain text; may be empty. */
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
  /** The same page elsewhere: by version name and by locale, the default one first, only where it exists. */
  readonly versions: Readonly<Record<string, string>>
  readonly locales: Readonly<Record<string, string>>
  /** Codes of those of `locales` where it is shown in the first language; absent: none. */
  readonly untranslated?: readonly string[]
  /** Its own language, where it is not that of its locale. */
  readonly writtenIn?: WrittenIn
  /** Its original has changed since it was translated. */
  readonly outdated?: { readonly lang: string; readonly href: string }
}

export type DocPage = PageBase & {
  readonly kind: 'doc'
  readonly id: string
  readonly file: string
  /** Inner HTML of the `h1`; absent with `hide_title`. */
  readonly titleHtml?: string
  /** The article, marks filled in. */
  readonly html: string
  /** The same parts make the same `html`; absent where they are not known. */
  readonly htmlParts?: readonly string[]
  readonly toc: readonly TocItem[]
  readonly landing?: Landing
  readonly tags: readonly Link[]
  /** From the outermost category to the page itself; a category without a page has no `href`. */
  readonly breadcrumbs: readonly (Omit<Link, 'href'> & { readonly href?: string })[]
  readonly previous?: Link
  readonly next?: Link
  readonly editHref?: string
  readonly updated?: { readonly isoDate: string; readonly author?: string }
  readonly review?: Review
  /** Pages to print that it is in. */
  readonly books?: readonly Link[]
  /** Asks whether the page helped. Answers are sent to `url`, or counted by analytics when it is absent. */
  readonly feedback?: { readonly url?: string }
  /** Address of its Markdown copy. */
  readonly markdownHref?: string
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
  readonly htmlParts?: readonly string[]
  readonly toc: readonly TocItem[]
  readonly landing?: Landing
  readonly unlisted: boolean
  readonly verification?: Verification
}

export type Review = {
  /** `2027-05-01`: the page is overdue once that day is over, in UTC. */
  readonly isoDay: string
  readonly owner?: string
}

/** `lang` and `dir` of a page that is not in the language of its locale. */
export type WrittenIn = { readonly lang: string; readonly dir: 'ltr' | 'rtl' }

/** Result of the last verification run of a page. */
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
  /** Absent when the site explains no term. */
  readonly glossary?: Link
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
  readonly books?: DocPage['books']
  readonly sidebar?: string
  readonly branches?: SidebarBranches
  readonly previous?: Link
  readonly next?: Link
}

export type SearchPage = PageBase & {
  readonly kind: 'search'
  /** Absent when no page has a tag. */
  readonly tagsHref?: string
}
export type NotFoundPage = PageBase & {
  readonly kind: 'notFound'
  /** Shown without a network, in place of a page that was not kept. */
  readonly isOffline?: true
}

/**
 * Data that the browser needs to show a page without a full load: the file `index.json` beside each `index.html`. It
 * leaves out the frame; `html` is the inner HTML of `<main>`.
 */
export type PageData = PageFacts & { readonly html: string }

/** The part of `PageData` that says what the page is, without what it shows. */
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
  /** Sidebar branches of the page. Never in a file: whoever shows the page fills them in. */
  readonly branches?: SidebarBranches
  readonly versions: Readonly<Record<string, string>>
  readonly locales: Readonly<Record<string, string>>
  readonly untranslated?: readonly string[]
  /** Address of the frame this page goes with: another one than the current means a full load. */
  readonly frame: string
  /** Frame of each version, by name, on a page that belongs to none of several. */
  readonly frames?: Readonly<Record<string, string>>
  /** Set when it needs styles that the app does not bring (`client/article/lateStyles.ts`). */
  readonly styles?: true
  /** Names the build: changes with every deploy that changed something. */
  readonly build: string
}

/** Facts that a page loaded in full carries as JSON in its HTML; its head has the description. */
export type CarriedFacts = Omit<PageFacts, 'description' | 'branches'>
