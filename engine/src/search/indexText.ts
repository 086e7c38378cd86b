/** Pages → counted words: which form belongs to which stem, and where each stem occurs. */
import { tailsOf } from './compoundTails.ts'
import type { WordCounter } from './countWords.ts'
import type { KeptWords } from './keptSections.ts'
import type { SearchLanguage } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { startsOf } from './numbers.ts'
import { STOP_MARK } from './stopMark.ts'

export type CountedText = {
  /** Every form of the index and its stem. */
  readonly stems: ReadonlyMap<string, string>
  readonly postings: ReadonlyMap<string, StemPostings>
  /**
   * Postings of all stems, end to end: the sorted numbers of the sections whose text holds each, and how often it does.
   */
  readonly sections: Uint32Array
  readonly frequencies: Uint32Array
  /** The same of sections whose own title holds each. */
  readonly titles: Uint32Array
  /** Words in the text of each section, and in its title. */
  readonly lengths: readonly number[]
  readonly titleLengths: readonly number[]
}

/** Ranges of one stem's postings; a list for each stem would take memory to allocate and collect. */
export type StemPostings = { readonly sections: Range; readonly titles: Range }
export type Range = { readonly from: number; readonly to: number }

export type CountOptions = {
  /** The one that the forms of the pages are numbered in. */
  readonly lexicon: Lexicon
  /** Counter on the same lexicon. */
  readonly count: WordCounter
  /** Other texts whose words must be in the dictionary. */
  readonly fields: Iterable<string>
  readonly language: SearchLanguage
}

/**
 * Sections are numbered in the order of the pages. They are gone through twice: once it is known how many each stem is
 * in, they all lie in a few arrays. Lists that grow are copied over and over.
 */
export function countText(
  pages: readonly KeptWords[],
  { lexicon, count, fields, language }: CountOptions,
): CountedText {
  const fieldForms = Array.from(new Set(fields), (field) => Array.from(count(field).forms))
  // From here on, the lexicon has all its forms.
  const { stems, numbers, add, addOfText, isStop } = createDictionary(lexicon, language)
  for (const forms of fieldForms) forms.forEach((form) => add(form))
  const tails = tailsOf(() => collectForms(pages), lexicon, language)
  const lengths: number[] = []
  const titleLengths: number[] = []
  const ofTexts = createCounts()
  const ofTitles = createCounts()
  forEachSection(pages, (words, { section, text, title }) => {
    lengths.push(words[text] ?? 0)
    titleLengths.push(words[title] ?? 0)
    forEachForm(words, text, (form) => {
      ofTexts.count(addOfText(form), section, isStop(form) ? STOP_SECTIONS : Infinity)
      const tail = tails.get(form)
      if (tail !== undefined) ofTexts.count(add(tail), section)
    })
    forEachForm(words, title, (form) => ofTitles.count(add(form), section))
  })
  const texts = ofTexts.gather(numbers.size)
  const titles = ofTitles.gather(numbers.size)
  forEachSection(pages, (words, { section, text, title }) => {
    forEachForm(words, text, (form, times) => {
      texts.add(addOfText(form), section, times)
      const tail = tails.get(form)
      if (tail !== undefined) texts.add(add(tail), section, times)
    })
    forEachForm(words, title, (form) => titles.add(add(form), section, 1))
  })
  const postings = Array.from(
    numbers,
    ([stem, number]) =>
      [stem, { sections: texts.rangeOf(number), titles: titles.rangeOf(number) }] as const,
  )
  return {
    stems,
    postings: new Map(postings),
    sections: texts.sections,
    frequencies: texts.frequencies,
    titles: titles.sections,
    lengths,
    titleLengths,
  }
}

function collectForms(pages: readonly KeptWords[]): Set<number> {
  const held = new Set<number>()
  forEachSection(pages, (words, { text, title }) => {
    for (const at of [text, title]) forEachForm(words, at, (form) => held.add(form))
  })
  return held
}

/** As many as are shown at once: a word of nearly every text is worth no more of the index. */
const STOP_SECTIONS = 8

/** Creates the dictionary of a lexicon that has all its forms. */
function createDictionary({ forms }: Lexicon, language: SearchLanguage) {
  const stops = Uint8Array.from(forms, (form) => Number(language.stopWords.has(form)))
  const stems = new Map<string, string>()
  /** Number of each stem. */
  const numbers = new Map<string, number>()
  const addNew = (form: string, stem: string): number => {
    stems.set(form, stem)
    const number = numbers.get(stem) ?? numbers.size
    numbers.set(stem, number)
    return number
  }
  const adder = (mark: string) => {
    /** By form: the number of its stem, and 1; 0 until it is in the dictionary. */
    const ranks = new Uint32Array(forms.length)
    return (form: number): number => {
      const text = forms[form] ?? ''
      const rank = (ranks[form] ||= 1 + addNew(mark + text, mark + language.stem(text)))
      return rank - 1
    }
  }
  /** Each puts a form in the dictionary, and returns the number of its stem. */
  const add = adder('')
  const addStop = adder(STOP_MARK)
  const isStop = (form: number): boolean => stops[form] === 1
  const addOfText = (form: number): number => (isStop(form) ? addStop(form) : add(form))
  return { stems, numbers, add, addOfText, isStop }
}

/** The sections that hold each stem: counted, then gathered. They come in order: only the last one can come again. */
function createCounts() {
  /** By stem. */
  const counts: number[] = []
  const newest: number[] = []
  return {
    /** Counts a stem in a section, up to `max` sections. */
    count: (stem: number, section: number, max = Infinity): void => {
      if (newest[stem] === section || (counts[stem] ?? 0) >= max) return
      newest[stem] = section
      counts[stem] = (counts[stem] ?? 0) + 1
    },
    gather: (stems: number) =>
      gather(Array.from({ length: stems }, (_, stem) => counts[stem] ?? 0)),
  }
}

function gather(counts: readonly number[]) {
  const starts = Uint32Array.from(startsOf(counts))
  const ends = starts.slice()
  const sections = new Uint32Array(starts.at(-1) ?? 0)
  const frequencies = new Uint32Array(sections.length)
  return {
    add: (stem: number, section: number, times: number): void => {
      const end = ends[stem] ?? 0
      const last = end - 1
      if (end > (starts[stem] ?? 0) && sections[last] === section)
        frequencies[last] = (frequencies[last] ?? 0) + times
      else if (end < (starts[stem + 1] ?? 0)) {
        sections[end] = section
        frequencies[end] = times
        ends[stem] = end + 1
      }
    },
    sections,
    frequencies,
    rangeOf: (stem: number): Range => ({ from: starts[stem] ?? 0, to: ends[stem] ?? 0 }),
  }
}

/** Offsets of a section's words among those of its page. */
type SectionPlace = { readonly section: number; readonly text: number; readonly title: number }

function forEachSection(
  pages: readonly KeptWords[],
  visit: (words: KeptWords, place: SectionPlace) => void,
): void {
  let section = 0
  for (const words of pages)
    for (let at = 0; at < words.length;) {
      const title = skipWords(words, at)
      visit(words, { section, text: at, title })
      section++
      at = skipWords(words, title)
    }
}

const skipWords = (words: KeptWords, at: number): number => at + 2 + 2 * (words[at + 1] ?? 0)

/** Visits the forms of the text or title at an offset, with their counts. */
function forEachForm(
  words: KeptWords,
  at: number,
  visit: (form: number, times: number) => void,
): void {
  const size = words[at + 1] ?? 0
  const end = at + 2 + size
  for (let form = at + 2; form < end; form++) visit(words[form] ?? 0, words[form + size] ?? 0)
}
