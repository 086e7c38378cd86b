/** `search-glossary.yml` → the lines that `buildIndex` takes, and what its author must fix. */
import { parseDocument, isScalar, isSeq, LineCounter } from 'yaml'
import type { Problem } from '../problem.ts'

/**
 * A list of groups: `- mdp, mot de passe` are the same; `- cadenas > certificat` goes one way;
 * `- [wp, wordpress]` is the same as `- wp, wordpress`.
 */
export function readGlossary(text: string, file: string): { lines: string; problems: Problem[] } {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const [error] = document.errors
  if (error) {
    const message = error.message.split('\n', 1)[0] ?? ''
    return {
      lines: '',
      problems: [{ ...PROBLEM, file, line: error.linePos?.[0].line ?? 1, message }],
    }
  }
  if (document.contents === null) return { lines: '', problems: [] }
  if (!isSeq(document.contents)) {
    return {
      lines: '',
      problems: [{ ...PROBLEM, file, line: 1, message: 'The glossary is not a list.' }],
    }
  }
  const lines: string[] = []
  const problems: Problem[] = []
  for (const item of document.contents.items) {
    const line = lineOf(item)
    if (line !== undefined && line.split(/[,>]/).filter((part) => part.trim() !== '').length > 1)
      lines.push(line)
    else {
      const range = (item as { range?: readonly number[] }).range
      problems.push({
        ...PROBLEM,
        file,
        line: counter.linePos(range?.[0] ?? 0).line,
        message: 'This group has fewer than two expressions.',
      })
    }
  }
  return { lines: lines.join('\n'), problems }
}

const PROBLEM = {
  kind: 'config',
  hint: 'Write one group a line: "- mdp, mot de passe", or "- cadenas > certificat" for one way.',
} as const

/** `undefined` for what is neither a text nor a list of texts. */
function lineOf(item: unknown): string | undefined {
  if (isScalar(item)) return String(item.value ?? '').replace(/\n/g, ' ')
  if (!isSeq(item) || !item.items.every(isScalar)) return undefined
  return item.items.map((part) => String((isScalar(part) && part.value) ?? '')).join(', ')
}
