/** The page of all the answers: an empty place for the search of the browser, and a way out without scripts. */

import type { SearchPage } from '../../site/page.ts'
import styles from './pages.module.css'
import type { PageViewProps } from './PageView.tsx'

export function SearchView({ frame, words }: PageViewProps<SearchPage>) {
  const [before, after] = words.searchNeedsScript.split('{link}')
  return (
    <div className={styles.alone}>
      <h1>{words.searchTitle}</h1>
      <div data-island="search" />
      <noscript>
        <p>
          {before}
          <a href={`${frame.baseUrl}tags/`}>{words.searchTagsLink}</a>
          {after}
        </p>
      </noscript>
    </div>
  )
}
