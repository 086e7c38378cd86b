/** Tables → `<table>` in a box of its own that scrolls, named after its columns. */

import { escapeAttribute } from '../escapeHtml.ts'
import { fill } from '../../words/fill.ts'
import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import {
  capture,
  locateNode,
  report,
  startBlock,
  typedSource,
  writeChildren,
} from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

type Table = Extract<Node, { type: 'table' }>
type Row = Extract<Node, { type: 'tableRow' }>
type Cell = Extract<Node, { type: 'tableCell' }>

export function writeTable(node: Table, state: ArticleState): void {
  // The parser may leave stray text between the rows and cells of a broken table.
  const [head, ...body] = node.children.filter((row) => row.type === 'tableRow')
  if (!head) return
  const columns = cellsOf(head).length
  const align = node.align ?? []
  const labels: string[] = []
  const headHtml = capture(state, () => writeRow(head, { columns, align, labels, state }))
  const isStacked = columns > 2 && body.length > 0 && meanLength(body) > STACKED_LENGTH
  const said = isStacked ? labels : []
  const bodyHtml = capture(state, () => {
    for (const row of body) {
      reportShownComment(row, state)
      writeRow(row, { columns, align, said, state })
    }
  })
  // Sentences take room beside the text by the style sheet.
  const isWide = !isStacked && columns >= WIDE_COLUMNS
  const classes = `table-scroll${isStacked ? ' stacked' : ''}${isWide ? ' wide' : ''}`
  const label = escapeAttribute(writeRegionLabel(labels, state))
  state.html +=
    `<div class="${classes}" role="region" aria-label="${label}"><table>\n` +
    `<thead>\n${headHtml}</thead>\n${bodyHtml && `<tbody>\n${bodyHtml}</tbody>\n`}</table></div>\n`
}

/** Rows of sentences, in characters, as tables of messages have them: on a phone, their columns would be a word wide. */
const STACKED_LENGTH = 90

/** From so many on, a table takes room beside the text, where a window has some. */
const WIDE_COLUMNS = 5

/** Each takes the room of two letters. */
const WIDE_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

const meanLength = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + textIn(row).replace(WIDE_SIGNS, '$&$&').length, 0) / rows.length

const textIn = (node: Node): string =>
  'children' in node ? node.children.map(textIn).join('') : 'value' in node ? node.value : ''

/** `labels` is given for the header row, and filled; `said` names the cells of a row that stands on its own. */
type RowWriting = {
  columns: number
  align: Table['align'] & object
  labels?: string[]
  said?: readonly string[]
  state: ArticleState
}

const cellsOf = (row: Row): Cell[] => row.children.filter((cell) => cell.type === 'tableCell')

/** As in GFM, a row has as many cells as the header: what it has beyond is left out. */
function writeRow(row: Row, { columns, align, labels, said = [], state }: RowWriting): void {
  const cells = cellsOf(row)
  if (cells.length > columns)
    report(state, locateNode(row, state), {
      message: `This row has ${cells.length} cells, its header ${columns}.`,
      hint: 'A bar that separates no cells is written “\\|”, in code too.',
    })
  state.html += '<tr>'
  for (let index = 0; index < columns; index += 1) {
    const children = cells[index]?.children ?? []
    const side = align[index] ? ` data-align="${align[index]}"` : ''
    const tag = labels && children.length > 0 ? 'th' : 'td'
    // The first cell is what its row is about.
    const label = index > 0 ? said[index] : undefined
    const name = label
      ? ` data-label="${escapeAttribute(`${fill(state.words.cellOf, { column: label })} `)}"`
      : ''
    startBlock(state)
    const start = state.text.line.length
    state.isInCell = tag === 'td'
    enclose(
      state,
      [`<${tag}${tag === 'th' ? ' scope="col"' : ''}${side}${name}>`, `</${tag}>`],
      () => writeChildren(children, state),
    )
    state.isInCell = false
    labels?.push(state.text.line.slice(start).trim())
    // Cells of a row make one line of search text, so that a message and its remedy are found together.
    state.text.line += ' '
  }
  state.html += '</tr>\n'
  endLine(state.text)
}

/** Elsewhere, a link that nothing uses is a way to write a comment. */
function reportShownComment(row: Row, state: ArticleState): void {
  if (!/^\s*\|?\s*\[(?:\/\/|comment)\]:/i.test(typedSource(row, state))) return
  report(state, locateNode(row, state), {
    message: 'This comment is shown: right below a table, it is one of its rows.',
    hint: 'Put it above the table, or an empty line before it.',
  })
}

/** Two regions of a page may not have the same name. */
function writeRegionLabel(columns: readonly string[], state: ArticleState): string {
  const names = columns.filter((name) => name !== '').join(', ')
  const label = names === '' ? state.words.table : fill(state.words.tableOf, { columns: names })
  const count = (state.tableLabels.get(label) ?? 0) + 1
  state.tableLabels.set(label, count)
  return count === 1 ? label : `${label} (${count})`
}
