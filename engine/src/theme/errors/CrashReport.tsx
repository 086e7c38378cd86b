/** Error message shown in place of a component that crashed. */

import { fill } from '../../words/fill.ts'
import type { Words } from '../../words/wordTable.ts'
import { causeChainOf } from './causeChain.ts'
import type { Failure } from './ErrorBoundary.tsx'
import styles from './errors.module.css'
import { mainId } from '../elementIds.ts'

export type CrashReportProps = Failure & { readonly words: Words }

export function CrashReport({ error, retry, words }: CrashReportProps) {
  const [message, ...causes] = causeChainOf(error)
  const lines = causes.map((cause) => fill(words.crashCause, { message: cause }))
  const retryHere = () => {
    retry()
    // The button is gone, or stands there again.
    setTimeout(() => document.getElementById(mainId)?.focus())
  }
  return (
    <main id={mainId} tabIndex={-1}>
      <div className={styles.crash} role="alert">
        <h1>{words.crashTitle}</h1>
        <button type="button" className={styles.retry} onClick={retryHere}>
          {words.retry}
        </button>
        <pre>{[message, ...lines].join('\n')}</pre>
      </div>
    </main>
  )
}
