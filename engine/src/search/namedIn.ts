/** Titles, tags and addresses → whether one of them holds all the words of an expression. */
import { isStopWord } from './stopWords.ts'
import { stemWord } from './stemWord.ts'
import { formsOf } from './wordsOf.ts'

export type IsNamed = (words: readonly string[]) => boolean

/** `words` are folded; stop words may be missing. */
export function namedIn(names: Iterable<string>): IsNamed {
  const namesOf = new Map<string, Set<number>>()
  let name = 0
  for (const text of new Set(names)) {
    name++
    for (const form of formsOf(text)) {
      const stem = stemWord(form)
      const known = namesOf.get(stem) ?? new Set()
      namesOf.set(stem, known.add(name))
    }
  }
  return (words) => {
    const lists = words
      .filter((word) => !isStopWord(word))
      .map((word) => namesOf.get(stemWord(word)))
    const [first = new Set(), ...others] = lists
    return [...first].some((each) => others.every((list) => list?.has(each)))
  }
}
