/** Pages → the tables of an index that name them, and their sections. */
import type { HeadBlock, PageTable } from './indexFile.ts'
import { oneLine, type IndexedPage } from './indexedPage.ts'
import type { KeptSections } from './keptSections.ts'
import { packNumbers } from './numbers.ts'

export type IndexPage = {
  readonly facts: IndexedPage
  readonly sections: KeptSections
  /** Names the sections. */
  readonly key: string
}

/** Pages of one address, which an index holds as one: all of it but its sections is that of the first. */
export type PageGroup = readonly [first: IndexPage, ...others: IndexPage[]]

/** In order of appearance. A page without section is in no index. */
export function groupByAddress(pages: readonly IndexPage[]): PageGroup[] {
  const groups = new Map<string, [IndexPage, ...IndexPage[]]>()
  for (const page of pages) {
    if (page.sections.textEnds.length === 0) continue
    const known = groups.get(page.facts.href)
    if (known) known.push(page)
    else groups.set(page.facts.href, [page])
  }
  return [...groups.values()]
}

export function packPages(groups: readonly PageGroup[]): PageTable {
  const column = (cellOf: (facts: IndexedPage) => string) =>
    groups.map(([{ facts }]) => cellOf(facts)).join('\n')
  const countSections = (group: PageGroup) =>
    group.reduce((sum, { sections }) => sum + sections.textEnds.length, 0)
  return {
    titles: column(({ title }) => oneLine(title)),
    routes: column(({ href }) => href),
    tags: column(({ tags }) => tags.map(oneLine).join('\t')),
    categories: column(({ categories }) => categories.map(oneLine).join('\t')),
    counts: packNumbers(groups.map(countSections)),
  }
}

/** Each block with the number of its sections. */
export function packHeads(
  groups: readonly PageGroup[],
  size: number,
): { count: number; block: HeadBlock }[] {
  const titles: string[] = []
  const anchors: string[] = []
  for (const group of groups) {
    const pageTitle = oneLine(group[0].facts.title)
    for (const { sections } of group) {
      for (const title of sections.titles.split('\n')) titles.push(title === pageTitle ? '' : title)
      anchors.push(...sections.anchors.split('\n'))
    }
  }
  const blocks = []
  for (let from = 0; from < titles.length; from += size) {
    const slice = titles.slice(from, from + size)
    const block = {
      titles: slice.join('\n'),
      anchors: anchors.slice(from, from + size).join('\n'),
    }
    blocks.push({ count: slice.length, block })
  }
  return blocks
}
