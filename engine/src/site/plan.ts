/** A page that has its address but is not made yet: articles are filled in one at a time, when written. */

import type { CopiedCall } from '../content/copyCalls.ts'
import type { AddressOf } from '../content/markdownAddress.ts'
import type { Problem } from '../problem.ts'
import type { Page } from './page.ts'

export type PagePlan = {
  readonly path: string
  /** Whose page it is, as the author knows it: a file, or `the tag "SSL"`. */
  readonly owner: string
  /** Configuration file, when it is not the owner. */
  readonly file?: string | undefined
  readonly version: string
  /** In the sitemap. */
  readonly isListed: boolean
  /** Paths of the pages its article links to. */
  readonly linksTo: readonly string[]
  readonly make: () => Page
  /** Set for a page that repeats others, which is not kept for offline readers. */
  readonly isBook?: true
  /** Resolver of the addresses in the page's Markdown copy; absent without one. */
  readonly copyAddressOf?: AddressOf
  /** HTML that the components of the site make of the calls in it, in their order. */
  readonly copyCalls?: readonly CopiedCall[]
}

/** A page of an author: its plan, and the problems of what it names. */
export type Planned = { readonly plan: PagePlan; readonly problems: readonly Problem[] }

/** An old address and where it leads now. */
export type Redirect = {
  readonly path: string
  readonly owner: string
  /** Line in the owner's file. */
  readonly line?: number | undefined
  /** Final address. */
  readonly href: string
}
