/** A link or an image whose address has a space: Markdown shows what was typed. */

import { placeAfter, report, typedSource } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

/**
 * `[text](an address)`, and the end of `[**text**](an address)`; in the address, parentheses go by pairs. An address
 * between `<` and `>` is a link.
 */
const LINK = /(?:(?<!\\)!?\[(?:[^\][\\]|\\.)*|^)\]\(\s*([^\s<()](?:[^()\n\\]|\\.|\([^()\n]*\))*)\)/g

const TITLE = /\s+(?:"[^"]*"|'[^']*')\s*$/

export function reportMalformedLink(node: Node, state: ArticleState): void {
  const source = typedSource(node, state)
  for (const { 0: typed, 1: inside = '', index } of source.matchAll(LINK)) {
    const address = inside.replace(TITLE, '').trim()
    if (!/\s/.test(address) || !isPath(address)) continue
    const shown = typed.startsWith(']') ? `[…${typed}` : typed
    report(state, placeAfter(source.slice(0, index), node, state), {
      message: `“${shown}” is shown as it is: its address has a space.`,
      hint: `Write it between “<” and “>”, (<${address}>), or its spaces “%20”.`,
    })
  }
}

/** Prose between parentheses is none. */
const isPath = (address: string): boolean =>
  /^\.{0,2}\/\S/.test(address) || /\.[a-z][a-z0-9]{0,9}(?:[?#].*)?$/i.test(address)
