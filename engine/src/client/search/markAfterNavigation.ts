/** A result opened here → its words marked, once its page is shown. */
import type { Words } from '../../words/wordTable.ts'
import type { AnsweringTerms } from '../../search/searchDocument.ts'
import { cleanPathOf } from '../navigation/linkIntent.ts'
import { loadStem } from './languageFiles.ts'
import type { Navigation } from '../navigation/navigation.ts'

/** Says that a result is about to be followed: its address, and what to mark. */
export type MarkAfterNavigation = (href: string, terms: AnsweringTerms) => void

/** Another page takes the marks away with it; its bar goes too. */
export function createMarkAfterNavigation(
  { shown, location: place }: Navigation,
  words: Words,
  language: string | undefined,
): MarkAfterNavigation {
  const load = () => Promise.all([import('./highlightArrival.ts'), loadStem(language)])
  let awaited: { readonly path: string; readonly terms: AnsweringTerms } | undefined
  let clear: (() => void) | undefined

  const mark = () => {
    clear?.()
    clear = undefined
    const followed = awaited
    awaited = undefined
    if (!followed || cleanPathOf(location.pathname) !== followed.path) return
    const { terms } = followed
    const page = shown.get()
    load().then(
      ([{ highlightArrival }, stem]) => {
        if (shown.get() === page) clear ??= highlightArrival(terms, words, stem)
      },
      // Offline: the page is read without its marks.
      () => {},
    )
  }
  // After React has put the page in the document.
  shown.subscribe(() => setTimeout(mark))
  return (href, terms) => {
    const path = cleanPathOf(new URL(href, location.href).pathname)
    awaited = { path, terms }
    load().catch(() => {})
    if (path === cleanPathOf(place.get().pathname)) setTimeout(mark)
  }
}
