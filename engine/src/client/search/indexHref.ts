/** The page shown and the version chosen before → the index to search in (spec §7). */
import type { Frame, PageFacts } from '../../site/page.ts'

export type SearchedPage = Pick<PageFacts, 'kind' | 'searchTag'> & {
  /** Name of the version that the reader chose before, perhaps long ago. */
  readonly preferred: string | null
}

/** The index of the version shown; on a page of no version, of the one chosen, else of the one its menus lead to. */
export function indexHrefOf(
  { search, pluginId, version }: Pick<Frame, 'search' | 'pluginId' | 'version'>,
  { kind, searchTag, preferred }: SearchedPage,
): string {
  const hrefs = search?.indexHrefs ?? {}
  const hrefOf = (name: string) => hrefs[`docs-${pluginId}-${name}`]
  const isOfNone = kind === 'search' || kind === 'notFound'
  const own = isOfNone ? undefined : hrefs[searchTag]
  return own ?? hrefOf(preferred ?? version) ?? hrefOf(version) ?? ''
}
