/** The search indexes of a site in memory. A large one is made by a thread: pages are served meanwhile. */

import { type IndexInput, indexTaskOf } from '../indexing/searchIndex.ts'
import {
  buildIndexes,
  createIndexPool,
  type IndexPoolOptions,
  wordsNamesOf,
} from '../indexing/indexPool.ts'
import type { BuiltFile, BuiltIndex } from '../search/buildIndex.ts'
import type { CompiledVersion } from '../site/compileVersion.ts'

export type LiveIndexes = {
  /** Made once for each state of the files: an edit is found at once, and its pieces are those of one index. */
  readonly indexOf: (version: CompiledVersion, input: IndexInput) => Promise<BuiltIndex>
}

export function createLiveIndexes(options: IndexPoolOptions): LiveIndexes {
  const made = new WeakMap<CompiledVersion, Promise<BuiltIndex>>()
  let queue: Promise<unknown> = Promise.resolve()
  const make = async (version: CompiledVersion, input: IndexInput) => {
    const pool = createIndexPool(options)
    try {
      const tasks = [indexTaskOf(version, input)]
      const files: BuiltFile[] = []
      const onFiles = (made: readonly BuiltFile[]) => files.push(...made)
      await buildIndexes(tasks, { pool, names: wordsNamesOf(input.site.config), onFiles })
      return { files }
    } catch (error) {
      pool.terminate()
      throw error
    }
  }
  return {
    indexOf: (version, input) => {
      const known = made.get(version)
      if (known) return known
      // One at a time: each takes as much memory as the text of the site.
      const index = queue.then(() => make(version, input))
      queue = index.catch(() => made.delete(version))
      made.set(version, index)
      return index
    },
  }
}
