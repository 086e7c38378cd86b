/** What the front matter of a doc names elsewhere in its version, and that is not there. */

import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import type { SiteDoc, SiteVersion } from './site.ts'

export function unknownRefs(
  { doc }: SiteDoc,
  version: SiteVersion,
  sidebars: ReadonlyMap<string, unknown>,
): Problem[] {
  const named = [
    ['pagination_prev', 'doc has the id', version.docOfId],
    ['pagination_next', 'doc has the id', version.docOfId],
    ['displayed_sidebar', 'sidebar is named', sidebars],
  ] as const
  return named.flatMap(([key, what, known]): Problem[] => {
    const wanted = doc.frontMatter[key]
    if (wanted === undefined || wanted === null || known.has(wanted)) return []
    const message = `${key}: no ${what} "${wanted}" in version "${version.name}"`
    const hint = didYouMean(wanted, known.keys()) ?? `Write null for none, or leave ${key} out.`
    return [{ kind: 'content', file: doc.file, message, hint }]
  })
}
