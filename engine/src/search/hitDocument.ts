/** Section number → what a hit shows of it. */
import type { PieceList, SearchIndex } from './openIndex.ts'
import type { SearchHitDocument } from './searchDocument.ts'
import { foldingSlugOf, keepingSlugOf } from './slugOf.ts'

/** `excerpt` is left empty: the text comes in a piece of its own. */
export function hitDocumentOf(index: SearchIndex, section: number): SearchHitDocument {
  const { pages } = index
  const page = index.pageOfSection[section] ?? 0
  return {
    id: section + 1,
    pageTitle: pages.titles[page] ?? '',
    sectionTitle: readSectionTitle(index, section),
    sectionRoute: (pages.routes[page] ?? '') + anchorSuffixOf(index, section),
    tags: pages.tags[page] ?? [],
    sidebarParentCategories: pages.categories[page] ?? [],
    excerpt: '',
  }
}

/** Says whether the title and anchor of a section are loaded. */
export const isLoaded = (index: SearchIndex, section: number): boolean =>
  rowIn(index.heads, section) !== undefined

/** The page title while the section's own has not arrived. */
export function readSectionTitle(index: SearchIndex, section: number): string {
  const row = rowIn(index.heads, section)
  return row?.piece.titles[row.at] || pageTitleOf(index, section)
}

export const pageTitleOf = ({ pages, pageOfSection }: SearchIndex, section: number): string =>
  pages.titles[pageOfSection[section] ?? 0] ?? ''

function anchorSuffixOf(index: SearchIndex, section: number): string {
  const row = rowIn(index.heads, section)
  const anchor = row?.piece.anchors[row.at] ?? ''
  if (anchor === '') return ''
  if (anchor === '=')
    return `#${encodeURIComponent(keepingSlugOf(readSectionTitle(index, section)))}`
  if (anchor === '~') return `#${foldingSlugOf(readSectionTitle(index, section))}`
  return `#${anchor}`
}

/** The piece that holds a section, and the section's rank in it. */
export function rowIn<T>(
  list: PieceList<T>,
  section: number,
): { piece: T; at: number } | undefined {
  const number = pieceNumberOf(list, section)
  const piece = list.pieces[number]
  return piece && { piece, at: section - (list.starts[number] ?? 0) }
}

/** The number of the piece that holds a section, or a stem; -1 when there is none. */
export const pieceNumberOf = <T extends number | string>(
  { starts }: { readonly starts: readonly T[] },
  place: T,
): number => starts.findLastIndex((start) => start <= place)
