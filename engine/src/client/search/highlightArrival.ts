/** Words looked for and the page they led to → marks there, as soon as it is shown. */
import type { Words } from '../../words/wordTable.ts'
import { anchorOf } from '../navigation/arrival.ts'
import { showHighlightBar } from './highlightBar.ts'
import { highlightRoot, highlightTerms } from './highlightTerms.ts'
import { mainId } from '../../theme/elementIds.ts'

/** Answers the function that takes the marks away; `undefined` when the page holds none of the words. */
export function highlightArrival(stems: readonly string[], words: Words): (() => void) | undefined {
  const main = document.getElementById(mainId)
  if (!main || stems.length === 0) return undefined
  const occurrences = highlightTerms(highlightRoot(main), new Set(stems))
  if (occurrences.length === 0) return undefined
  const anchor = anchorOf(location.hash)
  return showHighlightBar({
    occurrences,
    words,
    from: anchor === '' ? null : document.getElementById(anchor),
  })
}
