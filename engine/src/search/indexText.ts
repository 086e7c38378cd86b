/** Documents → counted words: which form belongs to which stem, and where each stem occurs. */
import { isStopWord } from './stopWords.ts'
import type { SearchDocument } from './searchDocument.ts'
import { stemWord } from './stemWord.ts'
import { wordsOf } from './wordsOf.ts'

export type CountedText = {
  /** Every form of the index and its stem. */
  readonly stems: ReadonlyMap<string, string>
  /** Per stem, by section number, in order. */
  readonly postings: ReadonlyMap<string, StemPostings>
  /** Words in the text of each section, and in its title. */
  readonly lengths: readonly number[]
  readonly titleLengths: readonly number[]
}

export type StemPostings = {
  /** Section number → occurrences in its text. */
  readonly text: ReadonlyMap<number, number>
  /** Sections whose own title holds the stem. */
  readonly titles: ReadonlySet<number>
}

type Draft = { readonly text: Map<number, number>; readonly titles: Set<number> }

/** `fieldsOf` gives the other texts of a document whose words must be in the dictionary. */
export function countText(
  documents: readonly SearchDocument[],
  fieldsOf: (document: SearchDocument) => readonly string[],
): CountedText {
  const stems = new Map<string, string>()
  const postings = new Map<string, Draft>()
  const draftOf = (form: string): Draft => {
    const stem = stems.get(form) ?? stemWord(form)
    stems.set(form, stem)
    const known = postings.get(stem) ?? { text: new Map(), titles: new Set() }
    postings.set(stem, known)
    return known
  }
  const lengths = documents.map((document, section) => {
    const words = wordsOf(document.content)
    for (const { form } of words) {
      if (!isStopWord(form)) addOne(draftOf(form).text, section)
    }
    for (const { form } of wordsOf(document.sectionTitle)) draftOf(form).titles.add(section)
    for (const field of fieldsOf(document)) for (const { form } of wordsOf(field)) draftOf(form)
    return words.length
  })
  const titleLengths = documents.map((document) => wordsOf(document.sectionTitle).length)
  return { stems, postings, lengths, titleLengths }
}

const addOne = (counts: Map<number, number>, key: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
