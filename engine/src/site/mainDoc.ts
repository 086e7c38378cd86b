import type { SidebarItem } from './sidebarItem.ts'
import type { SiteDoc, SiteVersion } from './site.ts'

/** The doc at the version's own path, else the first of its first sidebar, else its first; `undefined` without docs. */
export function mainDocOf(
  version: SiteVersion,
  sidebars: Readonly<Record<string, readonly SidebarItem[]>> = {},
): SiteDoc | undefined {
  const atRoot = version.docs.find(({ path }) => path === version.basePath)
  if (atRoot) return atRoot
  const firstHref = firstPageHref(Object.values(sidebars)[0] ?? [])
  return version.docs.find(({ href }) => href === firstHref) ?? version.docs[0]
}

function firstPageHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'page') return item.href
    const inner = item.kind === 'group' ? (item.href ?? firstPageHref(item.items)) : undefined
    if (inner) return inner
  }
  return undefined
}
