/** A mistyped word → the forms it may stand for. */
import type { Forms } from './openTerms.ts'
import { MAX_WORD_LENGTH } from './wordsOf.ts'

export type TypoMatch = {
  readonly form: string
  readonly edits: number
  /** The word is near its beginning only. */
  readonly isBegun: boolean
}

export type TypoOptions = {
  readonly maxEdits: number
  /** Forms of which the beginning is near, instead of whole ones. */
  readonly isBegun: boolean
}

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
export function findTypos(
  dictionary: Forms,
  word: string,
  { maxEdits, isBegun }: TypoOptions,
): TypoMatch[] {
  const matches: TypoMatch[] = []
  const width = word.length + 1
  const rows = new Uint8Array(width * (MAX_WORD_LENGTH + 1))
  for (let column = 0; column < width; column++) rows[column] = column
  let validRows = 0
  let deadLength = Infinity
  for (let i = 0; i < dictionary.forms.length; i++) {
    const form = dictionary.forms[i] ?? ''
    const shared = dictionary.shared[i] ?? 0
    if (shared >= deadLength) continue
    deadLength = Infinity
    validRows = Math.min(validRows, shared)
    if (!isBegun && form.length > word.length + maxEdits) continue
    while (validRows < form.length && deadLength === Infinity) {
      const least = fillRow(rows, { word, form, row: ++validRows, isBegun })
      if (least > maxEdits) deadLength = validRows
    }
    const edits = rows[form.length * width + word.length] ?? 0
    if (deadLength === Infinity && edits <= maxEdits && edits > 0)
      matches.push({ form, edits, isBegun })
  }
  return matches
}

type Row = {
  readonly word: string
  readonly form: string
  readonly row: number
  readonly isBegun: boolean
}

/** Returns the least distance in the row: all that follows is at least as far. */
function fillRow(rows: Uint8Array, { word, form, row, isBegun }: Row): number {
  const width = word.length + 1
  let here = row * width
  const distance = (back: number) => rows[here - back] ?? 0
  const letter = form[row - 1]
  let least = (rows[here] = row)
  for (let column = 1; column < width; column++) {
    const typed = word[column - 1]
    here++
    let cost = Math.min(
      distance(width + 1) + (typed === letter ? 0 : 1),
      // Once all that was typed is read, letters that follow cost nothing.
      distance(width) + (isBegun && column === word.length ? 0 : 1),
      distance(1) + 1,
    )
    if (typed === form[row - 2] && word[column - 2] === letter)
      cost = Math.min(cost, distance(2 * width + 2) + 1)
    rows[here] = cost
    least = Math.min(least, cost)
  }
  return least
}
