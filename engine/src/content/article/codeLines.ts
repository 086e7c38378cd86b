/** The lines of a block of code → `<span class="line">`, with what marks each: classes, a number, notes, words. */

import { escapeAttribute, escapeText } from '../escapeHtml.ts'
import { markWords, type LineMarks } from './codeMarks.ts'
import type { SessionLine } from './session.ts'

export type CodeLines = {
  readonly marks: ReadonlyMap<number, LineMarks>
  /** The number of the first line; `true` is 1. */
  readonly numbered: string | true | undefined
  readonly session?: readonly SessionLine[] | undefined
}

/** `highlighted`: lines given in braces or by `highlight-` comments. */
export function lineMarks(
  marks: ReadonlyMap<number, LineMarks>,
  highlighted: ReadonlySet<number>,
): ReadonlyMap<number, LineMarks> {
  const all = new Map(marks)
  for (const line of highlighted) {
    const { classes = [], notes = [], words = [] } = all.get(line) ?? {}
    all.set(line, { classes: ['marked', ...classes], notes, words })
  }
  return all
}

/** Returns `html` as it is, and its last line feed, where nothing tells its lines apart. */
export function writeLines(html: string, { marks, numbered, session }: CodeLines): string {
  if (marks.size === 0 && numbered === undefined && !session) return `${html}\n`
  const first = Number(numbered)
  const start = Number.isInteger(first) && numbered !== true ? first : 1
  return html
    .split('\n')
    .map((line, index) => {
      const { classes = [], notes = [], words = [] } = marks.get(index + 1) ?? {}
      const names = ['line', ...classes, ...(session?.[index]?.isOutput ? ['output'] : [])]
      const number = numbered === undefined ? '' : ` data-line="${start + index}"`
      const refs = notes
        .map((note) => `<span class="code-ref" data-note="${note}"></span>`)
        .join('')
      const wanted =
        words.length > 0 ? ` data-words="${escapeAttribute(words.join('\u001F'))}"` : ''
      return `<span class="${names.join(' ')}"${number}${wanted}>${line}${refs}\n</span>`
    })
    .join('')
    .replace(LINE_OF_WORDS, markLine)
}

/** A line whose colours are still to come has none of its words yet. */
const LINE_OF_WORDS = /( data-words="[^"\uE000]*")>([^\n\uE000]*)\n/g

/** Wraps the words of lines whose colours have come. */
export const markLines = (html: string): string =>
  html.includes(' data-words="') ? html.replace(LINE_OF_WORDS, markLine) : html

function markLine(_: string, attribute: string, line: string): string {
  const words = attribute.slice(' data-words="'.length, -1).split('\u001F')
  return `>${markWords(line, words.map(unescaped))}\n`
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Prompts before the commands, coloured as `html` has them, line by line; answers as they are. */
export function sessionHtml(lines: readonly SessionLine[], html: string): string {
  const commands = html.split('\n')
  let next = 0
  return lines
    .map(({ prompt, text, isOutput }) => {
      if (isOutput) return escapeText(text)
      const command = commands[next++] ?? escapeText(text)
      return prompt === undefined
        ? command
        : `<span class="prompt">${escapeText(prompt)}</span>${command}`
    })
    .join('\n')
}
