/** A worker thread that makes the search indexes it is asked for. */

import { buildIndex, type IndexOptions } from '../search/buildIndex.ts'
import type { SearchDocument } from '../search/searchDocument.ts'
import { serveCrew } from './crewThread.ts'

export type IndexTask = {
  readonly documents: readonly SearchDocument[]
  readonly options: IndexOptions
}

serveCrew(
  ({ documents, options }: IndexTask) => buildIndex(documents, options),
  ({ files }) => files.map(({ bytes }) => bytes.buffer),
)
