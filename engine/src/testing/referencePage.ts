/** A reference page of `docs/` → its tables, by heading: for tests only. */

import { readFileSync } from 'node:fs'
import json5 from 'json5'
import type { KeyFacts } from './schemaKeys.ts'

export const readReferencePage = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')

/** The text under a heading, up to the next of its level or above, headings below included. */
export function partUnder(heading: string, text: string): string {
  const level = /^#+/.exec(heading)?.[0].length ?? 0
  const start = text.indexOf(`\n${heading}\n`)
  if (start === -1) throw new Error(`There is no heading "${heading}"`)
  const rest = text.slice(start + heading.length + 2)
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'))
  return end === -1 ? rest : rest.slice(0, end)
}

/** Rows whose first cell is code: key → type and default. A key that stands twice has its second row under `key (twice)`. */
export function rowsIn(part: string): Map<string, KeyFacts> {
  const rows = new Map<string, KeyFacts>()
  for (const line of part.split('\n')) {
    const [, key, type = '', byDefault = ''] =
      /^\| `([^`]+)` \| ((?:[^|\\]|\\.)*) \| ((?:[^|\\]|\\.)*) \|/.exec(line) ?? []
    if (key === undefined) continue
    const name = rows.has(key) ? `${key} (twice)` : key
    rows.set(name, { type: type.replace(/`/g, ''), byDefault: defaultIn(byDefault) })
  }
  return rows
}

/** `—`, `**required**` or the value between backquotes, as the configuration writes it. */
function defaultIn(cell: string): string {
  if (cell === '—') return 'none'
  if (cell === '**required**') return 'required'
  const typed = /^`(.*)`$/.exec(cell)?.[1]
  return typed === undefined ? cell : JSON.stringify(json5.parse(typed))
}
