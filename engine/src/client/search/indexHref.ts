/** The page shown and the version chosen before → the index to search in (spec §7). */
import type { Frame } from '../../site/frame.ts'
import type { PageFacts } from '../../site/page.ts'
import type { StorageArea } from '../../theme/appContext.ts'
import { versionKeyOf } from '../../theme/storageKeys.ts'

type FrameFacts = Pick<Frame, 'search' | 'pluginId' | 'version' | 'versionPersistence'>

/**
 * The index of the version shown; on a page of no version, of the one chosen (`local` keeps its name, perhaps for
 * long), else of the one its menus lead to.
 */
export function indexHrefOf(
  { search, pluginId, version, versionPersistence }: FrameFacts,
  { kind, searchTag }: Pick<PageFacts, 'kind' | 'searchTag'>,
  local: Pick<StorageArea, 'get'>,
): string {
  const hrefs = search?.indexHrefs ?? {}
  const hrefOf = (name: string) => hrefs[`docs-${pluginId}-${name}`]
  const isOfNone = kind === 'search' || kind === 'notFound'
  const own = isOfNone ? undefined : hrefs[searchTag]
  // What was chosen before the site stopped remembering could not be changed any more.
  const preferred = versionPersistence === 'localStorage' && local.get(versionKeyOf(pluginId))
  return own ?? hrefOf(preferred || version) ?? hrefOf(version) ?? ''
}
