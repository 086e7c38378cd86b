/** A mistyped word → the forms it may stand for. */
import type { Forms } from './openTerms.ts'

export type TypoMatch = { readonly form: string; readonly edits: number }

/**
 * Forms at most `maxEdits` away (a letter added, dropped, changed, or two neighbours swapped).
 *
 * The forms are sorted, so that each shares its first letters with the one before: the rows of the
 * matrix for these letters are kept, and a prefix that is already too far is skipped whole.
 *
 *            c e r t i f i c t a
 *         0  1 2 3 …                  row 0
 *     c   1  0 1 2 …                  row 1 ─┐ shared by "certain" and "certificat"
 *     e   2  1 0 1 …                  row 2  │
 *     …                                     ─┘
 */
export function findTypos(dictionary: Forms, word: string, maxEdits: number): TypoMatch[] {
  const matches: TypoMatch[] = []
  const width = word.length + 1
  const rows = new Uint8Array(width * (word.length + maxEdits + 2))
  for (let column = 0; column < width; column++) rows[column] = column
  let validRows = 0
  let deadLength = Infinity
  for (let i = 0; i < dictionary.forms.length; i++) {
    const form = dictionary.forms[i] ?? ''
    const shared = dictionary.shared[i] ?? 0
    if (shared >= deadLength) continue
    deadLength = Infinity
    validRows = Math.min(validRows, shared)
    if (form.length > word.length + maxEdits) continue
    while (validRows < form.length) {
      const least = fillRow(rows, { word, form, row: validRows + 1 })
      validRows++
      if (least > maxEdits) {
        deadLength = validRows
        break
      }
    }
    if (deadLength !== Infinity) continue
    const edits = rows[form.length * width + word.length] ?? 0
    if (edits <= maxEdits && edits > 0) matches.push({ form, edits })
  }
  return matches
}

/** Returns the least distance in the row: all that follows is at least as far. */
function fillRow(rows: Uint8Array, at: { word: string; form: string; row: number }): number {
  const { word, form, row } = at
  const width = word.length + 1
  const here = row * width
  const above = here - width
  const letter = form.charCodeAt(row - 1)
  const letterBefore = form.charCodeAt(row - 2)
  rows[here] = row
  let least = row
  for (let column = 1; column < width; column++) {
    const typed = word.charCodeAt(column - 1)
    let cost = (rows[above + column - 1] ?? 0) + (typed === letter ? 0 : 1)
    cost = Math.min(cost, (rows[above + column] ?? 0) + 1, (rows[here + column - 1] ?? 0) + 1)
    if (row > 1 && column > 1 && typed === letterBefore && word.charCodeAt(column - 2) === letter) {
      cost = Math.min(cost, (rows[above - width + column - 2] ?? 0) + 1)
    }
    rows[here + column] = cost
    if (cost < least) least = cost
  }
  return least
}
