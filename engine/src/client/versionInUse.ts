/** The page shown, its address, the reader's choice → the docs version that its bar and its search are of. */
import type { Frame } from '../site/frame.ts'
import type { PageFacts } from '../site/page.ts'

/**
 * Returns the version shown on a page that belongs to none: the one in its address, else the one chosen, else the
 * latest.
 */
export function versionInUse(
  { version, frames }: Pick<PageFacts, 'version' | 'frames'>,
  search: string,
  preferred: string | null,
): string {
  if (!frames) return version
  const asked = new URLSearchParams(search).get('version')
  return [asked, preferred].find((name) => name !== null && Object.hasOwn(frames, name)) ?? version
}

/** Returns the address of the index to search in (spec §7). `inUse` is as `versionInUse` gives it; a version without an index is searched as that of the menus. */
export function indexHrefOf(
  { search, pluginId, version }: Pick<Frame, 'search' | 'pluginId' | 'version'>,
  inUse: string,
): string {
  const hrefs = search?.indexHrefs ?? {}
  const findHref = (name: string) => hrefs[`docs-${pluginId}-${name}`]
  return findHref(inUse) ?? findHref(version) ?? ''
}
