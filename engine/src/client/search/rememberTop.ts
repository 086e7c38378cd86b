/** Restores the scroll position of the results page, once its answer is in the document. */
import { readTop } from '../navigation/historyEntry.ts'
import type { SearchParts } from './searchParts.ts'

/** The page was as short as its form when it was scrolled: loaded, or come back to from another query. */
export function rememberTop({ host, navigation }: SearchParts) {
  const { arrival } = navigation.shown.get()
  let top = 'top' in arrival ? arrival.top : 0
  const over = new AbortController()
  const { signal } = over
  // The reader goes on from there.
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(type, () => (top = 0), { signal, passive: true })
  // Of the entry that is come back to, before it is scrolled; a new query has none.
  const stopListening = host.location.subscribe(() => {
    top = readTop(history.state)
  })
  signal.addEventListener('abort', stopListening)
  return {
    /** Call this with each answer: the best comes last, with its excerpts. */
    goBackToTop() {
      if (top === 0) return
      // A place that stays the same is not a scroll: the browser would hold what stood there before the excerpts.
      for (const place of [0, top]) scrollTo({ top: place, behavior: 'instant' })
    },
    forgetTop: () => over.abort(),
  }
}
