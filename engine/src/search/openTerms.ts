/** A block of the dictionary, as fetched → sorted forms and decoded postings. */
import { byCount, LEVEL_FREQUENCIES, type FormTable, type TermBlock } from './indexFile.ts'
import { damaged, unpackNumbers } from './numbers.ts'

/** Sorted by code unit. */
export type Forms = {
  readonly forms: readonly string[]
  /** Letters that each form shares with the one before. */
  readonly shared: Uint32Array
}

export type Terms = Forms & {
  /** Term number of each form. */
  readonly termOfForm: Uint32Array
  /** Start of each term's postings, with one extra entry for the end. */
  readonly starts: Uint32Array
  /** Number of each term's postings in texts; those in titles follow. */
  readonly textCounts: Uint32Array
  readonly sections: Uint32Array
  /** Frequency in the text; 0 for a title. */
  readonly frequencies: Float32Array
}

/** Throws when the block is damaged; `sectionCount` bounds what it may point at. */
export function openTerms(block: TermBlock, sectionCount: number): Terms {
  const { forms, shared } = openForms(block.forms)
  const termOfForm = openTermNumbers(block.forms.terms, forms.length)
  const counts = unpackNumbers(block.counts)
  const gaps = unpackNumbers(block.gaps)
  const levels = unpackLevels(block.levels)
  const termCount = counts.length >> 1
  const starts = new Uint32Array(termCount + 1)
  const textCounts = new Uint32Array(termCount)
  const frequencies = new Float32Array(gaps.length)
  let at = 0
  let level = 0
  for (let term = 0; term < termCount; term++) {
    starts[term] = at
    const inText = counts[2 * term] ?? 0
    const inTitles = counts[2 * term + 1] ?? 0
    textCounts[term] = inText
    for (let i = at; i < at + inText; i++) frequencies[i] = levels[level++] ?? 1
    at += inText + inTitles
  }
  starts[termCount] = at
  if (at > gaps.length) throw damaged()
  const sections = new Uint32Array(at)
  let read = 0
  for (const term of byCount(counts)) {
    const from = starts[term] ?? 0
    const to = starts[term + 1] ?? 0
    const titles = from + (textCounts[term] ?? 0)
    sections.set(gaps.subarray(read, (read += to - from)), from)
    accumulate(sections, { from, to: titles, sectionCount })
    accumulate(sections, { from: titles, to, sectionCount })
  }
  if (termOfForm.some((term) => term >= termCount)) throw damaged()
  return { forms, shared, termOfForm, starts, textCounts, sections, frequencies }
}

/** Throws when the table is damaged. */
export function openForms(table: FormTable): Forms {
  const shared = unpackNumbers(table.shared)
  const rests = table.rests.split('\n')
  if (rests.length !== shared.length && shared.length > 0) {
    throw damaged()
  }
  const forms: string[] = []
  let before = ''
  for (let i = 0; i < shared.length; i++) {
    const kept = shared[i] ?? 0
    if (kept > before.length) throw damaged()
    before = before.slice(0, kept) + (rests[i] ?? '')
    forms.push(before)
  }
  return { forms, shared }
}

function openTermNumbers(packed: string, formCount: number): Uint32Array {
  const steps = unpackNumbers(packed)
  if (steps.length !== formCount) throw damaged()
  let newest = -1
  return steps.map((step) => (step === 1 ? ++newest : step === 0 ? newest : newest - step + 1))
}

/** Three levels to a number. */
function unpackLevels(packed: string): Float32Array {
  const triplets = unpackNumbers(packed)
  const frequencies = new Float32Array(3 * triplets.length)
  triplets.forEach((triplet, i) => {
    frequencies[3 * i] = LEVEL_FREQUENCIES[triplet % 5] ?? 1
    frequencies[3 * i + 1] = LEVEL_FREQUENCIES[((triplet / 5) | 0) % 5] ?? 1
    frequencies[3 * i + 2] = LEVEL_FREQUENCIES[(triplet / 25) | 0] ?? 1
  })
  return frequencies
}

type Range = { readonly from: number; readonly to: number; readonly sectionCount: number }

/** Gaps → section numbers, in place. */
function accumulate(gaps: Uint32Array, { from, to, sectionCount }: Range): void {
  let section = -1
  for (let i = from; i < to; i++) {
    section += (gaps[i] ?? 0) + 1
    gaps[i] = section
  }
  if (section >= sectionCount) throw damaged()
}
