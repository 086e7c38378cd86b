/** A word nobody knows → the known word it was probably meant to be. */

import { distance } from 'fastest-levenshtein'

/** The nearest candidate, whatever the case, at most about a third of `word` away; `undefined` when none is near. */
export function nearestOf(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let nearest: string | undefined
  let fewestEdits = (wanted.length <= 3 ? 1 : Math.floor(wanted.length / 3) + 1) + 1
  for (const candidate of candidates) {
    const edits = distance(wanted, candidate.toLowerCase())
    if (edits < fewestEdits) [nearest, fewestEdits] = [candidate, edits]
  }
  return nearest
}

/** `Did you mean "x"?`, or `undefined`: ready to be a problem's hint. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const nearest = nearestOf(word, candidates)
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`
}
