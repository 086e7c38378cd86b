/** Queries that readers ask → which of them do not lead to their page. */
import type { Problem } from '../problem.ts'
import type { SearchIndex } from './openIndex.ts'
import type { RehearsalEntry } from './readRehearsal.ts'
import { search } from './search.ts'

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
    const ofPage = normalRoute(stripAnchor(entry.page))
    if (!known.has(ofPage))
      return [{ ...problem, message: `No page has the address ${entry.page}.` }]
    const found = routesFor(index, entry.query, page.includes('#') ? String : stripAnchor)
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

const stripAnchor = (route: string): string => route.split('#', 1)[0] ?? ''

const routesFor = (
  index: SearchIndex,
  query: string,
  routeOf: (route: string) => string,
): string[] => [
  ...new Set(
    search(index, query).hits.map((hit) => normalRoute(routeOf(hit.document.sectionRoute))),
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
