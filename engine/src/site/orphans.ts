/** Pages that a reader finds by search alone. */

import type { Problem } from '../problem.ts'
import type { CompiledSite } from './compileSite.ts'

/** Listed articles that no other article links to and no sidebar shows; the first page is everyone's. */
export function findOrphans({ site, plans, versions }: CompiledSite): Problem[] {
  const linked = new Set(
    plans.flatMap(({ path, linksTo }) => linksTo.filter((target) => target !== path)),
  )
  const inSidebar = new Set(versions.flatMap(({ sidebarHrefs }) => [...sidebarHrefs]))
  const hrefs = new Map(
    [...site.versions.flatMap(({ docs }) => docs), ...site.pages].map(({ path, href }) => [
      path,
      href,
    ]),
  )
  return plans.flatMap(({ path, owner, isListed }): Problem[] => {
    const href = hrefs.get(path)
    if (!isListed || href === undefined || path === '/' || linked.has(path) || inSidebar.has(href))
      return []
    return [
      {
        kind: 'content',
        file: owner,
        message: 'no other page links to it and no sidebar shows it',
        hint: 'Link to it, or mark it `unlisted: true`.',
      },
    ]
  })
}
