/** Says that the page asked for could not be loaded, over the one that is still there. */

import { useApp, useStore } from '../appContext.ts'
import { causeChainOf } from './causeChain.ts'
import styles from './errors.module.css'

export function LoadError() {
  const { host, words } = useApp()
  const loading = useStore(host.loading, idle)
  if (loading.state !== 'failed') return null
  return (
    <div className={styles.load} role="alert">
      <p>{words.loadFailed}</p>
      <p className={styles.detail}>{causeChainOf(loading.error).join(' — ')}</p>
      <button type="button" className={styles.retry} onClick={loading.retry}>
        {words.retry}
      </button>
    </div>
  )
}

const idle = { state: 'idle' } as const
