/** The title of an article, and what stands right under it. */

import type { Verification, WrittenIn } from '../../site/page.ts'
import type { PageWords } from '../../words/wordTable.ts'
import { fill } from '../../words/fill.ts'
import styles from './ArticleHead.module.css'

export type ArticleHeadProps = {
  readonly page: {
    /** Inner HTML of the `h1`; absent when the page hides it. */
    readonly titleHtml?: string
    readonly verification?: Verification
    readonly writtenIn?: WrittenIn
  }
  readonly badge?: string | undefined
  readonly words: PageWords
}

export function ArticleHead({ page, badge, words }: ArticleHeadProps) {
  const { titleHtml, verification, writtenIn } = page
  return (
    <>
      {badge !== undefined && (
        <p className={styles.badge}>{fill(words.versionBadge, { label: badge })}</p>
      )}
      {titleHtml !== undefined && (
        <h1 {...writtenIn} dangerouslySetInnerHTML={{ __html: titleHtml }} />
      )}
      {verification && (
        <p className={styles.verification} data-state={verification.state}>
          {verification.label}
        </p>
      )}
    </>
  )
}
