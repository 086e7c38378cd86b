/** YAML (or JSON) an author wrote → a plain value, or the line that keeps it from being read. */

import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type { Problem } from '../problem.ts'

export type YamlRead = {
  /** `undefined` when the text cannot be read. Key order is the author's. */
  readonly value?: unknown
  readonly problems: readonly Problem[]
  /** 1-based line of a top-level key, from the top of the file. */
  readonly lineOf: (key: string) => number
}

/** `name` says what is read (“front matter”); `linesBefore` is how many lines of the file come before `text`. */
export function readYaml(
  text: string,
  { file, name, linesBefore = 0 }: { file: string; name: string; linesBefore?: number },
): YamlRead {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  const lineOf = (key: string) => lineOfKey(document, key, lineAt)
  const [error] = document.errors
  if (!error) return { value: document.toJS() as unknown, problems: [], lineOf }
  const problem: Problem = {
    kind: 'content',
    file,
    line: lineAt(error.pos[0]),
    message: `The ${name} is not valid YAML: ${error.message.replace(/\.?$/, '.')}`,
    hint: 'Text that contains “: ” or “#”, or starts with a symbol, must be quoted: title: "A: b".',
  }
  return { problems: [problem], lineOf }
}

function lineOfKey(document: Document, key: string, lineAt: (offset: number) => number): number {
  if (!isMap(document.contents)) return lineAt(0)
  const pair = document.contents.items.find((item) => String(item.key) === key)
  return isNode(pair?.key) && pair.key.range ? lineAt(pair.key.range[0]) : lineAt(0)
}
