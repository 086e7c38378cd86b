/** A sidebar + the current page → which of its branches are open. Branches are named by their path of labels. */

import type { SidebarGroup, SidebarItem } from '../../site/sidebarItem.ts'

/** `true`: open; `false`: closed; absent: as the group itself says (`collapsed`). */
export type OpenBranches = Readonly<Record<string, boolean>>

export function branchKeyOf(parentKey: string, group: SidebarGroup): string {
  return `${parentKey}/${group.label.replaceAll('/', String.raw`\/`)}`
}

export function isBranchOpen(branches: OpenBranches, key: string, group: SidebarGroup): boolean {
  return !group.collapsible || (branches[key] ?? !group.collapsed)
}

/** Says whether a page is among these items, branches aside. */
export const listsPage = (items: readonly SidebarItem[], href: string): boolean =>
  items.some((item) => item.kind === 'page' && item.href === href)

/** The branches that lead to a page, all open; empty when the sidebar does not have it. */
export function branchesTo(href: string, items: readonly SidebarItem[]): OpenBranches {
  const keys: string[] = []
  for (const group of groupsTo(href, items)) keys.push(branchKeyOf(keys.at(-1) ?? '', group))
  return Object.fromEntries(keys.map((key) => [key, true]))
}

/** Outermost first. */
function groupsTo(href: string, items: readonly SidebarItem[]): SidebarGroup[] {
  for (const item of items) {
    if (item.kind !== 'group') continue
    const below = groupsTo(href, item.items)
    const holdsPage =
      item.href === href || item.items.some((each) => each.kind === 'page' && each.href === href)
    if (holdsPage || below.length > 0) return [item, ...below]
  }
  return []
}

/** Parses the branches left open by an earlier page of the session; returns none when the text is invalid. */
export function parseBranches(stored: string | null): OpenBranches {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    const entries = Object.entries(value ?? {})
    return Object.fromEntries(entries.filter(([, isOpen]) => typeof isOpen === 'boolean'))
  } catch {
    return {}
  }
}
