/** Documents → counted words: which form belongs to which stem, and where each stem occurs. */
import { chunksOf } from './chunksOf.ts'
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
  /** Sections whose text holds the stem, in order, and how often each does. */
  readonly sections: readonly number[]
  readonly frequencies: readonly number[]
  /** Sections whose own title holds the stem, in order. */
  readonly titles: readonly number[]
}

type Draft = {
  readonly sections: number[]
  readonly frequencies: number[]
  readonly titles: number[]
}

/** `fieldsOf` gives the other texts of a document whose words must be in the dictionary. */
export function countText(
  documents: readonly SearchDocument[],
  fieldsOf: (document: SearchDocument) => readonly string[],
): CountedText {
  const formsIn = createReader()
  const stems = new Map<string, string>()
  const postings = new Map<string, Draft>()
  const draftOf = (form: Form): Draft => {
    if (form.draft) return form.draft
    const stem = stemWord(form.text)
    stems.set(form.text, stem)
    form.draft = postings.get(stem) ?? { sections: [], frequencies: [], titles: [] }
    postings.set(stem, form.draft)
    return form.draft
  }
  const titleLengths: number[] = []
  const lengths = documents.map((document, section) => {
    const inText = formsIn(document.content)
    for (const form of inText) if (!form.isStop) addOne(draftOf(form), section)
    const inTitle = formsIn(document.sectionTitle)
    for (const { titles } of inTitle.map(draftOf))
      if (titles.at(-1) !== section) titles.push(section)
    titleLengths.push(inTitle.length)
    for (const field of fieldsOf(document)) formsIn(field).forEach(draftOf)
    return inText.length
  })
  return { stems, postings, lengths, titleLengths }
}

type Form = {
  readonly text: string
  readonly isStop: boolean
  /** Once it is in the dictionary: a stop word is there only when something other than a text holds it. */
  draft: Draft | undefined
}

/** Texts hold the same words over and over: each is analysed once. */
function createReader(): (text: string) => readonly Form[] {
  const forms = new Map<string, Form>()
  const ofChunk = new Map<string, readonly Form[]>()
  const formOf = (text: string): Form => {
    const form = forms.get(text) ?? { text, isStop: isStopWord(text), draft: undefined }
    forms.set(text, form)
    return form
  }
  const analyse = (chunk: string) => {
    const some = wordsOf(chunk).map(({ form }) => formOf(form))
    ofChunk.set(chunk, some)
    return some
  }
  return (text) => chunksOf(text).flatMap((chunk) => ofChunk.get(chunk) ?? analyse(chunk))
}

/** Sections come in order: the last one is the only one that can grow. */
function addOne({ sections, frequencies }: Draft, section: number): void {
  const last = sections.length - 1
  if (sections[last] === section) frequencies[last] = (frequencies[last] ?? 0) + 1
  else {
    sections.push(section)
    frequencies.push(1)
  }
}
