/** Queries of readers, as a site counts them → those that no page answers. */
import type { Problem } from '../problem.ts'
import type { SearchIndex } from './openIndex.ts'
import { search } from './search.ts'

/** One query a line; empty lines and those that begin with `#` are left out. `index` has all its pieces. */
export function judgeQueries(index: SearchIndex, text: string, file: string): Problem[] {
  return text.split('\n').flatMap((line, rank): Problem[] => {
    const query = line.trim()
    if (query === '' || query.startsWith('#')) return []
    const { hits, absent } = search(index, query)
    if (hits.length > 0 && absent.length === 0) return []
    const subject = absent.length > 0 && hits.length > 0 ? `“${absent.join(' ')}”` : 'it'
    return [
      {
        kind: 'content',
        file,
        line: rank + 1,
        message: `"${query}": no page speaks of ${subject}.`,
        hint: 'Write a page about it, or add its other names to the glossary of the site.',
      },
    ]
  })
}
