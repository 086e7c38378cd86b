/** A text → its words, counted: what an index takes from it, whichever other texts are in it. */
import { chunksOf } from './chunksOf.ts'
import { packNumbers, unpackNumbers } from './numbers.ts'
import { wordsOf } from './wordsOf.ts'

/** Words in the forms that search compares. */
export type CountedWords = {
  /** Each once, in reading order. */
  readonly forms: readonly string[]
  /** How often each comes. */
  readonly counts: ArrayLike<number>
  /** How many words there are in all. */
  readonly length: number
}

export type WordCounter = (text: string) => CountedWords

/** Texts hold the same words over and over: each is analysed once by one counter. */
export function createWordCounter(): WordCounter {
  const formsOfChunk = new Map<string, readonly string[]>()
  const analyse = (chunk: string) => {
    const forms = wordsOf(chunk).map(({ form }) => form)
    formsOfChunk.set(chunk, forms)
    return forms
  }
  return (text) => {
    const counts = new Map<string, number>()
    let length = 0
    for (const chunk of chunksOf(text))
      for (const form of formsOfChunk.get(chunk) ?? analyse(chunk)) {
        counts.set(form, (counts.get(form) ?? 0) + 1)
        length++
      }
    return { forms: [...counts.keys()], counts: [...counts.values()], length }
  }
}

/** Plain data, to be kept from one build to the next. */
export type PackedWords = {
  /** Separated by line feeds: a few letters fold to text that holds a space (`ﷺ`). */
  readonly forms: string
  readonly counts: string
  readonly length: number
}

export const packWords = ({ forms, counts, length }: CountedWords): PackedWords => ({
  forms: forms.join('\n'),
  counts: packNumbers(Array.from(counts)),
  length,
})

export const unpackWords = ({ forms, counts, length }: PackedWords): CountedWords => ({
  forms: forms === '' ? [] : forms.split('\n'),
  counts: unpackNumbers(counts),
  length,
})
