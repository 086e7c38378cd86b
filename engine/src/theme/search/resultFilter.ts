/** Hits and what the reader keeps of them. */
import { compareFrench } from '../../site/compareFrench.ts'
import type { Hit } from '../../search/searchDocument.ts'

/** Empty: any. */
export type ResultFilter = { readonly tag: string; readonly category: string }

export function filterHits(hits: readonly Hit[], { tag, category }: ResultFilter): Hit[] {
  return hits.filter(
    ({ document }) =>
      (tag === '' || document.tags.includes(tag)) &&
      (category === '' || document.sidebarParentCategories.includes(category)),
  )
}

/** Returns the labels that hits can be filtered by, sorted in French order. */
export function labelsOf(hits: readonly Hit[]): { tags: string[]; categories: string[] } {
  return {
    tags: sorted(hits.flatMap(({ document }) => document.tags)),
    categories: sorted(hits.flatMap(({ document }) => document.sidebarParentCategories)),
  }
}

const sorted = (labels: readonly string[]): string[] => [...new Set(labels)].toSorted(compareFrench)
