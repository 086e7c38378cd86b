/** Says that the page asked for could not be loaded, over the one that is still there. */

import { useState } from 'react'
import { useApp, useStore } from '../appContext.ts'
import { causeChainOf } from './causeChain.ts'
import styles from './errors.module.css'

export function LoadError() {
  const { host, words } = useApp()
  const loading = useStore(host.loading, idle)
  const [retried, setRetried] = useState('')
  if (loading.state !== 'failed') return null
  const { href, retry, dismiss } = loading
  return (
    <div className={styles.load} role="alert">
      <p>{words.loadFailed}</p>
      <p className={styles.detail}>{causeChainOf(loading.error).join(' — ')}</p>
      <button
        type="button"
        className={styles.retry}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a second failure is where the first one was left
        autoFocus={retried === href}
        onClick={() => {
          setRetried(href)
          retry()
        }}
      >
        {words.retry}
      </button>
      <button type="button" className={styles.retry} onClick={dismiss}>
        {words.close}
      </button>
    </div>
  )
}

const idle = { state: 'idle' } as const
