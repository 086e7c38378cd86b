/** The doc that a version begins with. */

import { linksIn } from './firstLink.ts'
import type { SidebarItem } from './sidebarItem.ts'
import type { SiteDoc, SiteVersion } from './site.ts'

/** The doc at the version's own path, else the first of its first sidebar, else its first; `undefined` without docs. */
export function mainDocOf(
  { docs, basePath }: SiteVersion,
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): SiteDoc | undefined {
  const atRoot = docs.find(({ path }) => path === basePath)
  if (atRoot) return atRoot
  for (const link of linksIn(Object.values(sidebars)[0] ?? [])) {
    const doc = docs.find(({ href }) => href === link.href)
    if (doc) return doc
  }
  return docs[0]
}
