/** A worker thread that parses the files it is sent. */

import type { SourceFile } from '../content/parseDoc.ts'
import { serveTasks } from '../threads/workerThread.ts'
import { packDocs, type PackedDocs } from '../cache/keptDocs.ts'
import { createFileParser, type FileParser, type ParseSettings } from './parseFiles.ts'

export type ParseTask = {
  readonly files: readonly SourceFile[]
  readonly settings: ParseSettings
}

/** In the order of the files. */
export type ParseAnswer = {
  readonly packed: PackedDocs
  readonly tail: Uint8Array
  /** As in `ParsedFile`. */
  readonly areWhole: readonly boolean[]
}

const parsers = new Map<string, FileParser>()

serveTasks(
  async ({ files, settings }: ParseTask): Promise<ParseAnswer> => {
    const key = JSON.stringify(settings)
    const parser = parsers.get(key) ?? createFileParser(settings)
    parsers.set(key, parser)
    const parsed = await parser.parse(files)
    return {
      ...packDocs(parsed.map(({ doc }) => doc)),
      areWhole: parsed.map(({ isWhole }) => isWhole),
    }
  },
  ({ tail }) => [tail.buffer],
)
