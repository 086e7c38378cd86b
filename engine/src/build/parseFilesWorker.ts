/** A worker thread that parses the files it is sent. */

import type { SourceFile } from '../content/parseDoc.ts'
import { serveCrew } from './crewThread.ts'
import {
  createFileParser,
  type FileParser,
  type ParsedFile,
  type ParseSettings,
} from './parseFiles.ts'

export type ParseTask = {
  readonly files: readonly SourceFile[]
  readonly settings: ParseSettings
}

const parsers = new Map<string, FileParser>()

serveCrew(({ files, settings }: ParseTask): Promise<readonly ParsedFile[]> => {
  const key = JSON.stringify(settings)
  const parser = parsers.get(key) ?? createFileParser(settings)
  parsers.set(key, parser)
  return parser.parse(files)
})
