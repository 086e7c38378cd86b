/** The counted words of pages ↔ plain data that is small and soon read, to be kept from one build to the next. */
import type { CountedWords } from './countWords.ts'
import type { Lexicon } from './lexicon.ts'

/** Section by section. */
export type PageWords = readonly CountedWords[]

/** Section after section: how many words and forms it has, then its forms, by their number in a lexicon, then their counts. */
export type KeptPage = Uint32Array

export function keepPage(sections: PageWords): KeptPage {
  const size = sections.reduce((sum, { forms }) => sum + 2 + 2 * forms.length, 0)
  const kept = new Uint32Array(size)
  let at = 0
  for (const { forms, counts, length } of sections) {
    kept[at] = length
    kept[at + 1] = forms.length
    kept.set(forms, at + 2)
    kept.set(counts, at + 2 + forms.length)
    at += 2 + 2 * forms.length
  }
  return kept
}

export function wordsOfPage(
  kept: KeptPage,
): { length: number; forms: Uint32Array; counts: Uint32Array }[] {
  const sections = []
  let at = 0
  while (at < kept.length) {
    const [length = 0, size = 0] = kept.subarray(at, at + 2)
    const forms = kept.subarray(at + 2, at + 2 + size)
    const counts = kept.subarray(at + 2 + size, at + 2 + 2 * size)
    sections.push({ length, forms, counts })
    at += 2 + 2 * size
  }
  return sections
}

export type PackedWords = {
  /**
   * Of these pages, numbered from 0; separated by line feeds, as a few letters fold to text that holds a space (`ﷺ`).
   */
  readonly forms: string
  /** By key; their forms have the numbers above. */
  readonly pages: ReadonlyMap<string, KeptPage>
}

/** The lexicon is the one that the forms of the pages are numbered in. */
export function packKept(pages: ReadonlyMap<string, KeptPage>, lexicon: Lexicon): PackedWords {
  const packed = new Map<number, number>()
  const packedForm = (form: number): number => {
    const known = packed.get(form) ?? packed.size
    packed.set(form, known)
    return known
  }
  const renumbered = new Map(
    Array.from(pages, ([key, kept]) => [key, renumber(kept.slice(), packedForm)]),
  )
  const forms = Array.from(packed.keys(), (form) => lexicon.forms[form])
  return { forms: forms.join('\n'), pages: renumbered }
}

/** Forms that the lexicon does not know yet are added to it. */
export function unpackKept({ forms, pages }: PackedWords, lexicon: Lexicon): Map<string, KeptPage> {
  const known = forms === '' ? [] : forms.split('\n').map(lexicon.numberOf)
  return new Map(
    Array.from(pages, ([key, kept]) => [key, renumber(kept, (form) => known[form] ?? 0)]),
  )
}

/** In place. */
function renumber(kept: KeptPage, numberOf: (form: number) => number): KeptPage {
  for (const { forms } of wordsOfPage(kept))
    for (let at = 0; at < forms.length; at++) forms[at] = numberOf(forms[at] ?? 0)
  return kept
}
