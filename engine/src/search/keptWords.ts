/** The counted words of pages ↔ plain data that is soon read, to be kept from one build to the next. */
import type { CountedWords } from './countWords.ts'
import type { Lexicon } from './lexicon.ts'

/** Section by section. */
export type PageWords = readonly CountedWords[]

export type PackedPages = {
  /**
   * Of these pages, numbered from 0; separated by line feeds, as a few letters fold to text that holds a space (`ﷺ`).
   */
  readonly forms: string
  readonly keys: readonly string[]
  /** Page after page: how many sections it has; of each, how many words and forms, then its forms, then their counts. */
  readonly numbers: Uint32Array
}

/** Pages by their keys; the lexicon is the one that their forms are numbered in. */
export function packPages(pages: ReadonlyMap<string, PageWords>, lexicon: Lexicon): PackedPages {
  const packedForms = new Map<number, number>()
  const packedForm = (form: number): number => {
    const packed = packedForms.get(form) ?? packedForms.size
    packedForms.set(form, packed)
    return packed
  }
  const numbers: number[] = []
  for (const sections of pages.values()) {
    numbers.push(sections.length)
    for (const { forms, counts, length } of sections) {
      numbers.push(length, forms.length)
      for (let at = 0; at < forms.length; at++) numbers.push(packedForm(forms[at] ?? 0))
      for (let at = 0; at < counts.length; at++) numbers.push(counts[at] ?? 0)
    }
  }
  return {
    forms: Array.from(packedForms.keys(), (form) => lexicon.forms[form]).join('\n'),
    keys: [...pages.keys()],
    numbers: new Uint32Array(numbers),
  }
}

/** Forms that the lexicon does not know yet are added to it. */
export function unpackPages(
  { forms, keys, numbers }: PackedPages,
  lexicon: Lexicon,
): Map<string, PageWords> {
  const known = forms === '' ? [] : forms.split('\n').map(lexicon.numberOf)
  let at = 0
  const take = (count: number) => numbers.subarray(at, (at += count))
  const takeOne = () => take(1)[0] ?? 0
  const takeSection = (): CountedWords => {
    const length = takeOne()
    const size = takeOne()
    return { forms: take(size).map((form) => known[form] ?? 0), counts: take(size), length }
  }
  return new Map(keys.map((key) => [key, Array.from({ length: takeOne() }, takeSection)]))
}
