/** No page has this address. The browser adds the nearest ones to the empty place. */

import type { NotFoundPage } from '../../site/page.ts'
import styles from './pages.module.css'
import type { PageViewProps } from './pageViewProps.ts'
import { islandId } from '../elementIds.ts'

export function NotFoundView({ frame, words }: PageViewProps<NotFoundPage>) {
  return (
    <div className={styles.alone}>
      <h1>{words.notFoundTitle}</h1>
      <p className={styles.lead}>{words.notFoundText}</p>
      <p>{words.notFoundAdvice}</p>
      <div className="prose" id={islandId} />
      <p>
        <a href={frame.homeHref}>{words.home}</a>
      </p>
    </div>
  )
}
