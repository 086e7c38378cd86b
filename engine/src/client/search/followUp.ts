/** A result opened here → its words marked, once its page is shown. */
import type { Words } from '../../words/wordTable.ts'
import { cleanPathOf } from '../navigation/linkIntent.ts'
import { loadMarker } from './loadMarker.ts'
import type { Navigation } from '../navigation/navigation.ts'

/** Says that a result is about to be followed: its address, and the stems to mark. */
export type FollowUp = (href: string, stems: readonly string[]) => void

/** Another page takes the marks away with it; its bar goes too. */
export function createFollowUp({ shown, location: place }: Navigation, words: Words): FollowUp {
  let awaited: { readonly path: string; readonly stems: readonly string[] } | undefined
  let clear: (() => void) | undefined

  const mark = () => {
    clear?.()
    clear = undefined
    const followed = awaited
    awaited = undefined
    if (!followed || cleanPathOf(location.pathname) !== followed.path) return
    const { stems } = followed
    const page = shown.get()
    loadMarker().then(
      ({ highlightArrival }) => {
        if (shown.get() === page) clear ??= highlightArrival(stems, words)
      },
      // Offline: the page is read without its marks.
      () => {},
    )
  }
  // After React has put the page in the document.
  shown.subscribe(() => setTimeout(mark))
  return (href, stems) => {
    const path = cleanPathOf(new URL(href, location.href).pathname)
    awaited = { path, stems }
    loadMarker().catch(() => {})
    if (path === cleanPathOf(place.get().pathname)) setTimeout(mark)
  }
}
