/** The middle value, the higher of the two middle ones when there is no one middle; 0 of nothing. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Each figure's own median. */
export function medianOf<Row extends Readonly<Record<string, number>>>(rows: readonly Row[]): Row {
  const names = Object.keys(rows[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(rows.map((row) => row[name] ?? 0))]),
  ) as Row
}
