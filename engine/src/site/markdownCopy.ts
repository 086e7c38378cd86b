/** Markdown copies of docs: which docs have one, its address, and the targets of its links. */

import type { AddressOf } from '../content/markdownAddress.ts'
import type { ResolvedRef } from './resolvedRef.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'

/**
 * Says whether a doc has a Markdown copy. Pages hidden from search engines have none, since Markdown cannot ask for
 * that; nor have unreadable pages, whose comments cannot be told from their text.
 */
export const hasCopy = (
  { doc, writtenIn }: SiteDoc,
  { config }: Pick<Site, 'config'>,
  { isLatest }: Pick<SiteVersion, 'isLatest'>,
): boolean =>
  config.markdownCopies && isLatest && !doc.frontMatter.unlisted && !doc.isUnreadable && !writtenIn

export const copyHrefOf = (href: string): string => `${href}index.md`

/** Returns a resolver for the references of a doc. Broken ones stay as the author wrote them. */
export const addressOfRefs =
  ({ doc }: SiteDoc, refs: readonly ResolvedRef[]): AddressOf =>
  (target) => {
    if (target.startsWith('pathname://')) return target.slice('pathname://'.length)
    return refs.find((_, index) => doc.refs[index]?.target === target)?.href
  }
