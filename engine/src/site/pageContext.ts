/** Context from which the pages of one version are made. */

import type { BranchedSidebar } from './branches.ts'
import type { SidebarBranches } from './sidebarItem.ts'
import { toHref } from './paths.ts'
import type { SidebarPlace } from './sidebar.ts'
import { searchTagOf } from './site.ts'
import type { Site, SiteLocales, SiteVersion } from './site.ts'

export type VersionContext = SiteLocales & {
  /** Home address of each version, by its name; empty without docs. */
  readonly mainHrefs: ReadonlyMap<string, string>
}

/** Context of a version's pages: their place in the sidebars, by address, and the branched sidebars, by name. */
export type PageContext = VersionContext & {
  readonly version: SiteVersion
  readonly places: ReadonlyMap<string, SidebarPlace>
  readonly branched: ReadonlyMap<string, BranchedSidebar>
  /** As `printedWith`: what is not printed is in none. */
  readonly books: ReadonlyMap<string, string>
}

/** Returns what all pages that are not docs have in common. */
export function plainPageOf(path: string, { site, version }: { site: Site; version: SiteVersion }) {
  const href = toHref(site.baseUrl, path)
  return {
    path,
    href,
    description: site.config.tagline,
    canonical: site.config.url + href,
    noIndex: !version.isLatest,
    version: version.name,
    searchTag: searchTagOf(site, version),
    versions: {},
    // Those of other locales are known once all are compiled.
    locales: {},
  }
}

/** The branches that a page in a large sidebar carries with it. */
export function carriedBranches(
  href: string,
  { places, branched }: Pick<PageContext, 'places' | 'branched'>,
): { branches?: SidebarBranches } {
  const sidebar = branched.get(places.get(href)?.sidebar ?? '')
  const trail = sidebar?.trailOf.get(href) ?? []
  if (!sidebar || trail.length === 0) return {}
  return {
    branches: Object.fromEntries(trail.map((more) => [more, sidebar.branches.get(more) ?? []])),
  }
}
