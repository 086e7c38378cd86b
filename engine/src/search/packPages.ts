/** Pages → the tables of an index that name them, and their sections. */
import type { HeadBlock, PageTable } from './indexFile.ts'
import type { KeptSections, PageSection } from './keptSections.ts'
import { packNumbers } from './numbers.ts'
import { foldingSlugOf, keepingSlugOf } from './slugOf.ts'

/** What the sections of a page have in common; plain data. */
export type PageFacts = {
  readonly href: string
  readonly title: string
  /** Labels. */
  readonly tags: readonly string[]
  /** Nearest first. */
  readonly categories: readonly string[]
}

export type IndexPage = {
  readonly facts: PageFacts
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
  const column = (cellOf: (facts: PageFacts) => string) =>
    groups.map(([{ facts }]) => cellOf(facts)).join('\n')
  const countOf = (group: PageGroup) =>
    group.reduce((sum, { sections }) => sum + sections.textEnds.length, 0)
  return {
    titles: column(({ title }) => oneLine(title)),
    routes: column(({ href }) => href),
    tags: column(({ tags }) => tags.map(oneLine).join('\t')),
    categories: column(({ categories }) => categories.map(oneLine).join('\t')),
    counts: packNumbers(groups.map(countOf)),
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

/** A cell of a table: line feeds and tabs separate them. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The cell of `HeadBlock.anchors` for a section. */
export function anchorCellOf({ title, anchor }: PageSection): HeadBlock['anchors'] {
  if (anchor === encodeURIComponent(keepingSlugOf(title))) return '='
  if (anchor === foldingSlugOf(title)) return '~'
  return anchor
}
