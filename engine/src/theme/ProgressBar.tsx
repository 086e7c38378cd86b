/** A thread of light at the top while a page loads. Its 200 ms of patience (spec §2) are in the style sheet. */

import { useApp, useStore } from './appContext.ts'
import styles from './ProgressBar.module.css'

export function ProgressBar() {
  const { host, words } = useApp()
  const { state } = useStore(host.loading, { state: 'idle' })
  if (state !== 'loading') return null
  return <progress className={styles.bar} aria-label={words.loadingPage} />
}
