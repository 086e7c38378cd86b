/**
 * The sidebar of a large site → what every page carries, and the branches that are loaded when opened.
 *
 *     Guides            Guides                      sidebars/current-main-0.json   [Web, Mail]
 *       Web        →      (more: …-0.json)          sidebars/current-main-1.json   [Apache, PHP]
 *         Apache                                    sidebars/current-main-2.json   [Postfix]
 *         PHP
 *       Mail                                        a page in Web carries branches 0 and 1
 *         Postfix
 */

import { firstLinkOf } from './firstLink.ts'
import type { SidebarGroup, SidebarItem } from './sidebarItem.ts'

export type BranchedSidebar = {
  readonly items: readonly SidebarItem[]
  /** By address: what opening the branch shows. */
  readonly branches: ReadonlyMap<string, readonly SidebarItem[]>
  /** Addresses of the branches that lead to a page, outermost first, by the page's address. */
  readonly trailOf: ReadonlyMap<string, readonly string[]>
}

/** Up to this number of pages, every page carries the whole sidebar: about 2 KB once compressed. */
export const wholeSidebarPages = 300

/** `addressOf(0)`, `addressOf(1)`… are the addresses of the branches. A small sidebar comes back whole. */
export function branchSidebar(
  items: readonly SidebarItem[],
  addressOf: (index: number) => string,
): BranchedSidebar {
  const branches = new Map<string, readonly SidebarItem[]>()
  const trailOf = new Map<string, readonly string[]>()
  if (countPages(items) <= wholeSidebarPages) return { items, branches, trailOf }

  const prune = (list: readonly SidebarItem[], trail: readonly string[]): SidebarItem[] =>
    list.map((item) => {
      if (item.kind === 'page') trailOf.set(item.href, trail)
      return item.kind === 'group' && item.collapsible ? pruneGroup(item, trail) : item
    })
  const pruneGroup = (group: SidebarGroup, trail: readonly string[]): SidebarGroup => {
    const more = addressOf(branches.size)
    branches.set(more, [])
    const inner = [...trail, more]
    if (group.href !== undefined) trailOf.set(group.href, inner)
    branches.set(more, prune(group.items, inner))
    // Without scripts, a branch is reached by its page, or by its first one.
    const href = group.href ?? firstLinkOf(group.items)?.href
    return { ...group, ...(href !== undefined && { href }), items: [], more }
  }
  return { items: prune(items, []), branches, trailOf }
}

function countPages(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'group' ? countPages(item.items) : 1), 0)
}

/** The sidebar with these branches in place: what a page that carries them shows. */
export function fillBranches(
  items: readonly SidebarItem[],
  branches: Readonly<Record<string, readonly SidebarItem[]>> | undefined,
): readonly SidebarItem[] {
  if (!branches) return items
  return items.map((item) => {
    const carried =
      item.kind === 'group' && item.more !== undefined ? branches[item.more] : undefined
    return carried && item.kind === 'group'
      ? { ...item, items: fillBranches(carried, branches) }
      : item
  })
}
