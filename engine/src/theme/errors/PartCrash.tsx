/** Stands in the place of a part of an article that crashed: the rest of the page stays. */

import { fill } from '../../words/fill.ts'
import type { Words } from '../../words/wordTable.ts'
import { causeChainOf } from './causeChain.ts'
import type { Failure } from './ErrorBoundary.tsx'
import styles from './errors.module.css'

export type PartCrashProps = Failure & { readonly words: Words }

export function PartCrash({ error, retry, words }: PartCrashProps) {
  const [message, ...causes] = causeChainOf(error)
  const lines = causes.map((cause) => fill(words.crashCause, { message: cause }))
  return (
    <div className={styles.crash} role="alert">
      <strong>{words.partCrashed}</strong>
      <button type="button" className={styles.retry} onClick={retry}>
        {words.retry}
      </button>
      <pre>{[message, ...lines].join('\n')}</pre>
    </div>
  )
}
