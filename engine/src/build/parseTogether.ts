/** Many Markdown files → docs, by several threads: highlighting is the longest part of a first build. */

import type { SourceFile } from '../content/parseDoc.ts'
import { createCrew } from './crew.ts'
import type { ParsedFile, ParseSettings } from './parseFiles.ts'
import type { ParseTask } from './parseFilesWorker.ts'

/** Under this, the threads take longer to start than the files to parse. */
export const manyFiles = 120

const filesPerTask = 16

export type TogetherParser = {
  /** Starts the threads before there is something to parse. */
  readonly start: () => void
  /** Ends the threads that were started for nothing. */
  readonly dismiss: () => void
  /** In the order of `files`. Its threads end with it. */
  readonly parse: (files: readonly SourceFile[]) => Promise<readonly ParsedFile[]>
}

export function createTogetherParser(settings: ParseSettings): TogetherParser {
  const gather = () => createCrew<ParseTask, readonly ParsedFile[]>('parseFilesWorker.js')
  let early: ReturnType<typeof gather> | undefined
  const start = () => {
    early ??= gather()
    early.start()
  }
  const parse = async (files: readonly SourceFile[]) => {
    const crew = early ?? gather()
    early = undefined
    const parsed: (readonly ParsedFile[])[] = []
    // A few go to one thread: a second would have its own grammars to load.
    const size = files.length < manyFiles ? manyFiles : filesPerTask
    try {
      for (let start = 0; start < files.length; start += size) {
        const some = files
          .slice(start, start + size)
          .map(({ file, source, text }) => ({ file, source, text }))
        await crew.give({ files: some, settings }, (result) => (parsed[start / size] = result))
      }
      await crew.settle()
    } finally {
      crew.dismiss()
    }
    return parsed.flat()
  }
  const dismiss = () => {
    early?.dismiss()
    early = undefined
  }
  return { start, dismiss, parse }
}
