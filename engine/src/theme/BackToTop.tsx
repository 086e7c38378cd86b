/** A way back to the top, offered to those who scroll up from afar. */

import { useApp } from './appContext.ts'
import styles from './BackToTop.module.css'
import { isBackToTopShown } from './navbar/scrollState.ts'
import { useScrollState } from './navbar/useScrollState.ts'
import { mainId } from './elementIds.ts'

export function BackToTop() {
  const { words } = useApp()
  const isShown = useScrollState(isBackToTopShown, false)
  return (
    isShown && (
      <button
        type="button"
        className={styles.top}
        aria-label={words.backToTop}
        title={words.backToTop}
        onClick={goToTop}
      />
    )
  )
}

function goToTop() {
  // The button is about to go: its focus goes where the reader does.
  document.getElementById(mainId)?.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
