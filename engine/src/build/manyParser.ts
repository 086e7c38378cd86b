/** What parsers of many files have in common: threads, which may start before there is something to parse. */

import type { SourceFile } from '../content/parseDoc.ts'
import type { Crew } from './crew.ts'
import type { ParsedFile } from './parseFiles.ts'

export type ManyParser = {
  /** Starts the threads before there is something to parse. */
  readonly start: () => void
  /** Ends the threads that were started for nothing. */
  readonly dismiss: () => void
  /** In the order of `files`. Its threads end with it. */
  readonly parse: (files: readonly SourceFile[]) => Promise<readonly ParsedFile[]>
}

export function createManyParser<Task, Result>(
  gather: () => Crew<Task, Result>,
  parse: (files: readonly SourceFile[], crew: Crew<Task, Result>) => Promise<readonly ParsedFile[]>,
): ManyParser {
  let early: Crew<Task, Result> | undefined
  return {
    start: () => {
      early ??= gather()
      early.start()
    },
    dismiss: () => {
      early?.dismiss()
      early = undefined
    },
    parse: async (files) => {
      const crew = early ?? gather()
      early = undefined
      try {
        return await parse(files, crew)
      } finally {
        crew.dismiss()
      }
    },
  }
}
