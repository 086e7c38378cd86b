/** A word nobody knows → the known word it was probably meant to be. */

import { distance } from 'fastest-levenshtein'

/**
 * The nearest candidate, whatever the case, at most about a third of `word` away; `undefined` when none is near. Of two,
 * the one that begins as it does: ends of words are guessed more often.
 */
export function nearestOf(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let nearest: string | undefined
  let fewestEdits = (wanted.length <= 3 ? 1 : Math.floor(wanted.length / 3) + 1) + 1
  for (const candidate of candidates) {
    const edits = distance(wanted, candidate.toLowerCase())
    const isNearer =
      edits < fewestEdits ||
      (edits === fewestEdits &&
        nearest !== undefined &&
        sharedStart(wanted, candidate) > sharedStart(wanted, nearest))
    if (isNearer) [nearest, fewestEdits] = [candidate, edits]
  }
  return nearest
}

/** Counts the letters that two words begin with in common; `wanted` is in lower case. */
function sharedStart(wanted: string, candidate: string): number {
  const other = candidate.toLowerCase()
  let length = 0
  while (length < wanted.length && wanted[length] === other[length]) length += 1
  return length
}

/** `Did you mean "x"?`, or `undefined`: ready to be a problem's hint. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const nearest = nearestOf(word, candidates)
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`
}
