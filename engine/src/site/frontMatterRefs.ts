/** Reports what a page's front matter refers to and does not exist. */

import { findKeyLine } from '../content/keyLines.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { fileHint } from './links.ts'
import { isMissing, nearHint } from './sharedImage.ts'
import type { SiteDoc, SiteFacts, SiteVersion } from './site.ts'

/** Elsewhere in its version. */
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
    if (key !== 'displayed_sidebar' && version.drafts.has(wanted)) return []
    const message = `${key}: no ${what} "${wanted}" in version "${version.name}"`
    const hint = didYouMean(wanted, known.keys()) ?? `Write null for none, or leave ${key} out.`
    return [{ kind: 'content', file: doc.file, ...findKeyLine(key, doc), message, hint }]
  })
}

/** Reports a social image that does not exist. */
export function missingImage({ doc }: SiteDoc, facts: SiteFacts): Problem[] {
  const { image } = doc.frontMatter
  if (!isMissing({ image, file: doc.file }, facts)) return []
  const message = `image: no image ${image}`
  const hint = nearHint({ image, file: doc.file }, facts) ?? fileHint
  return [{ kind: 'content', file: doc.file, ...findKeyLine('image', doc), message, hint }]
}
