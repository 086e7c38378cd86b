/** Steps that the stemmers of the Snowball family share. Words come folded: lower case, without accents. */

/** Finds the part of a word that a step may change: after what the pattern takes, else at its end. */
export const findRegion = (word: string, pattern: RegExp): number =>
  pattern.exec(word)?.[0].length ?? word.length

/** Takes an ending from a word, or puts another in its place, unless it begins before the mark. */
export function cut(word: string, ending: RegExp, mark: number, by = ''): string {
  const at = word.search(ending)
  return at < mark ? word : word.slice(0, at) + by
}

/** Writes as a capital, which is no vowel, the letter that ends what a pattern takes. */
export const asConsonant = (word: string, pattern: RegExp): string =>
  word.replace(pattern, (found) => found.slice(0, -1) + found.slice(-1).toUpperCase())
