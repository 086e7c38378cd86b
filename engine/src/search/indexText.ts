/** Documents → counted words: which form belongs to which stem, and where each stem occurs. */
import { type CountedWords, createWordCounter } from './countWords.ts'
import type { PageWords } from './keptWords.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { isStopWord } from './stopWords.ts'
import type { SearchDocument } from './searchDocument.ts'
import { stemWord } from './stemWord.ts'

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

export type CountOptions = {
  /** The other texts of a document whose words must be in the dictionary. */
  readonly fieldsOf: (document: SearchDocument) => readonly string[]
  readonly known?: KnownWords | undefined
}

/** Words of pages, counted in a lexicon. */
export type KnownWords = {
  readonly lexicon: Lexicon
  readonly wordsOf: (sections: readonly SearchDocument[]) => PageWords
}

/** Sections are numbered in the order of the pages. */
export function countText(
  pages: readonly (readonly SearchDocument[])[],
  { fieldsOf, known }: CountOptions,
): CountedText {
  const lexicon = known?.lexicon ?? createLexicon()
  const count = createWordCounter(lexicon)
  const countPage: KnownWords['wordsOf'] = (sections) =>
    sections.map(({ content }) => count(content))
  const wordsOf = known?.wordsOf ?? countPage
  const stems = new Map<string, string>()
  const postings = new Map<string, Draft>()
  /** By number. */
  const forms: Form[] = []
  const formOf = (number: number): Form => {
    const text = lexicon.forms[number] ?? ''
    return (forms[number] ??= { text, isStop: isStopWord(text), draft: undefined })
  }
  const draftOf = (form: Form): Draft => {
    if (form.draft) return form.draft
    const stem = stemWord(form.text)
    stems.set(form.text, stem)
    form.draft = postings.get(stem) ?? { sections: [], frequencies: [], titles: [] }
    postings.set(stem, form.draft)
    return form.draft
  }
  const fields = new Set<string>()
  /** The sections of a page have the same, and pages share their tags. */
  const addField = (field: string) => {
    if (fields.has(field)) return
    fields.add(field)
    forEachForm(count(field), (form) => draftOf(formOf(form)))
  }
  const lengths: number[] = []
  const titleLengths: number[] = []
  const addSection = (document: SearchDocument, words: CountedWords) => {
    const section = lengths.push(words.length) - 1
    forEachForm(words, (number, times) => {
      const form = formOf(number)
      if (!form.isStop) addSome(draftOf(form), section, times)
    })
    const inTitle = count(document.sectionTitle)
    forEachForm(inTitle, (form) => {
      const { titles } = draftOf(formOf(form))
      if (titles.at(-1) !== section) titles.push(section)
    })
    titleLengths.push(inTitle.length)
    fieldsOf(document).forEach(addField)
  }
  for (const sections of pages) {
    const words = wordsOf(sections)
    sections.forEach((document, at) => addSection(document, words[at] ?? count(document.content)))
  }
  return { stems, postings, lengths, titleLengths }
}

function forEachForm(
  { forms, counts }: CountedWords,
  visit: (form: number, times: number) => void,
): void {
  for (let at = 0; at < forms.length; at++) visit(forms[at] ?? 0, counts[at] ?? 0)
}

type Form = {
  readonly text: string
  readonly isStop: boolean
  /** Once it is in the dictionary: a stop word is there only when something other than a text holds it. */
  draft: Draft | undefined
}

/** Sections come in order: the last one is the only one that can grow. */
function addSome({ sections, frequencies }: Draft, section: number, times: number): void {
  const last = sections.length - 1
  if (sections[last] === section) frequencies[last] = (frequencies[last] ?? 0) + times
  else {
    sections.push(section)
    frequencies.push(times)
  }
}
