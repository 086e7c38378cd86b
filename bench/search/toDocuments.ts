import type { SearchDocument } from '../engineInternals.ts'

/** One section of `corpus.json`. */
type CorpusSection = {
  readonly url: string
  readonly pageTitle: string
  readonly sectionTitle: string
  readonly level: 1 | 2 | 3
  readonly content: string
  readonly tags: readonly string[]
  /** From the outermost. */
  readonly categories: readonly string[]
}

/** Returns the documents that the engine indexes, one a section. */
export function toDocuments(sections: readonly CorpusSection[]): SearchDocument[] {
  return sections.map((section, index) => ({
    id: index + 1,
    pageTitle: section.pageTitle,
    sectionTitle: section.sectionTitle,
    sectionRoute: section.url,
    level: section.level,
    content: section.content,
    tags: section.tags,
    sidebarParentCategories: section.categories.toReversed(),
  }))
}
