/** Hits → what the box shows: one group per page, in the order of the best of each. */
import type { Hit } from '../../search/searchDocument.ts'

export type ResultGroup = {
  /** Address of the page. */
  readonly href: string
  readonly title: string
  /** Names of the categories, from the outermost. */
  readonly trail: readonly string[]
  readonly hits: readonly Hit[]
}

export function groupHits(hits: readonly Hit[]): ResultGroup[] {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) {
    const href = pageHrefOf(hit)
    const known = groups.get(href)
    if (known) known.push(hit)
    else groups.set(href, [hit])
  }
  return Array.from(groups, ([href, ofPage]) => ({
    href,
    title: ofPage[0]?.document.pageTitle ?? '',
    trail: ofPage[0]?.document.sidebarParentCategories.toReversed() ?? [],
    hits: ofPage,
  }))
}

export const pageHrefOf = ({ document }: Hit): string =>
  document.sectionRoute.split('#', 1)[0] ?? ''
