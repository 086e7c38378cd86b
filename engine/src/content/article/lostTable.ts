/** A paragraph that its author took for a table: its two first rows have not the same number of cells. */

import { placeAfter, report, typedSource, type Node, type Writing } from './writing.ts'

export function reportLostTable(node: Node, writing: Writing): void {
  const typed = typedSource(node, writing)
  if (!typed.includes('|')) return
  const rows = typed.split('\n').map((line) => line.replace(/^[\s>]+/, '').trimEnd())
  const delimiter = rows.findIndex(
    (row, index) => DELIMITER.test(row) && rows[index - 1]?.includes('|'),
  )
  const [header, marks] = [rows[delimiter - 1], rows[delimiter]]
  if (header === undefined || marks === undefined) return
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

/** `|---|:--:|`; a rule or the underline of a heading has no bar. */
const DELIMITER = /^(?=.*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/

const cellsIn = (row: string): number =>
  row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length
