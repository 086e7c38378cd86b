/** Converts what mkdocstrings fills from the code of a project, which is not read here. */

import type { Conversion } from '../importPlan.ts'
import { lineAt, outsideCode } from './codeSafe.ts'

/** `::: package.module`, with its options indented below; a word alone may open a box of another tool. */
const reference = /^:::[ \t]+\w+(?:\.\w+)+[ \t]*\n(?:(?:[ \t]*\n)*[ \t]+\S[^\n]*\n)*/gm

/** `[text][package.Name]` or `[package.Name][]`: a name of code, with a dot or in code style. */
const link = /(?<![!\\\]])\[([^[\]\n]+)\]\[([\w.]*)\]/g

/** Links to the reference keep their text; what is read from the code is left out, and told. */
export function convertMkdocstrings(text: string, note: Conversion['note']): string {
  const defined = new Set(
    [...text.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm)].map(([, name]) => name?.toLowerCase()),
  )
  return outsideCode(text, (prose) =>
    prose
      .replace(reference, (_, offset: number) => {
        note({
          level: 'dropped',
          kind: 'references of code that mkdocstrings reads from its sources',
          line: lineAt(prose, offset),
        })
        return ''
      })
      .replace(link, (whole, shown: string, target: string, offset: number) => {
        const name = target === '' ? shown : target
        if (defined.has(name.toLowerCase()) || !/^`?[A-Za-z_][\w.]*`?$/.test(name)) return whole
        note({
          level: 'converted',
          kind: 'links to a reference of code → their text',
          line: lineAt(prose, offset),
        })
        return shown
      }),
  )
}
