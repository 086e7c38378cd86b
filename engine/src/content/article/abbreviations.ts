/** `*[DNS]: Domain Name System` on lines of their own → `<abbr>` around each “DNS” of the file's text. */

import { escapeAttribute } from '../escapeHtml.ts'
import { escapePattern } from '../../escapePattern.ts'
import { typedSource, typesetAlone, withoutTerms, writeText } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

const LINE = /^[ \t>]*\*\[([^\]\n]+)\]:[ \t]*(\S.*?)[ \t]*$/

/** Returns the definitions of a paragraph that holds nothing else. */
function definitionsIn(node: Node, state: ArticleState): (readonly [string, string])[] {
  if (node.type !== 'paragraph') return []
  const typed = typedSource(node, state)
  if (!typed.startsWith('*[')) return []
  const found = typed.split('\n').map((line) => LINE.exec(line))
  return found.every((line) => line !== null)
    ? found.map(([, name = '', meaning = '']) => [name, meaning] as const)
    : []
}

/** Before the first word is written. As for other definitions, the first one wins. */
export function collectAbbreviations(node: Node, state: ArticleState): void {
  for (const [name, meaning] of definitionsIn(node, state))
    if (!state.abbreviations.meanings.has(name)) state.abbreviations.meanings.set(name, meaning)
}

/** Definitions show nothing. */
export const isDefinitions = (node: Node, state: ArticleState): boolean =>
  state.abbreviations.meanings.size > 0 && definitionsIn(node, state).length > 0

export function writeAbbreviated(text: string, state: ArticleState): void {
  const { abbreviations } = state
  const { meanings } = abbreviations
  if (meanings.size === 0) return writeText(text, state)
  abbreviations.pattern ??= buildNamesPattern([...meanings.keys()])
  let end = 0
  for (const { 0: name, index } of text.matchAll(abbreviations.pattern)) {
    if (index > end) writeText(text.slice(end, index), state)
    const meaning = typesetAlone(meanings.get(name) ?? '', state)
    state.html += `<abbr title="${escapeAttribute(meaning)}">`
    withoutTerms(state, () => writeText(name, state))
    state.html += '</abbr>'
    end = index + name.length
  }
  if (end < text.length) writeText(text.slice(end), state)
}

/** The longest first: “HTML5” is not “HTML”. */
const buildNamesPattern = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${names
      .toSorted((a, b) => b.length - a.length)
      .map(escapePattern)
      .join('|')})(?![\\p{L}\\p{N}_])`,
    'gu',
  )
