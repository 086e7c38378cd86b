/**
 * The sidebar of a large site → what every page carries, and the branches that are loaded when opened. Each is named by
 * what it holds, branches below included: a tab opened before a deploy opens what it shows.
 *
 *     Guides            Guides                      assets/branch-3f….json   [Web, Mail]
 *       Web        →      (more: …-3f….json)        assets/branch-a0….json   [Apache, PHP]
 *         Apache                                    assets/branch-7c….json   [Postfix]
 *         PHP
 *       Mail                                        a page in Web carries branches 3f… and a0…
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

/** `addressOf` names a branch by its JSON. A small sidebar comes back whole. */
export function branchSidebar(
  items: readonly SidebarItem[],
  addressOf: (json: string) => string,
): BranchedSidebar {
  const branches = new Map<string, readonly SidebarItem[]>()
  if (countPages(items) <= wholeSidebarPages) return { items, branches, trailOf: new Map() }

  const moreOf = new Map<SidebarItem, string>()
  const prune = (list: readonly SidebarItem[]): SidebarItem[] =>
    list.map((item) => (item.kind === 'group' && item.collapsible ? pruneGroup(item) : item))
  const pruneGroup = (group: SidebarGroup): SidebarGroup => {
    const held = prune(group.items)
    const more = addressOf(JSON.stringify(held))
    branches.set(more, held)
    moreOf.set(group, more)
    // Without scripts, a branch is reached by its page, or by its first one.
    const href = group.href ?? firstLinkOf(group.items)?.href
    return { ...group, ...(href !== undefined && { href }), items: [], more }
  }
  return { items: prune(items), branches, trailOf: trailsIn(items, moreOf) }
}

function countPages(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'group' ? countPages(item.items) : 1), 0)
}

/** `moreOf` a group: the address of its branch. */
function trailsIn(
  items: readonly SidebarItem[],
  moreOf: ReadonlyMap<SidebarItem, string>,
): Map<string, readonly string[]> {
  const trailOf = new Map<string, readonly string[]>()
  const lead = (list: readonly SidebarItem[], trail: readonly string[]): void => {
    for (const item of list) {
      const more = moreOf.get(item)
      const inner = more === undefined ? trail : [...trail, more]
      if (item.kind === 'page') trailOf.set(item.href, trail)
      if (item.kind !== 'group') continue
      if (item.href !== undefined) trailOf.set(item.href, inner)
      lead(item.items, inner)
    }
  }
  lead(items, [])
  return trailOf
}

/** The sidebar with these branches in place: what a page that carries them shows. */
export function fillBranches(
  items: readonly SidebarItem[],
  branches: Readonly<Record<string, readonly SidebarItem[]>> | undefined,
): readonly SidebarItem[] {
  if (!branches) return items
  return items.map((item) => {
    if (item.kind !== 'group' || item.more === undefined) return item
    const carried = branches[item.more]
    return carried ? { ...item, items: fillBranches(carried, branches) } : item
  })
}
