/** Stems and their postings → blocks of the dictionary, each readable alone. */
import {
  byCount,
  FORM_PIECES,
  formsPieceOf,
  levelOf,
  UNTYPED,
  type FormTable,
  type TermBlock,
} from './indexFile.ts'
import type { CountedText, Range, StemPostings } from './indexText.ts'
import { packNumbers } from './numbers.ts'

/** A block that is packed when it is asked for. */
export type TermSlice = {
  /** First of the sorted forms. */
  readonly first: string
  readonly last: string
  readonly pack: () => TermBlock
}

type Term = { readonly forms: string[]; readonly postings: StemPostings }

/** About how many characters of JSON the packed terms take. */
export function weightOfTerms({ stems, postings }: CountedText): number {
  let held = 0
  for (const each of postings.values()) held += countPostings(each)
  return weighTerm(stems.size, held)
}

const countPostings = ({ sections, titles }: StemPostings): number =>
  sections.to - sections.from + titles.to - titles.from

/** One block when `blockLength` is `undefined`; else blocks of about that many characters. */
export function sliceTerms(counted: CountedText, blockLength?: number): TermSlice[] {
  const slices: Term[][] = [[]]
  let length = 0
  for (const term of termsOf(counted)) {
    const weight = weighTerm(term.forms.length, countPostings(term.postings))
    if (blockLength !== undefined && length > 0 && length + weight > blockLength) {
      slices.push([])
      length = 0
    }
    slices.at(-1)?.push(term)
    length += weight
  }
  return slices.map((slice) => {
    const forms = slice.flatMap((term) => term.forms)
    const least = (a: string, b: string) => (b < a ? b : a)
    const greatest = (a: string, b: string) => (b > a ? b : a)
    return {
      first: forms.length > 0 ? forms.reduce(least) : '',
      last: forms.length > 0 ? forms.reduce(greatest) : '',
      pack: () => packSlice(slice, counted),
    }
  })
}

/** The forms of the index by length, sorted: what mistyped words are compared with. Each is packed when it is asked for. */
export function sliceForms({ stems }: CountedText): (() => FormTable)[] {
  const slices = Array.from({ length: FORM_PIECES }, (): string[] => [])
  for (const form of stems.keys())
    if (!UNTYPED.test(form)) slices[formsPieceOf(form.length)]?.push(form)
  return slices.map((forms) => () => packForms(new Map(forms.toSorted().map((form) => [form, 0]))))
}

/** By stem. */
function termsOf({ stems, postings }: CountedText): Term[] {
  const terms = new Map(
    Array.from(postings, ([stem, held]): [string, Term] => [stem, { forms: [], postings: held }]),
  )
  for (const [form, stem] of stems) terms.get(stem)?.forms.push(form)
  return [...terms.keys()].toSorted().flatMap((stem) => {
    const term = terms.get(stem)
    return term ? { ...term, forms: tellingForms(stem, term.forms) } : []
  })
}

/** A plural or another short ending is found by its stem: of forms that begin alike, the shortest is enough. */
function tellingForms(stem: string, forms: readonly string[]): string[] {
  if (stem.length < MIN_STEM) return [...forms]
  const kept: string[] = []
  for (const form of forms.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)))
    if (!kept.some((other) => sharedLength(other, form) >= form.length - MAX_ENDING))
      kept.push(form)
  return kept
}

const MIN_STEM = 4
const MAX_ENDING = 2

const weighTerm = (forms: number, postings: number): number => 6 * forms + 2 * postings

function packSlice(terms: readonly Term[], counted: CountedText): TermBlock {
  const termOf = new Map<string, Term>()
  for (const term of terms) for (const form of term.forms) termOf.set(form, term)
  const ranks = new Map<Term, number>()
  const rankTerm = (term: Term): number => {
    const rank = ranks.get(term) ?? ranks.size
    ranks.set(term, rank)
    return rank
  }
  const rankOfForm = new Map<string, number>()
  for (const form of [...termOf.keys()].toSorted()) {
    const term = termOf.get(form)
    if (term) rankOfForm.set(form, rankTerm(term))
  }
  return { forms: packForms(rankOfForm), ...packPostings([...ranks.keys()], counted) }
}

/** `termOfForm` in the order of its forms. */
function packForms(termOfForm: ReadonlyMap<string, number>): FormTable {
  const shared: number[] = []
  const rests: string[] = []
  const terms: number[] = []
  let before = ''
  let newest = -1
  for (const [form, term] of termOfForm) {
    const kept = sharedLength(before, form)
    shared.push(kept)
    rests.push(form.slice(kept))
    terms.push(term > newest ? 1 : term === newest ? 0 : newest - term + 1)
    newest = Math.max(newest, term)
    before = form
  }
  return { shared: packNumbers(shared), rests: rests.join('\n'), terms: packNumbers(terms) }
}

function packPostings(
  terms: readonly Term[],
  { sections, frequencies, titles }: CountedText,
): Omit<TermBlock, 'forms'> {
  const counts: number[] = []
  const gaps: number[] = []
  const levels: number[] = []
  for (const { postings } of terms) {
    const { from, to } = postings.sections
    counts.push(to - from, postings.titles.to - postings.titles.from)
    for (let at = from; at < to; at++) levels.push(levelOf(frequencies[at] ?? 0))
  }
  // Those of words as frequent resemble each other: together, they are a thirtieth smaller once compressed.
  for (const term of byCount(counts)) {
    const postings = terms[term]?.postings
    if (!postings) continue
    addGaps(gaps, sections, postings.sections)
    addGaps(gaps, titles, postings.titles)
  }
  return {
    counts: packNumbers(counts),
    gaps: packNumbers(gaps),
    levels: packNumbers(tripletsOf(levels)),
  }
}

function addGaps(gaps: number[], sections: Uint32Array, { from, to }: Range): void {
  let before = -1
  for (let at = from; at < to; at++) {
    const section = sections[at] ?? 0
    gaps.push(section - before - 1)
    before = section
  }
}

function tripletsOf(levels: readonly number[]): number[] {
  const triplets: number[] = []
  for (let i = 0; i < levels.length; i += 3) {
    triplets.push((levels[i] ?? 0) + 5 * (levels[i + 1] ?? 0) + 25 * (levels[i + 2] ?? 0))
  }
  return triplets
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length++
  return length
}
