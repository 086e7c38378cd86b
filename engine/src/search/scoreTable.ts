/** Scores by number (of section or of page), with the numbers that have one: what makes clearing cheap. */

/** `touched` holds, in its first `count` places, the numbers whose score is not 0. */
export type ScoreTable = {
  readonly scores: Float32Array
  readonly touched: Uint32Array
  count: number
}

export const createScoreTable = (size: number): ScoreTable => ({
  scores: new Float32Array(size),
  touched: new Uint32Array(size),
  count: 0,
})

/** A score of 0, as of a field that weighs nothing, is none. */
export function addScore(table: ScoreTable, at: number, score: number): void {
  if (score === 0) return
  const known = table.scores[at] ?? 0
  if (known === 0) table.touched[table.count++] = at
  table.scores[at] = known + score
}

/** Keeps the better of the two scores. */
export function raiseScore(table: ScoreTable, at: number, score: number): void {
  if (score === 0) return
  const known = table.scores[at] ?? 0
  if (known === 0) table.touched[table.count++] = at
  if (score > known) table.scores[at] = score
}

/** Empties the table, to be used again. */
export function clearScores(table: ScoreTable): void {
  for (let i = 0; i < table.count; i++) table.scores[table.touched[i] ?? 0] = 0
  table.count = 0
}
