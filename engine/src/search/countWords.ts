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
  const tallies = new Map<string, Tally>()
  const talliesOfChunk = new Map<string, readonly Tally[]>()
  const tallyOf = (form: string): Tally => {
    const tally = tallies.get(form) ?? { form, count: 0, textNumber: 0 }
    tallies.set(form, tally)
    return tally
  }
  const analyse = (chunk: string) => {
    const found = wordsOf(chunk).map(({ form }) => tallyOf(form))
    talliesOfChunk.set(chunk, found)
    return found
  }
  let textNumber = 0
  return (text) => {
    textNumber++
    const found: Tally[] = []
    let length = 0
    for (const chunk of chunksOf(text))
      for (const tally of talliesOfChunk.get(chunk) ?? analyse(chunk)) {
        if (tally.textNumber !== textNumber) {
          tally.textNumber = textNumber
          tally.count = 0
          found.push(tally)
        }
        tally.count++
        length++
      }
    return { forms: found.map(({ form }) => form), counts: found.map(({ count }) => count), length }
  }
}

/** How often a form comes in the text that was counted last among those that hold it. */
type Tally = { readonly form: string; count: number; textNumber: number }

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
