/** A text → its words, counted: what an index takes from it, whichever other texts are in it. */
import { chunksOf } from './chunksOf.ts'
import type { Lexicon } from './lexicon.ts'
import { wordsOf } from './wordsOf.ts'

/** Words in the forms that search compares. */
export type CountedWords = {
  /** Each once, in reading order, by its number in a lexicon. */
  readonly forms: ArrayLike<number>
  /** Occurrences of each word. */
  readonly counts: ArrayLike<number>
  /** Total number of words. */
  readonly length: number
}

export type WordCounter = (text: string) => CountedWords

/** Texts hold the same words over and over: each is analysed once by one counter. */
export function createWordCounter({ numberOf }: Lexicon): WordCounter {
  const formsOfChunk = new Map<string, readonly number[]>()
  /** By form: how often it comes in the text counted last among those that hold it, and which text that was. */
  const counts: number[] = []
  const texts: number[] = []
  const analyse = (chunk: string) => {
    const found = wordsOf(chunk).map(({ form }) => numberOf(form))
    formsOfChunk.set(chunk, found)
    return found
  }
  let text = 0
  return (content) => {
    text++
    const forms: number[] = []
    let length = 0
    for (const chunk of chunksOf(content))
      for (const form of formsOfChunk.get(chunk) ?? analyse(chunk)) {
        if (texts[form] !== text) {
          texts[form] = text
          counts[form] = 0
          forms.push(form)
        }
        counts[form] = (counts[form] ?? 0) + 1
        length++
      }
    return { forms, counts: forms.map((form) => counts[form] ?? 0), length }
  }
}
