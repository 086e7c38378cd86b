/** What the front matter of a doc names elsewhere in its version, and that is not there. */

import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import type { SiteDoc, SiteVersion } from './site.ts'

export function unknownRefs(
  { doc }: SiteDoc,
  version: SiteVersion,
  sidebars: Iterable<string>,
): Problem[] {
  const { pagination_prev, pagination_next, displayed_sidebar } = doc.frontMatter
  const problemOf = (key: string, what: string, { wanted, known }: Wanted): Problem[] => {
    if (wanted === undefined || wanted === null) return []
    const names = [...known]
    if (names.includes(wanted)) return []
    const message = `${key}: no ${what} "${wanted}" in version "${version.name}"`
    const hint = didYouMean(wanted, names) ?? `Write null for none, or leave ${key} out.`
    return [{ kind: 'content', file: doc.file, message, hint }]
  }
  const ids = version.docOfId
  return [
    ...problemOf('pagination_prev', 'doc has the id', {
      wanted: pagination_prev,
      known: ids.keys(),
    }),
    ...problemOf('pagination_next', 'doc has the id', {
      wanted: pagination_next,
      known: ids.keys(),
    }),
    ...problemOf('displayed_sidebar', 'sidebar is named', {
      wanted: displayed_sidebar,
      known: sidebars,
    }),
  ]
}

type Wanted = { readonly wanted: string | null | undefined; readonly known: Iterable<string> }
