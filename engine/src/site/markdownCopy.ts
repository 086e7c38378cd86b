/** Which docs have a Markdown copy beside their page, where it is, and where the addresses in it lead. */

import type { AddressOf } from '../content/markdownAddress.ts'
import type { ResolvedRef } from './resolvedRef.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'

/**
 * What is kept out of search engines has no copy: Markdown has no way to ask for it. Nor has a page that cannot be read:
 * what is a comment in it is not known.
 */
export const hasCopy = (
  { doc, writtenIn }: SiteDoc,
  { config }: Pick<Site, 'config'>,
  { isLatest }: Pick<SiteVersion, 'isLatest'>,
): boolean =>
  config.markdownCopies && isLatest && !doc.frontMatter.unlisted && !doc.isUnreadable && !writtenIn

export const copyHrefOf = (href: string): string => `${href}index.md`

/** Of the references of a doc: those that lead nowhere stay as the author wrote them. */
export const addressOfRefs =
  ({ doc }: SiteDoc, refs: readonly ResolvedRef[]): AddressOf =>
  (target) => {
    if (target.startsWith('pathname://')) return target.slice('pathname://'.length)
    return refs.find((_, index) => doc.refs[index]?.target === target)?.href
  }
