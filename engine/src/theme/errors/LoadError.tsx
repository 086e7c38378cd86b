/** Says that the page asked for could not be loaded, over the one that is still there. */

import { useEffect, useRef } from 'react'
import { useApp, useStore } from '../appContext.ts'
import { causeChainOf } from './causeChain.ts'
import styles from './errors.module.css'

export function LoadError() {
  const { host, words } = useApp()
  const loading = useStore(host.loading, idle)
  const wasRetried = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const { state } = loading
  useEffect(() => {
    if (state === 'idle') wasRetried.current = false
    // A second failure is where the first one was left.
    if (state === 'failed' && wasRetried.current) button.current?.focus()
  }, [state])
  if (loading.state !== 'failed') return null
  const { retry, dismiss } = loading
  return (
    <div className={styles.load} role="alert">
      <p>{words.loadFailed}</p>
      <p className={styles.detail}>{causeChainOf(loading.error).join(' — ')}</p>
      <button
        type="button"
        className={styles.retry}
        ref={button}
        onClick={() => {
          wasRetried.current = true
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
