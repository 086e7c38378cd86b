/** A version → the index to search in (spec §7). */
import type { Frame } from '../../site/frame.ts'

/** `inUse` is as `versionInUse` gives it; a version without an index is searched as that of the menus. */
export function indexHrefOf(
  { search, pluginId, version }: Pick<Frame, 'search' | 'pluginId' | 'version'>,
  inUse: string,
): string {
  const hrefs = search?.indexHrefs ?? {}
  const findHref = (name: string) => hrefs[`docs-${pluginId}-${name}`]
  return findHref(inUse) ?? findHref(version) ?? ''
}
