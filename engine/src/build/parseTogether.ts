/** Many Markdown files → docs, by several threads: highlighting is the longest part of a first build. */

import type { SourceFile } from '../content/parseDoc.ts'
import { createCrew } from './crew.ts'
import type { ParsedFile, ParseSettings } from './parseFiles.ts'
import type { ParseTask } from './parseFilesWorker.ts'

/** Under this, the threads take longer to start than the files to parse. */
export const manyFiles = 120

const filesPerTask = 16

/** In the order of `files`. */
export async function parseTogether(
  files: readonly SourceFile[],
  settings: ParseSettings,
): Promise<readonly ParsedFile[]> {
  const crew = createCrew<ParseTask, readonly ParsedFile[]>('parseFilesWorker.js')
  const parsed: (readonly ParsedFile[])[] = []
  try {
    for (let start = 0; start < files.length; start += filesPerTask) {
      const some = files
        .slice(start, start + filesPerTask)
        .map(({ file, source, text }) => ({ file, source, text }))
      await crew.give(
        { files: some, settings },
        (result) => (parsed[start / filesPerTask] = result),
      )
    }
    await crew.settle()
  } finally {
    crew.dismiss()
  }
  return parsed.flat()
}
