/** A page's HTML → the rows of the table under its « Dépannage » heading. */

import { decodeHTML } from 'entities'

import type { TroubleRow } from './benchPage.ts'

/** `source` is only searched for the line of each row. */
export function troubleRows(html: string, source: string): TroubleRow[] {
  const part = /<h2 [^>]*>Dépannage\b[\s\S]*?(?=<h2 |$)/.exec(html)?.[0] ?? ''
  const lines = source.split('\n')
  const top = Math.max(
    lines.findIndex((line) => /^##\s+Dépannage/.test(line)),
    0,
  )
  return [...part.matchAll(/<tr>\s*(<td[\s\S]*?)<\/tr>/g)].map(([, row = '']) => {
    const cell = /<td[^>]*>([\s\S]*?)<\/td>/.exec(row)?.[1] ?? ''
    const messages = [...cell.matchAll(/<code[^>]*>([\s\S]*?)<\/code>/g)].map((match) =>
      textOf(match[1] ?? ''),
    )
    const words = asTyped(textOf(cell))
    const found = lines.findIndex(
      (line, i) => i > top && line.startsWith('|') && lineHolds(line, messages[0] ?? words),
    )
    return {
      line: (found < 0 ? top : found) + 1,
      messages,
      words,
      notReproduced: /non reproduit/i.test(asTyped(textOf(row))),
    }
  })
}

function lineHolds(line: string, text: string): boolean {
  return textOf(line)
    .replaceAll('\\|', '|')
    .replace(/[`*\\]/g, '')
    .includes(text.replace(/[`*\\]/g, ''))
}

function textOf(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, '')).trim()
}

/** French typography undone: what a fault script writes after `#:` for a symptom in words. */
export function asTyped(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'")
}
