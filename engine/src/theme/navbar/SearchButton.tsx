/** Stands where the search box will be: opens it, and leads to the search page where scripts are off. */

import { useApp } from '../appContext.ts'
import { resultsHref } from '../search/resultsHref.ts'
import styles from './SearchButton.module.css'

export function SearchButton() {
  const { frame, host, words } = useApp()
  if (!frame.search) return null
  return (
    <a
      className={styles.search}
      href={resultsHref(frame)}
      aria-keyshortcuts="Control+K"
      aria-label={words.search}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        // The box gives it back when it closes; by a click, Safari does not give it.
        event.currentTarget.focus()
        host.openSearch()
      }}
    >
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <circle cx="6.5" cy="6.5" r="5" />
        <path d="m10 10 5 5" />
      </svg>
      <span className={styles.text}>{words.searchPlaceholder}</span>
      <kbd className={styles.key}>Ctrl K</kbd>
    </a>
  )
}
