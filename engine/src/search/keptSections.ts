/**
 * The sections of a page → what an index takes from them, whatever else it holds: plain data that is small and soon
 * read, to be kept from one build to the next.
 */
import type { CountedWords, WordCounter } from './countWords.ts'
import type { HeadBlock } from './indexFile.ts'
import { anchorCellOf, oneLine, type PageSection } from './indexedPage.ts'
import type { Lexicon } from './lexicon.ts'

export type KeptSections = Readonly<HeadBlock> & {
  readonly words: KeptWords
  /** The JSON of each text, in UTF-8, with a comma between two. */
  readonly texts: Uint8Array
  /** End of each text's JSON in `texts`, in bytes. */
  readonly textEnds: Uint32Array
  /** Length of each text, in UTF-16 units. */
  readonly textLengths: Uint32Array
  /** Share of links in each text: 0 without links. */
  readonly linkShares: Float64Array
}

/**
 * Words of each section's text, then of its title: the number of words, the number of forms, the forms (numbered in a
 * lexicon), and the count of each.
 */
export type KeptWords = Uint32Array

/** `count` numbers forms in the lexicon that the index will be made with. */
export function keepSections(sections: readonly PageSection[], count: WordCounter): KeptSections {
  const encoder = new TextEncoder()
  const texts = sections.map(({ content }) => encoder.encode(JSON.stringify(content)))
  let end = -1
  return {
    titles: sections.map(({ title }) => oneLine(title)).join('\n'),
    anchors: sections.map(anchorCellOf).join('\n'),
    words: keepWords(sections.flatMap(({ content, title }) => [count(content), count(title)])),
    texts: concatBytes(texts.flatMap((text, index) => (index === 0 ? [text] : [comma, text]))),
    textEnds: Uint32Array.from(texts, ({ length }) => (end += length + 1)),
    textLengths: Uint32Array.from(sections, ({ content }) => content.length),
    linkShares: Float64Array.from(sections, ({ linkShare = 0 }) => linkShare),
  }
}

/** Between the texts. */
export const comma = new TextEncoder().encode(',')

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function keepWords(texts: readonly CountedWords[]): KeptWords {
  const kept = new Uint32Array(texts.reduce((sum, { forms }) => sum + 2 + 2 * forms.length, 0))
  let at = 0
  for (const { forms, counts, length } of texts) {
    kept[at] = length
    kept[at + 1] = forms.length
    kept.set(forms, at + 2)
    kept.set(counts, at + 2 + forms.length)
    at += 2 + 2 * forms.length
  }
  return kept
}

/** Sections of several pages, end to end: a few large arrays are read faster than many small ones. */
export type PackedSections = {
  /** One a page. */
  readonly keys: readonly string[]
  readonly heads: readonly HeadBlock[]
  /** Number of sections of each page, and length of its words. */
  readonly counts: Uint32Array
  readonly wordCounts: Uint32Array
  /**
   * Forms of these pages, numbered from 0; separated by line feeds, since some letters fold to text with a space (`ﷺ`).
   */
  readonly forms: string
  /** Words of the sections, whose forms are numbered as above. */
  readonly words: KeptWords
  readonly texts: Uint8Array
  readonly textEnds: Uint32Array
  readonly textLengths: Uint32Array
  readonly linkShares: Float64Array
}

/** The lexicon is the one that the forms of the pages are numbered in. */
export function packSections(
  pages: ReadonlyMap<string, KeptSections>,
  lexicon: Lexicon,
): PackedSections {
  const kept = [...pages.values()]
  const packed = new Map<number, number>()
  const numberForm = (form: number): number => {
    const known = packed.get(form) ?? packed.size
    packed.set(form, known)
    return known
  }
  const words = renumber(joinNumbers(kept.map((page) => page.words)), numberForm)
  return {
    keys: [...pages.keys()],
    heads: kept.map(({ titles, anchors }) => ({ titles, anchors })),
    counts: Uint32Array.from(kept, ({ textEnds }) => textEnds.length),
    wordCounts: Uint32Array.from(kept, (page) => page.words.length),
    forms: Array.from(packed.keys(), (form) => lexicon.forms[form]).join('\n'),
    words,
    texts: concatBytes(kept.map(({ texts }) => texts)),
    textEnds: joinNumbers(kept.map(({ textEnds }) => textEnds)),
    textLengths: joinNumbers(kept.map(({ textLengths }) => textLengths)),
    linkShares: Float64Array.from(kept.flatMap(({ linkShares }) => [...linkShares])),
  }
}

function joinNumbers(parts: readonly Uint32Array[]): Uint32Array {
  const joined = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Forms that the lexicon does not know yet are added to it. Changes what it is given. */
export function unpackSections(
  { keys, heads, counts, wordCounts, forms, words, ...packed }: PackedSections,
  lexicon: Lexicon,
): Map<string, KeptSections> {
  const known = forms === '' ? [] : forms.split('\n').map(lexicon.numberOf)
  renumber(words, (form) => known[form] ?? 0)
  const takeWord = takerOf(words)
  const takeText = takerOf(packed.texts)
  const textEndsOf = takerOf(packed.textEnds)
  const textLengthsOf = takerOf(packed.textLengths)
  const linkSharesOf = takerOf(packed.linkShares)
  return new Map(
    keys.map((key, index) => {
      const count = counts[index] ?? 0
      const textEnds = textEndsOf(count)
      const sections: KeptSections = {
        ...(heads[index] ?? { titles: '', anchors: '' }),
        words: takeWord(wordCounts[index] ?? 0),
        texts: takeText(textEnds.at(-1) ?? 0),
        textEnds,
        textLengths: textLengthsOf(count),
        linkShares: linkSharesOf(count),
      }
      return [key, sections]
    }),
  )
}

/** Gives the next so many of an array, each time. */
function takerOf<T extends { subarray: (from: number, to: number) => T }>(
  array: T,
): (count: number) => T {
  let at = 0
  return (count) => array.subarray(at, (at += count))
}

/** In place. */
function renumber(words: KeptWords, numberForm: (form: number) => number): KeptWords {
  for (let at = 0; at < words.length;) {
    const size = words[at + 1] ?? 0
    const end = at + 2 + size
    for (let form = at + 2; form < end; form++) words[form] = numberForm(words[form] ?? 0)
    at = end + size
  }
  return words
}
