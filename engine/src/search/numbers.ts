/**
 * Whole numbers ↔ a JSON string: one character per number below 50,000, two escaped digits beyond.
 * Small numbers fall on printable ASCII, which JSON leaves alone and brotli packs well.
 *
 *     0 → '#'   1 → '$'   …   56 → '['   57 → ']'   …   50,001 → '!' '$' '$'
 */

const FIRST = 35
const BACKSLASH = 92
const BASE = 50_000
const ESCAPE = 33

/** `values` are whole and below 2.5 thousand million. */
export function packNumbers(values: readonly number[]): string {
  const codes: number[] = []
  for (const value of values) {
    if (value < BASE) codes.push(encodeNumber(value))
    else codes.push(ESCAPE, encodeNumber(Math.floor(value / BASE)), encodeNumber(value % BASE))
  }
  let text = ''
  for (let from = 0; from < codes.length; from += CODES_AT_ONCE)
    text += String.fromCharCode(...codes.slice(from, from + CODES_AT_ONCE))
  return text
}

/** As arguments of one call: a few tens of thousands are one too many. */
const CODES_AT_ONCE = 4096

/** Error thrown on reading an index file whose parts disagree. */
export const damaged = (): Error => new Error('search index damaged')

/** Counts → where each part begins, and one more: where the last ends. */
export function startsOf(counts: Iterable<number>): number[] {
  const starts = [0]
  let end = 0
  for (const count of counts) starts.push((end += count))
  return starts
}

/** Never throws: a character that stands for no number reads as some wrong number ≥ 0. */
export function unpackNumbers(text: string): Uint32Array {
  const values = new Uint32Array(text.length)
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === ESCAPE) {
      values[count++] =
        decodeNumber(text.charCodeAt(i + 1)) * BASE + decodeNumber(text.charCodeAt(i + 2))
      i += 2
    } else values[count++] = decodeNumber(code)
  }
  return values.subarray(0, count)
}

const encodeNumber = (value: number): number => value + FIRST + (value + FIRST >= BACKSLASH ? 1 : 0)

const decodeNumber = (code: number): number =>
  Math.max(0, code - FIRST - (code > BACKSLASH ? 1 : 0))
