/** `judged/*.tsv` → queries with the pages that answer them; a half is kept aside, for no choice to look at. */
import { readFile } from 'node:fs/promises'
import type { SearchDocument } from '../engineInternals.ts'
import type { JudgedQuery } from './corpus.ts'

export type PartedQuery = JudgedQuery & {
  /** Judged once something is chosen, never chosen by. */
  readonly isKeptAside: boolean
}

/**
 * A line: a query, a tab, the pages to open, `|`, other good pages. A page is named by a part of its address. Throws
 * when that matches no page, or when a page to open matches several.
 */
export async function readJudged(
  name: string,
  documents: readonly SearchDocument[],
): Promise<PartedQuery[]> {
  const text = await readFile(new URL(`judged/${name}.tsv`, import.meta.url), 'utf8')
  const pages = [
    ...new Set(documents.map(({ sectionRoute }) => sectionRoute.split('#', 1)[0] ?? '')),
  ]
  const findPages = (keys: string, isExact: boolean): string[] =>
    keys.split(' ').flatMap((key) => {
      const found = pages.filter((page) => key !== '' && page.includes(key))
      const whole = found.filter((page) => page.endsWith(`${key}/`) || page.endsWith(key))
      const told = whole.length === 1 ? whole : found
      if (key !== '' && (told.length === 0 || (isExact && told.length > 1)))
        throw new Error(`${name}.tsv: ${key} is of ${told.length} pages`)
      return told
    })
  let kind = ''
  let rank = 0
  return text.split('\n').flatMap((line): PartedQuery[] => {
    const heading = /^## (.+)$/.exec(line)?.[1]
    if (heading !== undefined) kind = heading
    const [query = '', answers] = line.split('\t')
    if (answers === undefined) return []
    const [best = '', good = ''] = answers.split(' | ')
    const judgments = Object.fromEntries([
      ...findPages(good, false).map((page) => [page, 2]),
      ...findPages(best, true).map((page) => [page, 3]),
    ])
    return [{ query, class: kind, judgments, isKeptAside: rank++ % 2 === 1 }]
  })
}
