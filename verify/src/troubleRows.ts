/** A page's HTML → the rows of the table under its « Dépannage » heading. */

import { decodeHTML } from 'entities'

import type { TroubleRow } from './guidePage.ts'

/**
 * `source` is only searched for the line of each row. A message followed by « (Debian 12) » is of that release only;
 * `release` is the one that runs.
 */
export function troubleRows(html: string, source: string, release: string): TroubleRow[] {
  const part = /<h2 [^>]*>Dépannage\b[\s\S]*?(?=<h2 |$)/.exec(html)?.[0] ?? ''
  const lines = source.split('\n')
  const top = Math.max(
    lines.findIndex((line) => /^##\s+Dépannage/.test(line)),
    0,
  )
  return [...part.matchAll(/<tr>\s*(<td[\s\S]*?)<\/tr>/g)].map(([, row = '']) => {
    const cell = /<td[^>]*>([\s\S]*?)<\/td>/.exec(row)?.[1] ?? ''
    const all = [...cell.matchAll(/<code[^>]*>([\s\S]*?)<\/code>([^<]*)/g)].map((match) => ({
      text: readText(match[1] ?? ''),
      of: /^\s*\(Debian[\s\u00A0\u202F](\d+)/.exec(decodeHTML(match[2] ?? ''))?.[1] ?? release,
    }))
    const messages = all.filter(({ of }) => of === release).map(({ text }) => text)
    const others = all.filter(({ of }) => of !== release).map(({ text }) => text)
    const words = asTyped(readText(cell))
    const found = lines.findIndex(
      (line, i) => i > top && line.startsWith('|') && lineHolds(line, all[0]?.text ?? words),
    )
    return {
      line: (found < 0 ? top : found) + 1,
      messages,
      others,
      words,
      notReproduced:
        /non reproduit/i.test(asTyped(readText(row))) ||
        (messages.length === 0 && others.length > 0),
    }
  })
}

function lineHolds(line: string, text: string): boolean {
  return readText(line)
    .replaceAll('\\|', '|')
    .replace(/[`*\\]/g, '')
    .includes(text.replace(/[`*\\]/g, ''))
}

function readText(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, '')).trim()
}

/** French typography undone: what a fault script writes after `#:` for a symptom in words. */
export function asTyped(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'")
}
