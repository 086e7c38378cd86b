/** Markdown files → docs, here and now. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Doc } from '../content/doc.ts'
import { createHighlighter, languagesIn } from '../content/highlight/highlight.ts'
import { parseDoc, type SourceFile } from '../content/parseDoc.ts'

/** Plain data: it is sent to worker threads. */
export type ParseSettings = {
  /** Absolute. */
  readonly siteDir: string
  readonly typography: boolean
}

export type ParsedFile = {
  readonly doc: Doc
  /** False when the doc was made of other files too, which its own text does not tell. */
  readonly isWhole: boolean
}

export type FileParser = {
  readonly parse: (files: readonly SourceFile[]) => Promise<readonly ParsedFile[]>
  /** Loads what parsing code in these languages needs, so that the next file does not wait for it. */
  readonly prepare: (languages: Iterable<string>) => Promise<void>
}

export function createFileParser({ siteDir, typography }: ParseSettings): FileParser {
  const { highlight, load } = createHighlighter()
  const parseOne = (file: SourceFile): ParsedFile => {
    let isWhole = true
    const readOther = (partial: string) => {
      isWhole = false
      return readPartial(siteDir, partial)
    }
    const doc = parseDoc(file, { typography, highlight, readPartial: readOther })
    return { doc, isWhole }
  }
  return {
    parse: async (files) => {
      await load(files.flatMap(({ text }) => languagesIn(text)))
      return files.map(parseOne)
    },
    prepare: load,
  }
}

/** Partials are inside the site folder, or they are not read. */
function readPartial(siteDir: string, partial: string): string | undefined {
  const absolute = path.resolve(siteDir, partial)
  if (!absolute.startsWith(siteDir + path.sep)) return undefined
  try {
    return readFileSync(absolute, 'utf8')
  } catch {
    return undefined
  }
}
