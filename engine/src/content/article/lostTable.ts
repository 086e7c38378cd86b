/** A paragraph that its author took for a table, or for the rest of one. */

import { placeAfter, locateNode, report, typedSource } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

export function reportLostTable(node: Node, state: ArticleState): void {
  const typed = typedSource(node, state)
  if (!typed.includes('|')) return
  const rows = typed.split('\n').map((line) => line.replace(/^[\s>]+/, '').trimEnd())
  const delimiter = rows.findIndex(
    (row, index) => DELIMITER.test(row) && rows[index - 1]?.includes('|'),
  )
  const [header, marks] = [rows[delimiter - 1], rows[delimiter]]
  if (header === undefined || marks === undefined) return reportCutRows(rows, node, state)
  const [names, sides] = [cellsIn(header), cellsIn(marks)]
  if (names === sides) return
  const before = typed
    .split('\n', delimiter)
    .map((line) => `${line}\n`)
    .join('')
  report(state, placeAfter(before, node, state), {
    message: `This is no table: its header has ${names} cell${names === 1 ? '' : 's'}, and the line below it ${sides}.`,
    hint: 'Give both as many cells, between “|”.',
  })
}

/** An empty line, or a comment, ends the table above: what follows is shown as text. */
function reportCutRows(rows: readonly string[], node: Node, state: ArticleState): void {
  const start = node.position?.start.offset ?? 0
  const above = state.source.slice(Math.max(0, start - farthest), start)
  const isCommented = /(?:-->|\*\/\})[\t >]*\n?[\t >]*$/.test(above)
  // After a comment, with no empty line, what holds a bar can only be a row.
  const isRow = isCommented ? hasBar : isBetweenBars
  const [first = ''] = rows
  if (!isRow(first)) return
  const lines = above
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^[\s>]+/, ''))
  const written = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1)
  const table = written.slice(written.findLastIndex((line) => !isRow(line)) + 1)
  if (isCommented && DELIMITER.test(first) && table.length > 0)
    return report(state, locateNode(node, state), {
      message: 'This is no table: a comment stands between its header and the line below it.',
      hint: commentHint,
    })
  if (!table.slice(1).some((row) => DELIMITER.test(row))) return
  report(state, locateNode(node, state), {
    message: `This row is cut from its table: ${isCommented ? 'a comment' : 'an empty line'} ends it, and the row is shown as text.`,
    hint: isCommented
      ? commentHint
      : 'Take the empty line away, or give these rows a header of their own.',
  })
}

/** Characters above the paragraph that are looked at. */
const farthest = 2000

const commentHint = 'Put the comment above or below the table.'

const isBetweenBars = (line: string): boolean => /^\|.*[^\\]\|$/.test(line.trim())

const hasBar = (line: string): boolean => /(?<!\\)\|/.test(line)

/** `|---|:--:|`; a rule or the underline of a heading has no bar. */
const DELIMITER = /^(?=.*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/

const cellsIn = (row: string): number =>
  row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length
