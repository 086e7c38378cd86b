/** The page of all the answers: a place for the search of the browser, and a way out where it does not come. */

import type { SearchPage } from '../../site/page.ts'
import styles from './pages.module.css'
import type { PageViewProps } from './pageViewProps.ts'
import searchStyles from './SearchView.module.css'
import { islandId } from '../elementIds.ts'

export function SearchView({ page, words }: PageViewProps<SearchPage>) {
  const allTags = page.tagsHref !== undefined && (
    <p>
      <a href={page.tagsHref}>{words.allTags}</a>
    </p>
  )
  return (
    <div className={styles.alone}>
      <h1>{words.searchTitle}</h1>
      <div id={islandId}>
        <div className={searchStyles.late}>
          <p>{words.searchLate}</p>
          {allTags}
        </div>
      </div>
      <noscript>
        <p>{words.searchNeedsScript}</p>
        {allTags}
      </noscript>
    </div>
  )
}
