/** Parts of Spanish, Italian and Portuguese words that may be changed, and endings of their adjectives. */
import { cut, findRegion } from './stemming.ts'

/** `rv` after the first syllable, `r1` and `r2` after the first and the second one. */
export type Marks = { readonly rv: number; readonly r1: number; readonly r2: number }

export const marksOf = (word: string): Marks => ({
  rv: findRegion(word, /^(?:.[^aeiou].*?[aeiou]|[aeiou]{2}.*?[^aeiou]|[^aeiou][aeiou].)/),
  r1: findRegion(word, /^.*?[aeiou][^aeiou]/),
  r2: findRegion(word, /^.*?[aeiou][^aeiou].*?[aeiou][^aeiou]/),
})

/** Cuts an ending of an adjective: `-at` goes with the `-iv` that follows it. */
export function cutAdjective(word: string, ending: RegExp, r2: number): string {
  const rest = cut(word, ending, r2)
  return rest !== word && word.endsWith('iv') ? cut(rest, /at$/, r2) : rest
}
