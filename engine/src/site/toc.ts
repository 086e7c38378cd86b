/** Headings → a nested table of contents. */

import type { Heading } from '../content/doc.ts'
import type { TocItem } from './page.ts'

type Range = { readonly minLevel: number; readonly maxLevel: number }
type Branch = { readonly level: number; readonly items: Branch[]; readonly heading?: Heading }

/** Headings within the range, nested by level; a level that was skipped nests under the nearest one above. */
export function tocOf(headings: readonly Heading[], { minLevel, maxLevel }: Range): TocItem[] {
  const root: Branch = { level: 0, items: [] }
  const open = [root]
  for (const heading of headings) {
    if (heading.level < minLevel || heading.level > maxLevel) continue
    while ((open.at(-1) ?? root).level >= heading.level) open.pop()
    const branch: Branch = { level: heading.level, items: [], heading }
    ;(open.at(-1) ?? root).items.push(branch)
    open.push(branch)
  }
  return buildTocItems(root)
}

function buildTocItems(branch: Branch): TocItem[] {
  return branch.items.flatMap((inner) =>
    inner.heading
      ? [{ id: inner.heading.id, html: inner.heading.html, items: buildTocItems(inner) }]
      : [],
  )
}
