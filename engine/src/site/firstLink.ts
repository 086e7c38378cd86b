import type { SidebarItem } from './sidebarItem.ts'

/** The first item of a sidebar that leads somewhere, a category with a page included. */
export function firstLinkOf(
  items: readonly SidebarItem[],
): { label: string; href: string } | undefined {
  for (const item of items) {
    if ((item.kind === 'page' && !item.unlisted) || item.kind === 'link') return item
    if (item.kind !== 'group') continue
    if (item.href !== undefined) return { label: item.label, href: item.href }
    const inner = firstLinkOf(item.items)
    if (inner) return inner
  }
  return undefined
}
