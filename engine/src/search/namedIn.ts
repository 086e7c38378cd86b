/** Titles, tags and addresses → whether one of them holds all the words of an expression. */
import type { SearchLanguage } from './language.ts'
import { formsOf } from './wordsOf.ts'

export type IsNamed = (words: readonly string[]) => boolean

/** `words` are folded; stop words may be missing. */
export function namedIn(
  names: Iterable<string>,
  { stem: stemOf, stopWords }: SearchLanguage,
): IsNamed {
  const sectionNames = new Map<string, Set<number>>()
  let name = 0
  for (const text of new Set(names)) {
    name++
    for (const form of formsOf(text)) {
      const stem = stemOf(form)
      const known = sectionNames.get(stem) ?? new Set()
      sectionNames.set(stem, known.add(name))
    }
  }
  return (words) => {
    const lists = words
      .filter((word) => !stopWords.has(word))
      .map((word) => sectionNames.get(stemOf(word)))
    const [first = new Set(), ...others] = lists
    return [...first].some((each) => others.every((list) => list?.has(each)))
  }
}
