/** Common part of parsers of many files: threads, which may start before there is anything to parse. */

import type { SourceFile } from '../content/parseDoc.ts'
import type { WorkerPool } from '../threads/workerPool.ts'
import type { ParsedFile } from './parseFiles.ts'

export type ManyParser = {
  /** Starts the threads before there is something to parse. */
  readonly start: () => void
  /** Ends the threads that were started for nothing. */
  readonly terminate: () => void
  /** In the order of `files`. Its threads end with it. */
  readonly parse: (files: readonly SourceFile[]) => Promise<readonly ParsedFile[]>
}

export function createManyParser<Task, Result>(
  gather: () => WorkerPool<Task, Result>,
  parse: (
    files: readonly SourceFile[],
    pool: WorkerPool<Task, Result>,
  ) => Promise<readonly ParsedFile[]>,
): ManyParser {
  let early: WorkerPool<Task, Result> | undefined
  return {
    start: () => {
      early ??= gather()
      early.start()
    },
    terminate: () => {
      early?.terminate()
      early = undefined
    },
    parse: async (files) => {
      const pool = early ?? gather()
      early = undefined
      try {
        return await parse(files, pool)
      } finally {
        pool.terminate()
      }
    },
  }
}
