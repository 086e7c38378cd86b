/** Pages that a reader finds by search alone. */

import type { Problem } from '../problem.ts'
import type { CompiledSite } from './compileSite.ts'
import type { Frame } from './frame.ts'
import { frameLinks } from './frameLinks.ts'
import type { NavDropdownItem, NavItemFacts } from './navItem.ts'
import { decodeLoosely, toPath, splitTarget } from './paths.ts'

/** Listed articles that no other article links to, and that neither a sidebar, the navbar nor the footer shows. */
export function findOrphans({ site, plans, versions, frames }: CompiledSite): Problem[] {
  const linked = new Set(
    plans.flatMap(({ path, linksTo }) => linksTo.filter((target) => target !== path)),
  )
  const shown = new Set(
    [
      ...versions.flatMap(({ sidebarHrefs }) => [...sidebarHrefs]),
      ...[...frames.values()].flatMap(frameHrefs),
      ...frameLinks(site),
    ].map(pathOfHref),
  )
  const hrefs = new Map(
    [...site.versions.flatMap(({ docs }) => docs), ...site.pages].map(({ path, href }) => [
      path,
      href,
    ]),
  )
  return plans.flatMap(({ path, owner, isListed }): Problem[] => {
    const href = hrefs.get(path)
    if (
      !isListed ||
      href === undefined ||
      path === '/' ||
      linked.has(path) ||
      shown.has(pathOfHref(href))
    )
      return []
    return [
      {
        kind: 'content',
        file: owner,
        message: 'no page links to it and no menu shows it',
        hint: 'Link to it, or mark it `unlisted: true`.',
      },
    ]
  })
}

/** One page, however its address is written. */
const pathOfHref = (href: string): string => toPath(decodeLoosely(splitTarget(href).path))

function frameHrefs({ homeHref, navbar, footer }: Frame): string[] {
  const inFooter = footer?.columns.flatMap(({ items }) => items) ?? []
  const shown = [...navbar.items.flatMap(expandDropdown), ...inFooter]
  return [homeHref, ...shown.flatMap((item) => ('href' in item ? [item.href] : []))]
}

/** Expands a dropdown into its items, since it leads nowhere itself. */
function expandDropdown(item: NavItemFacts): readonly (NavItemFacts | NavDropdownItem)[] {
  if (item.kind === 'dropdown') return item.items
  return 'before' in item ? [...item.before, ...item.after] : [item]
}
