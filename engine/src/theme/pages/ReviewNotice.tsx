/** Over a doc whose review is overdue: in the page from the build on, shown by the reader's clock. */

import { longDayOf } from '../../site/longDay.ts'
import type { Review } from '../../site/page.ts'
import { overdueFromMs } from '../../site/review.ts'
import type { PageWords } from '../../words/wordTable.ts'
import { fill } from '../../words/fill.ts'

export type ReviewNoticeProps = {
  readonly review: Review
  readonly htmlLang: string
  readonly words: PageWords
}

/** A build does not look at the clock: without scripts, the date under the article is all there is. */
export function ReviewNotice({ review, htmlLang, words }: ReviewNoticeProps) {
  const date = longDayOf(review.isoDay, htmlLang)
  return (
    <>
      <div
        className="admonition admonition-warning"
        role="note"
        data-overdue-from={overdueFromMs(review)}
        hidden
      >
        <p className="admonition-title">{words.overdueTitle}</p>
        <p>{fill(words.overdueText, { date })}</p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: reviewScript }} />
    </>
  )
}

/**
 * Runs where it stands, before what follows is drawn: the notice pushes nothing that is being read. For pages that the
 * app shows, `client/article/articles.ts` does the same. Its hash is in the Content-Security-Policy.
 */
export const reviewScript =
  '{const n=document.querySelector("[data-overdue-from]");n.hidden=Date.now()<n.dataset.overdueFrom}'
