/** Words looked for and the page they led to → marks there, as soon as it is shown. */
import type { Words } from '../../words/wordTable.ts'
import type { SearchLanguage } from '../../search/language.ts'
import type { AnsweringTerms } from '../../search/searchDocument.ts'
import { decodeAnchor } from '../navigation/arrival.ts'
import { showHighlightBar } from './highlightBar.ts'
import { highlightRoot, highlightTerms } from './highlightTerms.ts'
import { mainId } from '../../theme/elementIds.ts'

/**
 * Highlights the typed words or, where the page has none of them, their synonyms. Returns a function that removes the
 * highlights, or `undefined` when there are none.
 */
export function highlightArrival(
  { terms, otherTerms }: AnsweringTerms,
  words: Words,
  stem: SearchLanguage['stem'],
): (() => void) | undefined {
  const main = document.getElementById(mainId)
  if (!main) return undefined
  const mark = (stems: readonly string[]) =>
    highlightTerms(highlightRoot(main), new Set(stems), stem)
  const typed = mark(terms)
  const occurrences = typed.length > 0 ? typed : mark(otherTerms)
  if (occurrences.length === 0) return undefined
  const anchor = decodeAnchor(location.hash)
  return showHighlightBar({
    occurrences,
    words,
    from: anchor === '' ? null : document.getElementById(anchor),
  })
}
