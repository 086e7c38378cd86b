/** The documents that carry one tag. */

import type { TagPage } from '../../site/page.ts'
import { formatCount } from '../../words/formatCount.ts'
import { fill } from '../../words/fill.ts'
import { UnlistedNotice } from './Notices.tsx'
import styles from './pages.module.css'
import type { PageViewProps } from './pageViewProps.ts'
import { ResultList } from './ResultList.tsx'

export function TagView({ page, words }: PageViewProps<TagPage>) {
  const { label, docs, tagDescription, allTagsHref, unlisted } = page
  const title = fill(formatCount(words, 'tagTitle', docs.length), { label })
  return (
    <div className={styles.alone}>
      {unlisted && <UnlistedNotice words={words} />}
      <header>
        <h1>{title}</h1>
        {tagDescription !== undefined && <p className={styles.lead}>{tagDescription}</p>}
        <p>
          <a href={allTagsHref}>{words.allTags}</a>
        </p>
      </header>
      <ResultList entries={docs} />
    </div>
  )
}
