/** A worker thread that makes the search indexes it is asked for. */

import { buildIndex, type BuiltIndex, type IndexOptions } from '../search/buildIndex.ts'
import type { SearchDocument } from '../search/searchDocument.ts'
import { serveCrew } from './crewThread.ts'
import { hashOf } from './hashOf.ts'

export type IndexTask = {
  readonly documents: readonly SearchDocument[]
  readonly options: IndexOptions
}

/** Each file with the `hashOf` its bytes. */
export type HashedIndex = { readonly files: readonly HashedFile[] }
type HashedFile = BuiltIndex['files'][number] & { readonly hash: string }

serveCrew(
  ({ documents, options }: IndexTask): HashedIndex => ({
    files: buildIndex(documents, options).files.map((file) => ({
      ...file,
      hash: hashOf(file.bytes),
    })),
  }),
  ({ files }) => files.map(({ bytes }) => bytes.buffer),
)
