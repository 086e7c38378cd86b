/** The network is down, and the page was not kept. The browser adds those nearest to its address, out of what was. */

import type { NotFoundPage } from '../../site/page.ts'
import styles from './pages.module.css'
import type { PageViewProps } from './pageViewProps.ts'
import { islandId } from '../elementIds.ts'

export function OfflineView({ frame, words }: PageViewProps<NotFoundPage>) {
  return (
    <div className={styles.alone}>
      <h1>{words.offlineTitle}</h1>
      <p className={styles.lead}>{words.offlineText}</p>
      <p>{words.offlineAdvice}</p>
      <div className="prose" id={islandId} />
      <p>
        <a href={frame.homeHref}>{words.home}</a>
      </p>
    </div>
  )
}
