/** Text an author typed → text a reader sees: emoji shortcodes are replaced, then typography is applied. */

import { gemoji } from 'gemoji'
import { placeOf, report, writeText, type Node, type Writing } from './writing.ts'

const emojiByName: ReadonlyMap<string, string> = new Map(
  gemoji.flatMap(({ emoji, names }) => names.map((name) => [name, emoji] as const)),
)

export function writeTypedText(value: string, node: Node, writing: Writing): void {
  if (value.includes('[^')) reportLostNote(value, node, writing)
  writeText(value.includes(':') ? withEmoji(value) : value, writing)
}

/** `:smile:` → 😄; a name that is not GitHub's stays as it is. */
const withEmoji = (text: string): string =>
  text.replace(/:([+\-\w]+):/g, (typed, name: string) => emojiByName.get(name) ?? typed)

function reportLostNote(value: string, node: Node, writing: Writing): void {
  const call = /\[\^[^\]\s]+\]/.exec(value)?.[0]
  if (!call) return
  report(writing, placeOf(node, writing), {
    message: `The footnote ${call} has no text.`,
    hint: `Add a line “${call}: …” to the file, or write \\${call} to show it as it is.`,
  })
}
