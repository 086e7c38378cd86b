/** Footer of a doc: where to edit it, its Markdown copy, its last update, its next review. */

import type { Doc } from '../content/doc.ts'
import { copyHrefOf, hasCopy } from './markdownCopy.ts'
import type { DocPage } from './page.ts'
import { reviewOf } from './review.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'

export function docRecordOf(
  placed: SiteDoc,
  site: Site,
  version: SiteVersion,
): Pick<DocPage, 'editHref' | 'updated' | 'review' | 'markdownHref' | 'feedback'> {
  const { doc, href } = placed
  const editHref = editHrefOf(doc, site)
  const updated = updatedOf(doc, site)
  const review = reviewOf(doc, version)
  const feedback = feedbackOf(site.config)
  return {
    ...(feedback && { feedback }),
    ...(editHref && { editHref }),
    ...(updated && { updated }),
    ...(review && { review }),
    ...(hasCopy(placed, site, version) && { markdownHref: copyHrefOf(href) }),
  }
}

function feedbackOf({ feedback, analytics }: Site['config']): DocPage['feedback'] {
  if (typeof feedback === 'object') return feedback
  return feedback && analytics ? {} : undefined
}

function editHrefOf({ frontMatter, file }: Doc, { config }: Site) {
  const { editUrl } = config.docs
  const { custom_edit_url: custom } = frontMatter
  return custom === undefined
    ? editUrl && `${editUrl.replace(/\/$/, '')}/${encodeURI(file)}`
    : custom
}

/** Returns the last update to show: what the front matter states takes precedence over Git. */
export function updatedOf({ frontMatter, file }: Doc, { config, facts }: Site): DocPage['updated'] {
  if (!config.docs.showLastUpdate) return undefined
  const updated = { ...facts.updateOf(file), ...statedUpdate(frontMatter.last_update) }
  return updated.isoDate === undefined ? undefined : { ...updated, isoDate: updated.isoDate }
}

type StatedUpdate = { date?: string | undefined; author?: string | undefined } | undefined

function statedUpdate(stated: StatedUpdate): { isoDate?: string; author?: string } {
  const time = stated?.date === undefined ? Number.NaN : Date.parse(withZone(stated.date))
  return {
    ...(!Number.isNaN(time) && { isoDate: new Date(time).toISOString() }),
    ...(stated?.author !== undefined && { author: stated.author }),
  }
}

/** A time without a zone is in UTC, as a day is: not in that of the machine. */
const withZone = (date: string): string => (/[T ][\d:.]+$/.test(date) ? `${date}Z` : date)
