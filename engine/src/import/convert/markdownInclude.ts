/** The extension `markdown_include`: `{!file!}` → the text of the file, in code too. */

import path from 'node:path'
import type { Conversion } from '../importPlan.ts'
import type { Taken } from './snippets.ts'

type Places = {
  /** Absolute. */
  readonly folder: string
  readonly taken: Taken
}

const MARK = /\{!\s*(.+?)\s*!(?:\s*lines=([\d\s-]+?)\s*!)?\}/g
const deepest = 8

export function includeMarks(
  text: string,
  places: Places,
  note: Conversion['note'],
  depth = 0,
): string {
  if (!text.includes('{!') || depth > deepest) return text
  return text.replace(MARK, (whole, file: string, lines: string | undefined) => {
    const read = places.taken.read([path.join(places.folder, file)])
    if (read === undefined) {
      note({ level: 'decide', kind: 'snippets that were not found', text: file })
      return whole
    }
    note({ level: 'converted', kind: 'snippets, copied into their pages', text: file })
    return includeMarks(pickLines(read.replace(/\n$/, ''), lines), places, note, depth + 1)
  })
}

/** `1 3 5-8`, from 1. */
function pickLines(text: string, wanted: string | undefined): string {
  if (wanted === undefined) return text
  const all = text.split('\n')
  return wanted
    .trim()
    .split(/\s+/)
    .flatMap((each) => {
      const [first = 1, last = first] = each.split('-').map(Number)
      return all.slice(first - 1, last)
    })
    .join('\n')
}
