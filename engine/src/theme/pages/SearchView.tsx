/** The page of all the answers: an empty place for the search of the browser, and a way out without scripts. */

import type { SearchPage } from '../../site/page.ts'
import styles from './pages.module.css'
import type { PageViewProps } from './PageView.tsx'

export function SearchView({ page, words }: PageViewProps<SearchPage>) {
  return (
    <div className={styles.alone}>
      <h1>{words.searchTitle}</h1>
      <div data-island="search" />
      <noscript>
        <p>{words.searchNeedsScript}</p>
        {page.tagsHref !== undefined && (
          <p>
            <a href={page.tagsHref}>{words.allTags}</a>
          </p>
        )}
      </noscript>
    </div>
  )
}
