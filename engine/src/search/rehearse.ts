/** Queries that readers ask → which of them do not lead to their page. */
import { parseDocument, isMap, isScalar, isSeq, LineCounter } from 'yaml'
import type { Problem } from '../problem.ts'
import type { SearchIndex } from './openIndex.ts'
import { search } from './search.ts'

/** One line of `search-rehearsal.yml`. */
export type RehearsalEntry = {
  readonly query: string
  /** Path of the page, as it is in its address or decoded, with or without final slash. */
  readonly page: string
  /** Rank at which the page must come, at the latest: 1 or 3. */
  readonly within: 1 | 3
  /** 1-based. */
  readonly line: number
}

/** Each entry whose page comes too late, with what came instead. `index` has all its pieces. */
export function rehearse(
  index: SearchIndex,
  entries: readonly RehearsalEntry[],
  file: string,
): Problem[] {
  const known = new Set(index.pages.routes.map(normalRoute))
  return entries.flatMap((entry) => {
    const problem = { kind: 'content', file, line: entry.line } as const
    const page = normalRoute(entry.page)
    if (!known.has(page)) return [{ ...problem, message: `No page has the address ${entry.page}.` }]
    const found = pagesFor(index, entry.query)
    if (found.slice(0, entry.within).includes(page)) return []
    const rank = found.indexOf(page)
    const came =
      rank < 0
        ? 'does not come'
        : `comes ${rank + 1}${rank === 1 ? 'nd' : rank === 2 ? 'rd' : 'th'}`
    const wanted = entry.within === 1 ? 'first' : 'among the first three'
    return [
      {
        ...problem,
        message: `"${entry.query}": ${entry.page} ${came} and not ${wanted}.`,
        hint:
          found.length === 0 ? 'Nothing came.' : `Instead came ${found.slice(0, 3).join(', ')}.`,
      },
    ]
  })
}

/** Text of `search-rehearsal.yml`: page address → queries, `first` or among the `firstThree`. */
export function readRehearsal(
  text: string,
  file: string,
): { entries: RehearsalEntry[]; problems: Problem[] } {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const [error] = document.errors
  const shape = { kind: 'config', file, hint: SHAPE_HINT } as const
  if (error) {
    const message = error.message.split('\n', 1)[0] ?? ''
    return { entries: [], problems: [{ ...shape, line: error.linePos?.[0].line ?? 1, message }] }
  }
  if (document.contents === null) return { entries: [], problems: [] }
  const entries: RehearsalEntry[] = []
  const problems: Problem[] = []
  const lineOf = (node: unknown) => counter.linePos((node as Ranged).range?.[0] ?? 0).line
  const pages = isMap(document.contents) ? document.contents.items : []
  if (!isMap(document.contents))
    problems.push({ ...shape, line: 1, message: 'The rehearsal is not a list of pages.' })
  for (const { key, value } of pages) {
    const page = isScalar(key) ? String(key.value) : ''
    const lists = isMap(value) ? value.items : []
    for (const list of lists) {
      const within = isScalar(list.key) ? RANKS[String(list.key.value)] : undefined
      if (within === undefined || !isSeq(list.value) || !list.value.items.every(isScalar)) {
        problems.push({
          ...shape,
          line: lineOf(list.key),
          message: `${page}: this is no list of queries.`,
        })
        continue
      }
      for (const item of list.value.items) {
        if (isScalar(item))
          entries.push({ query: String(item.value), page, within, line: lineOf(item) })
      }
    }
    if (lists.length === 0)
      problems.push({ ...shape, line: lineOf(key), message: `${page}: no query is given.` })
  }
  return { entries, problems }
}

type Ranged = { readonly range?: readonly number[] | null }

const RANKS: Readonly<Record<string, 1 | 3>> = { first: 1, firstThree: 3 }
const SHAPE_HINT =
  'Write "/page/:" then, under it, "first:" or "firstThree:" with a list of queries.'

const pagesFor = (index: SearchIndex, query: string): string[] => [
  ...new Set(
    search(index, query).hits.map((hit) =>
      normalRoute(hit.document.sectionRoute.split('#', 1)[0] ?? ''),
    ),
  ),
]

/** Decoded, without final slash: addresses are compared, not their spellings. */
function normalRoute(route: string): string {
  try {
    return decodeURI(route)
      .normalize('NFC')
      .replace(/(?<=.)\/$/, '')
  } catch {
    return route
  }
}
