/** Test helper: every word of documents, as search compares them. */
import type { SearchDocument } from '../search/searchDocument.ts'
import { formsOf } from '../search/wordsOf.ts'

export const formsIn = (documents: readonly SearchDocument[]): string[] => [
  ...new Set(
    documents.flatMap(({ content, sectionTitle, pageTitle }) =>
      formsOf(`${content} ${sectionTitle} ${pageTitle}`),
    ),
  ),
]
