/** Text an author typed → text a reader sees: emoji shortcodes are replaced, then typography is applied. */

import { createRequire } from 'node:module'
import { writeAbbreviated } from './abbreviations.ts'
import { reportFormula } from './formula.ts'
import { reportMalformedLink } from './malformedLink.ts'
import { reportOtherMarkdown } from './otherMarkdown.ts'
import { reportUnknownValues } from './unknownValue.ts'
import { placeAfter, locateNode, report, typedSource } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

export function writeTypedText(value: string, node: Node, state: ArticleState): void {
  if (value.includes('[^')) reportLostNote(value, node, state)
  if (value.includes('][')) reportLostReference(node, state)
  if (value.includes('](')) reportMalformedLink(node, state)
  if (value.includes('<!--')) reportLostComment(node, state)
  if (value.includes('{{')) reportUnknownValues(node, state)
  reportOtherMarkdown(value, node, state)
  if (value.includes(':::')) reportLostColons(node, state)
  if (value.includes('$')) reportFormula(node, state)
  writeAbbreviated(value.includes(':') ? withEmoji(value, node, state) : value, state)
}

/** One or several in a row, beside no letter, digit, colon or sign of an address: `root:x:0` and `/:id:/` are text. */
const SHORTCODES =
  /(?<![\p{L}\p{N}\p{M}_:/@=.\\-])(?::[+\-\w]+:)+(?![\p{L}\p{N}_:/@=-]|\.[\p{L}\p{N}])/gu

/** `:smile:` → 😄; a name that is not GitHub's stays as it is. */
const withEmoji = (text: string, node: Node, state: ArticleState): string =>
  text.replace(SHORTCODES, (typed, index: number) =>
    index === 0 && followsCode(node, state)
      ? typed
      : typed.replace(/:([+\-\w]+):/g, (each, name: string) => emojiNamed(name) ?? each),
  )

/** The table of them is a tenth of the start of a command, and most sites have none. */
function emojiNamed(name: string): string | undefined {
  nameToEmoji ??= (require('gemoji') as typeof import('gemoji')).nameToEmoji
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
}
let nameToEmoji: Readonly<Record<string, string>> | undefined
const require = createRequire(import.meta.url)

/** `[text][name]`, `[name][]`, and the end of `[**text**][name]`; `list[0][1]` and `f()[0][1]` are text. */
const REFERENCE = /(?:(?<![\w\\\])}`])!?\[((?:[^\][\\]|\\.)*)|^)\]\[((?:[^\][\\]|\\.)*)\]/g

/** A reference that has its definition is a node of its own: what is still text has none. */
function reportLostReference(node: Node, state: ArticleState): void {
  const source = typedSource(node, state)
  for (const { 0: typed, 1: text = '', 2: name = '', index } of source.matchAll(REFERENCE)) {
    const wanted = name || text
    if (wanted === '' || wanted.startsWith('^') || isPlain(text, name)) continue
    if (index === 0 && !typed.startsWith(']') && followsCode(node, state)) continue
    const shown = typed.startsWith(']') ? `[…${typed}` : typed
    report(state, placeAfter(source.slice(0, index), node, state), {
      message: `Nothing says where “${shown}” leads.`,
      hint: `Add a line “[${wanted}]: address” to the file, or write \\[ for a bracket in the text.`,
    })
  }
}

/** `[0][1]`, and the box of a task before brackets. */
const isPlain = (text: string, name: string): boolean =>
  /^\s+$/.test(text) || /^\d+ \d+$/.test(`${text} ${name}`)

/** The text starts with the bracket: what stands before it is of another node. */
const followsCode = (node: Node, { source }: ArticleState): boolean =>
  /[\w\\\])}`]/.test(source.charAt((node.position?.start.offset ?? 0) - 1))

function reportLostNote(value: string, node: Node, state: ArticleState): void {
  const call = /\[\^[^\]\s][^\]\n]*\]/.exec(value)?.[0]
  if (!call) return
  if (/\s/.test(call))
    return report(state, locateNode(node, state), {
      message: `“${call}” calls no footnote: its name has a space.`,
      hint: `Write it ${call.replace(/\s+/g, '-')}, here and before its text, or write \\${call} to show it as it is.`,
    })
  report(state, locateNode(node, state), {
    message: `The footnote ${call} has no text.`,
    hint: `Add a line “${call}: …” to the file, or write \\${call} to show it as it is.`,
  })
}

/** In a line of text, a comment ends with its paragraph. */
function reportLostComment(node: Node, state: ArticleState): void {
  const source = typedSource(node, state)
  const { index } = /(?<!\\)<!--/.exec(source) ?? {}
  if (index === undefined) return
  report(state, placeAfter(source.slice(0, index), node, state), {
    message: 'This comment is shown: its paragraph ends before it does.',
    hint: 'Put “<!--” at the start of a line, or leave out the empty lines before “-->”; \\<!-- shows it as it is.',
  })
}

/** In a quote too. */
const COLONS_ALONE = /(?<=^[ \t>]*):{3,}(?=[ \t]*$)/gm

/** Says whether a text ends with a line that is the row of a table. */
const isRow = (text: string): boolean =>
  /^[ \t>]*\|.*\|[ \t]*\n[ \t>]*$(?![\s\S])/m.test(text.slice(-2000))

/** Reports a closing fence left as text: its admonition was closed before, or never opened. */
function reportLostColons(node: Node, state: ArticleState): void {
  const { source } = state
  const start = node.position?.start.offset ?? 0
  const end = start + typedSource(node, state).length
  for (const { 0: colons, index } of source.matchAll(COLONS_ALONE)) {
    if (index < start || index >= end) continue
    report(state, placeAfter(source.slice(start, index), node, state), {
      message: `“${colons}” closes nothing: it is shown as it is.`,
      hint: isRow(source.slice(0, index))
        ? 'A table takes in the line right below it: leave an empty line between them.'
        : 'An admonition opens with “:::note”, and with more colons, “::::note”, around another one.',
    })
  }
}
