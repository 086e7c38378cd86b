/** A paragraph that its author took for a table, or for the rest of one. */

import { placeAfter, placeOf, report, typedSource } from './writing.ts'
import type { Node, Writing } from './state.ts'

export function reportLostTable(node: Node, writing: Writing): void {
  const typed = typedSource(node, writing)
  if (!typed.includes('|')) return
  const rows = typed.split('\n').map((line) => line.replace(/^[\s>]+/, '').trimEnd())
  const delimiter = rows.findIndex(
    (row, index) => DELIMITER.test(row) && rows[index - 1]?.includes('|'),
  )
  const [header, marks] = [rows[delimiter - 1], rows[delimiter]]
  if (header === undefined || marks === undefined) return reportCutRows(rows, node, writing)
  const [names, sides] = [cellsIn(header), cellsIn(marks)]
  if (names === sides) return
  const before = typed
    .split('\n', delimiter)
    .map((line) => `${line}\n`)
    .join('')
  report(writing, placeAfter(before, node, writing), {
    message: `This is no table: its header has ${names} cell${names === 1 ? '' : 's'}, and the line below it ${sides}.`,
    hint: 'Give both as many cells, between “|”.',
  })
}

/** An empty line, or a comment, ends the table above: what follows is shown as text. */
function reportCutRows(rows: readonly string[], node: Node, writing: Writing): void {
  if (!isRow(rows[0])) return
  const start = node.position?.start.offset ?? 0
  const above = writing.source.slice(Math.max(0, start - farthest), start)
  const lines = above
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^[\s>]+/, ''))
  const written = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1)
  const table = written.slice(written.findLastIndex((line) => !isRow(line)) + 1)
  if (!table.slice(1).some((row) => DELIMITER.test(row))) return
  const isCommented = /(?:-->|\*\/\})[\s>]*$/.test(above)
  report(writing, placeOf(node, writing), {
    message: `This row is cut from its table: ${isCommented ? 'a comment' : 'an empty line'} ends it, and the row is shown as text.`,
    hint: isCommented
      ? 'Put the comment above or below the table.'
      : 'Take the empty line away, or give these rows a header of their own.',
  })
}

/** Characters above the paragraph that are looked at. */
const farthest = 2000

const isRow = (line: string | undefined): boolean =>
  line !== undefined && /^\|.*[^\\]\|$/.test(line.trim())

/** `|---|:--:|`; a rule or the underline of a heading has no bar. */
const DELIMITER = /^(?=.*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/

const cellsIn = (row: string): number =>
  row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length
