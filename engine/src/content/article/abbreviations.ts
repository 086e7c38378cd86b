/** `*[DNS]: Domain Name System` on lines of their own → `<abbr>` around each “DNS” of the file's text. */

import { escapeAttribute } from '../escapeHtml.ts'
import { escapePattern } from '../../escapePattern.ts'
import { typedSource, typesetAlone, withoutTerms, writeText } from './writing.ts'
import type { Node, Writing } from './state.ts'

const LINE = /^[ \t>]*\*\[([^\]\n]+)\]:[ \t]*(\S.*?)[ \t]*$/

/** Returns the definitions of a paragraph that holds nothing else. */
function definitionsIn(node: Node, writing: Writing): (readonly [string, string])[] {
  if (node.type !== 'paragraph') return []
  const typed = typedSource(node, writing)
  if (!typed.startsWith('*[')) return []
  const found = typed.split('\n').map((line) => LINE.exec(line))
  return found.every((line) => line !== null)
    ? found.map(([, name = '', meaning = '']) => [name, meaning] as const)
    : []
}

/** Before the first word is written. As for other definitions, the first one wins. */
export function collectAbbreviations(node: Node, writing: Writing): void {
  for (const [name, meaning] of definitionsIn(node, writing))
    if (!writing.abbreviations.meanings.has(name)) writing.abbreviations.meanings.set(name, meaning)
}

/** Definitions show nothing. */
export const isDefinitions = (node: Node, writing: Writing): boolean =>
  writing.abbreviations.meanings.size > 0 && definitionsIn(node, writing).length > 0

export function writeAbbreviated(text: string, writing: Writing): void {
  const { abbreviations } = writing
  const { meanings } = abbreviations
  if (meanings.size === 0) return writeText(text, writing)
  abbreviations.pattern ??= patternOf([...meanings.keys()])
  let end = 0
  for (const { 0: name, index } of text.matchAll(abbreviations.pattern)) {
    if (index > end) writeText(text.slice(end, index), writing)
    const meaning = typesetAlone(meanings.get(name) ?? '', writing)
    writing.html += `<abbr title="${escapeAttribute(meaning)}">`
    withoutTerms(writing, () => writeText(name, writing))
    writing.html += '</abbr>'
    end = index + name.length
  }
  if (end < text.length) writeText(text.slice(end), writing)
}

/** The longest first: “HTML5” is not “HTML”. */
const patternOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${names
      .toSorted((a, b) => b.length - a.length)
      .map(escapePattern)
      .join('|')})(?![\\p{L}\\p{N}_])`,
    'gu',
  )
