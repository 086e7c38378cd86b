/** Input of the charter's rules, and the way they report problems. */

import type { Charter } from '../../config/charterSchema.ts'
import type { Doc } from '../../content/doc.ts'
import type { Problem } from '../../problem.ts'

export type CharterInput = {
  readonly doc: Doc
  /** The whole file, for the line of each problem. */
  readonly text: string
  readonly charter: Charter
}

/** `line` is 1-based; 0 when the whole file is at fault. */
export function problemAt(
  { doc }: CharterInput,
  line: number,
  { message, hint }: { message: string; hint?: string },
): Problem {
  return {
    kind: 'content',
    file: doc.file,
    ...(line > 0 && { line }),
    message,
    ...(hint !== undefined && { hint }),
  }
}

/** 1-based line of the first match; 0 when there is none. */
export function findLine({ text }: CharterInput, pattern: RegExp): number {
  return text.split('\n').findIndex((line) => pattern.test(line)) + 1
}

/** The file's lines with front matter, code and addresses left blank: what a reader reads as prose. */
export function proseLines({ doc, text }: Pick<CharterInput, 'doc' | 'text'>): string[] {
  const lines = text.split('\n')
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  for (let i = 0; i <= end; i += 1) lines[i] = ''
  for (const block of doc.blocks) {
    const height = block.code.split('\n').length
    for (let i = 0; i <= height; i += 1) lines[block.line - 1 + i] = ''
  }
  return lines.map((line) =>
    line
      .replace(/(`+).+?\1/g, (code) => ' '.repeat(code.length))
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/<[^>]*>/g, ' '),
  )
}
