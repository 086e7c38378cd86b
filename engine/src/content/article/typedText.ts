/** Text an author typed → text a reader sees: emoji shortcodes are replaced, then typography is applied. */

import { gemoji } from 'gemoji'
import {
  placeAfter,
  placeOf,
  report,
  typedSource,
  writeText,
  type Node,
  type Writing,
} from './writing.ts'

const emojiByName: ReadonlyMap<string, string> = new Map(
  gemoji.flatMap(({ emoji, names }) => names.map((name) => [name, emoji] as const)),
)

export function writeTypedText(value: string, node: Node, writing: Writing): void {
  if (value.includes('[^')) reportLostNote(value, node, writing)
  if (value.includes('][')) reportLostReference(node, writing)
  writeText(value.includes(':') ? withEmoji(value) : value, writing)
}

/** `:smile:` → 😄; a name that is not GitHub's stays as it is. */
const withEmoji = (text: string): string =>
  text.replace(/:([+\-\w]+):/g, (typed, name: string) => emojiByName.get(name) ?? typed)

/** `[text][name]`, `[name][]`, and the end of `[**text**][name]`; `list[0][1]` is text. */
const REFERENCE = /(?:(?<![\w\\\]])!?\[((?:[^\][\\]|\\.)*)|^)\]\[((?:[^\][\\]|\\.)*)\]/g

/** A reference that has its definition is a node of its own: what is still text has none. */
function reportLostReference(node: Node, writing: Writing): void {
  const source = typedSource(node, writing)
  for (const { 0: typed, 1: text = '', 2: name = '', index } of source.matchAll(REFERENCE)) {
    const wanted = name || text
    if (wanted === '' || wanted.startsWith('^')) continue
    const shown = typed.startsWith(']') ? `[…${typed}` : typed
    report(writing, placeAfter(source.slice(0, index), node, writing), {
      message: `Nothing says where “${shown}” leads.`,
      hint: `Add a line “[${wanted}]: address” to the file, or write \\[ for a bracket in the text.`,
    })
  }
}

function reportLostNote(value: string, node: Node, writing: Writing): void {
  const call = /\[\^[^\]\s]+\]/.exec(value)?.[0]
  if (!call) return
  report(writing, placeOf(node, writing), {
    message: `The footnote ${call} has no text.`,
    hint: `Add a line “${call}: …” to the file, or write \\${call} to show it as it is.`,
  })
}
