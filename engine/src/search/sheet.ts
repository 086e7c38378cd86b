/** Scores by number (of section or of page), with the numbers that have one: what makes clearing cheap. */

/** `touched` holds, in its first `count` places, the numbers whose score is not 0. */
export type Sheet = { readonly scores: Float32Array; readonly touched: Uint32Array; count: number }

export const sheetOf = (size: number): Sheet => ({
  scores: new Float32Array(size),
  touched: new Uint32Array(size),
  count: 0,
})

/** A score of 0, as of a field that weighs nothing, is none. */
export function addScore(sheet: Sheet, at: number, score: number): void {
  if (score === 0) return
  const known = sheet.scores[at] ?? 0
  if (known === 0) sheet.touched[sheet.count++] = at
  sheet.scores[at] = known + score
}

/** Keeps the better of the two scores. */
export function raiseScore(sheet: Sheet, at: number, score: number): void {
  if (score === 0) return
  const known = sheet.scores[at] ?? 0
  if (known === 0) sheet.touched[sheet.count++] = at
  if (score > known) sheet.scores[at] = score
}

/** Empties the sheet, to be used again. */
export function clearSheet(sheet: Sheet): void {
  for (let i = 0; i < sheet.count; i++) sheet.scores[sheet.touched[i] ?? 0] = 0
  sheet.count = 0
}
