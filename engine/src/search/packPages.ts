/** Documents → the table of their pages. */
import type { HeadBlock, PageTable } from './indexFile.ts'
import { packNumbers } from './numbers.ts'
import type { SearchDocument } from './searchDocument.ts'
import { foldingSlugOf, keepingSlugOf } from './slugOf.ts'

/** The sections of one page, in the order given. */
export type PageGroup = {
  /** Without anchor. */
  readonly route: string
  readonly title: string
  readonly sections: readonly SearchDocument[]
}

export function packPages(groups: readonly PageGroup[]): PageTable {
  const firsts = groups.flatMap(({ sections }) => sections.slice(0, 1))
  const column = (cellOf: (first: SearchDocument) => string) => firsts.map(cellOf).join('\n')
  return {
    titles: column((first) => oneLine(first.pageTitle)),
    routes: groups.map(({ route }) => route).join('\n'),
    tags: column((first) => first.tags.map(oneLine).join('\t')),
    categories: column((first) => first.sidebarParentCategories.map(oneLine).join('\t')),
    counts: packNumbers(groups.map(({ sections }) => sections.length)),
  }
}

/** A cell of a table: line feeds and tabs separate them. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Pages in order of appearance; the sections of a page are brought together. */
export function groupByPage(documents: readonly SearchDocument[]): PageGroup[] {
  const groups = new Map<string, SearchDocument[]>()
  for (const document of documents) {
    const route = routeOf(document)
    const known = groups.get(route)
    if (known) known.push(document)
    else groups.set(route, [document])
  }
  return Array.from(groups, ([route, sections]) => ({
    route,
    title: oneLine(sections[0]?.pageTitle ?? ''),
    sections,
  }))
}

/** The address of its page. */
export const routeOf = ({ sectionRoute }: SearchDocument): string =>
  sectionRoute.split('#', 1)[0] ?? ''

/** The cell of `HeadBlock.anchors` for a section. */
export function anchorOf(section: SearchDocument, route: string): HeadBlock['anchors'] {
  const anchor = section.sectionRoute.slice(route.length + 1)
  if (anchor === encodeURIComponent(keepingSlugOf(section.sectionTitle))) return '='
  if (anchor === foldingSlugOf(section.sectionTitle)) return '~'
  return anchor
}
