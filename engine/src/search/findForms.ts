/** A word of a query → the terms of the index it stands for: itself, its completions, what it mistypes. */
import type { SearchIndex } from './openIndex.ts'
import { formsPieceOf, type PieceName, UNTYPED } from './indexFile.ts'
import type { Forms, Terms } from './openTerms.ts'
import { stemWord } from './stemWord.ts'
import { findTypos } from './typos.ts'

/** A stem of the index: with postings in one block, on pages as a whole, or both. */
export type TermMatch = {
  readonly stem: string
  /** 1 for the word itself, less for what only resembles it. */
  readonly weight: number
  readonly block?: { readonly terms: Terms; readonly term: number }
}

/** By stem, best weight kept. */
export type TermMatches = Map<string, TermMatch>

export type Lookup = {
  readonly index: SearchIndex
  /** Pieces that had to be looked at and have not arrived. */
  readonly missing: Set<PieceName>
  /** Pieces that one look may add to `missing`. */
  readonly maxMissing?: number
}

/** A short beginning spans much of the dictionary: no more of it than this is fetched. */
const MAX_COMPLETION_BLOCKS = 2
/** How far below its stem's length the scan for inflections of an unknown form may go. */
const MIN_STEM_SCAN = 3

/** The word or, when the index does not hold this form, its inflections. */
export function findExact(lookup: Lookup, word: string): TermMatches {
  const matches: TermMatches = new Map()
  visitForms(lookup, { from: word, to: word }, (terms, at) => keep(matches, matchOf(terms, at, 1)))
  const stem = stemWord(word)
  if (matches.size === 0 && stem.length >= MIN_STEM_SCAN) {
    const from = stem.endsWith('i') ? stem.slice(0, -1) : stem
    visitForms(lookup, { from, to: `${from}\uFFFF` }, (terms, at) => {
      if (stemWord(terms.forms[at] ?? '') === stem) keep(matches, matchOf(terms, at, 1))
    })
  }
  if (matches.size === 0 && isPageStem(lookup.index, stem)) keep(matches, { stem, weight: 1 })
  return matches
}

/** Terms with a form that begins with `word`: the fuller the form, the less it weighs. */
export function findCompletions(lookup: Lookup, word: string): TermMatches {
  const matches: TermMatches = new Map()
  const { prefixWeight } = lookup.index.settings
  const weightOf = (form: string) => prefixWeight * Math.sqrt(word.length / form.length)
  if (word.length < lookup.index.settings.prefixLength)
    return completeFromTitles(lookup, word, weightOf)
  const few = { ...lookup, maxMissing: MAX_COMPLETION_BLOCKS }
  visitForms(few, { from: `${word}\0`, to: `${word}\uFFFF` }, (terms, at) => {
    keep(matches, matchOf(terms, at, weightOf(terms.forms[at] ?? '')))
  })
  return mostFrequent(matches, lookup.index.settings.prefixCount)
}

/** Fetches nothing: a form whose block has not arrived is found on the pages it names. */
function completeFromTitles(
  { index }: Lookup,
  word: string,
  weightOf: (form: string) => number,
): TermMatches {
  const matches: TermMatches = new Map()
  const { titleForms } = index.pages
  for (let i = lowerBound(titleForms, word); titleForms[i]?.startsWith(word); i++) {
    const form = titleForms[i] ?? ''
    if (form === word) continue
    for (const match of findExact({ index, missing: new Set() }, form).values()) {
      keep(matches, { ...match, weight: weightOf(form) })
    }
  }
  return mostFrequent(matches, index.settings.prefixCount)
}

/** Terms at the least number of edits, up to `maxEdits`. */
export function findMistyped(lookup: Lookup, word: string, maxEdits: number): TermMatches {
  const { index } = lookup
  const found = dictionariesFor(lookup, word, maxEdits)
    .flatMap((forms) => findTypos(forms, word, maxEdits))
    .filter(({ form }) => !UNTYPED.test(form))
    .toSorted((a, b) => (a.form < b.form ? -1 : 1))
  const least = found.reduce((edits, match) => Math.min(edits, match.edits), maxEdits)
  const matches: TermMatches = new Map()
  for (const { form, edits } of found) {
    if (edits > least) continue
    const { typoWeight, firstLetterWeight } = index.settings
    const weight = typoWeight ** edits * (form[0] === word[0] ? 1 : firstLetterWeight)
    for (const match of findExact(lookup, form).values()) keep(matches, { ...match, weight })
  }
  return matches
}

/**
 * Where the words near `word` are: the dictionary or, when it is in pieces, those of its forms of about that length.
 * Until they have arrived, what came to look for the word itself: most mistyped words begin well.
 */
function dictionariesFor(
  { index, missing }: Lookup,
  word: string,
  maxEdits: number,
): readonly Forms[] {
  if (index.bounds.length === 1) return index.terms[0] ? [index.terms[0]] : []
  const first = formsPieceOf(word.length - maxEdits)
  const last = formsPieceOf(word.length + maxEdits)
  const pieces = index.formsByLength.slice(first, last + 1).filter((forms) => forms !== undefined)
  if (pieces.length === last + 1 - first) return pieces
  for (let number = first; number <= last; number++) {
    if (!index.formsByLength[number]) missing.add(`forms-${number}`)
  }
  return index.terms.filter((terms, number) => {
    const [from = '', to = ''] = index.bounds[number] ?? []
    return terms !== undefined && from <= word && word <= to
  }) as Terms[]
}

/** Whether the index holds this very form or, given `to`, one from there to `to`. */
export function hasForm(lookup: Lookup, form: string, to = form): boolean {
  let found = false
  visitForms(lookup, { from: form, to }, () => (found = true))
  return found
}

/** Sections whose text or title holds the term. */
export function frequencyOf({ block }: TermMatch): number {
  if (!block) return 0
  return (block.terms.starts[block.term + 1] ?? 0) - (block.terms.starts[block.term] ?? 0)
}

type FormRange = { readonly from: string; readonly to: string }

function visitForms(
  { index, missing, maxMissing = Infinity }: Lookup,
  { from, to }: FormRange,
  visit: (terms: Terms, at: number) => void,
): void {
  let lacking = 0
  index.bounds.forEach(([first, last], number) => {
    if (last < from || first > to) return
    const terms = index.terms[number]
    if (!terms) {
      if (lacking++ < maxMissing) missing.add(`terms-${number}`)
      return
    }
    for (let at = lowerBound(terms.forms, from); at < terms.forms.length; at++) {
      if ((terms.forms[at] ?? '') > to) break
      visit(terms, at)
    }
  })
}

function matchOf(terms: Terms, at: number, weight: number): TermMatch {
  return {
    stem: stemWord(terms.forms[at] ?? ''),
    weight,
    block: { terms, term: terms.termOfForm[at] ?? 0 },
  }
}

function keep(matches: TermMatches, match: TermMatch): void {
  const known = matches.get(match.stem)
  if (!known || known.weight < match.weight) matches.set(match.stem, match)
}

function mostFrequent(matches: TermMatches, count: number): TermMatches {
  if (matches.size <= count) return matches
  const sorted = [...matches].toSorted(([, a], [, b]) => frequencyOf(b) - frequencyOf(a))
  return new Map(sorted.slice(0, count))
}

const isPageStem = ({ pages }: SearchIndex, stem: string): boolean =>
  Object.values(pages.fields).some((field) => field.has(stem))

function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < value) low = middle + 1
    else high = middle
  }
  return low
}
