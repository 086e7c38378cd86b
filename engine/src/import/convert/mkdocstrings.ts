/** Converts what mkdocstrings fills from the code of a project, which is not read here. */

import type { Conversion } from '../importPlan.ts'
import { lineAt, outsideCode } from './codeSafe.ts'

/** `::: package.module`, with its options indented below; a word alone may open a box of another tool. */
const reference = /^:::[ \t]+\w+(?:\.\w+)+[ \t]*\n(?:(?:[ \t]*\n)*[ \t]+\S[^\n]*\n)*/gm

/** `[text][package.Name]`, `[package.Name][]`, and any name where the text is code, of which a mark is seen here. */
const link = /(?<![!\\\]])\[([^[\]\n]+)\]\[([\w.]*)\]/g
const name = /^[A-Za-z_]\w*(?:\.\w+)+$/
const code = /^\uE010\d+\uE011\uE012$/

/** Links to the reference keep their text; what is read from the code is left out, and told. */
export function convertMkdocstrings(text: string, note: Conversion['note']): string {
  const defined = new Set(
    [...text.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm)].map(([, label]) => label?.toLowerCase()),
  )
  const withoutLinks = outsideCode(text, (prose) =>
    prose.replace(link, (whole, shown: string, target: string, offset: number) => {
      const label = target === '' ? shown : target
      if (defined.has(label.toLowerCase()) || !(name.test(label) || code.test(shown))) return whole
      note({
        level: 'converted',
        kind: 'links to a reference of code → their text',
        line: lineAt(prose, offset),
      })
      return shown
    }),
  )
  return outsideCode(withoutLinks, (prose) =>
    prose.replace(reference, (_, offset: number) => {
      note({
        level: 'dropped',
        kind: 'references of code that mkdocstrings reads from its sources',
        line: lineAt(prose, offset),
      })
      return ''
    }),
  )
}
