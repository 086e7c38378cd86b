/**
 * Reports what readers search for, and how many results they get, to analytics (`analytics.ts`), once per pause in
 * typing.
 */
import type { BoxAnswer } from '../../theme/search/searchBoxActions.ts'

/** Long enough for a word begun not to be taken for a search. */
const PAUSE_MS = 1500

/** Returns a function to be called with each answer; it only reports the last one before a pause. */
export function createSearchTracker(): (query: string, answer: BoxAnswer) => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  let told = ''
  return (query, answer) => {
    clearTimeout(pause)
    const text = query.trim()
    if (answer === 'failed' || text === '' || text === told) return
    pause = setTimeout(() => {
      told = text
      dispatchEvent(
        new CustomEvent('lucarne:searched', {
          detail: { query: text, count: answer.total, absent: answer.absent },
        }),
      )
    }, PAUSE_MS)
  }
}
