/** Front matter → when a page is to be reviewed, and by whom; which pages should have been. */

import type { Doc } from '../content/doc.ts'
import { findKeyLine } from '../content/keyLines.ts'
import type { Problem } from '../problem.ts'
import type { Review } from './page.ts'
import { latestVersionOf } from './site.ts'
import type { Site, SiteVersion } from './site.ts'

/** Only the latest version is kept up: the pages of another say so in their banner. */
export function reviewOf(
  { frontMatter }: Doc,
  { isLatest }: Pick<SiteVersion, 'isLatest'>,
): Review | undefined {
  const { next_review: stated } = frontMatter
  if (!stated || !isLatest) return undefined
  const { date, owner } = stated
  return { isoDay: date, ...(owner !== undefined && { owner }) }
}

/** From when on the page is overdue, in milliseconds since 1970. */
export const overdueFromMs = ({ isoDay }: Review): number => Date.parse(isoDay) + 86_400_000

export function overdueReviews(site: Site, nowMs: number): Problem[] {
  const version = latestVersionOf(site)
  return version.docs.flatMap(({ doc, writtenIn }): Problem[] => {
    const review = reviewOf(doc, version)
    if (writtenIn || !review || nowMs < overdueFromMs(review)) return []
    const owner = review.owner === undefined ? '' : ` (${review.owner})`
    return [
      {
        kind: 'overdueReview',
        file: doc.file,
        ...findKeyLine('next_review', doc),
        message: `to be reviewed before ${review.isoDay}${owner}`,
        hint: 'Review the page, then write when it is to be reviewed next.',
      },
    ]
  })
}

export const hasReviews = (site: Site): boolean => {
  const version = latestVersionOf(site)
  return version.docs.some(({ doc }) => reviewOf(doc, version) !== undefined)
}
