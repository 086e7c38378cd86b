/** A word of a query → the terms of the index it stands for: itself, its inflections, its completions. */
import type { SearchIndex } from './openIndex.ts'
import type { PieceName } from './indexFile.ts'
import type { Terms } from './openTerms.ts'

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
/** Minimum length of a stem whose inflections are looked for. */
const MIN_STEM_SCAN = 3

/** The word or, when the index does not hold this form, its inflections. */
export function findExact(lookup: Lookup, word: string): TermMatches {
  const matches: TermMatches = new Map()
  visitForms(lookup, { from: word, to: word }, (terms, at) =>
    keep(matches, matchOf(lookup, { terms, at }, 1)),
  )
  const { stem: stemOf, trunkOf } = lookup.index.language
  const stem = stemOf(word)
  if (matches.size === 0 && stem.length >= MIN_STEM_SCAN) {
    const from = trunkOf(stem)
    visitForms(lookup, { from, to: `${from}\uFFFF` }, (terms, at) => {
      const match = matchOf(lookup, { terms, at }, 1)
      if (match.stem === stem) keep(matches, match)
    })
  }
  if (matches.size === 0 && isPageStem(lookup.index, stem)) keep(matches, { stem, weight: 1 })
  return matches
}

/** Terms with a form that begins with `word`: the fuller the form, the less it weighs. */
export function findCompletions(lookup: Lookup, word: string): TermMatches {
  const matches: TermMatches = new Map()
  const { index } = lookup
  const { prefixLength, prefixCount } = index.settings
  const isShort = word.length < prefixLength
  if (isShort) completeFromLabels(lookup, word, matches)
  // Nothing more is fetched for a beginning of every other word, unless no page has a label that begins so.
  const maxMissing = isShort && matches.size > 0 ? 0 : MAX_COMPLETION_BLOCKS
  const share = isShort ? TEXT_SHARE : 1
  visitForms({ ...lookup, maxMissing }, { from: `${word}\0`, to: `${word}\uFFFF` }, (terms, at) => {
    const weight = share * shareOf(lookup, word, terms.forms[at] ?? '')
    keep(matches, matchOf(lookup, { terms, at }, weight))
  })
  if (index.language.splitCompound && !isShort) addCompounds(lookup, word, matches)
  return heaviest(matches, prefixCount)
}

/** Words written as one that end with `word` or an inflection of it, of the pieces that have arrived. */
function addCompounds(lookup: Lookup, word: string, matches: TermMatches): void {
  const { stem: stemOf } = lookup.index.language
  const stem = stemOf(word)
  for (const terms of lookup.index.terms)
    terms?.forms.forEach((form, at) => {
      const isEnding =
        form.endsWith(word) || (form.includes(stem, 1) && stemOf(form).endsWith(stem))
      if (isEnding && form !== word)
        keep(matches, matchOf(lookup, { terms, at }, shareOf(lookup, word, form)))
    })
}

/** Returns the share of a form's weight that its beginning alone gets. */
export const shareOf = ({ index }: Lookup, word: string, form: string): number =>
  index.settings.prefixWeight * Math.sqrt(word.length / form.length)

/** Share left to the words of texts, when one or two letters may begin a title or a tag. */
export const TEXT_SHARE = 0.1

/** The words of titles, then of tags. Fetches nothing: a form whose block has not arrived is found on its pages. */
function completeFromLabels(lookup: Lookup, word: string, matches: TermMatches): void {
  const { index } = lookup
  const { titleForms, fields } = index.pages
  for (const form of [...titleForms, ...fields.tags.keys()]) {
    if (form === word || !form.startsWith(word)) continue
    const weight = shareOf(lookup, word, form)
    for (const match of findExact({ index, missing: new Set() }, form).values())
      keep(matches, { ...match, weight })
  }
}

/** Says whether the index holds this form or, given `to`, any from `form` to `to`. */
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

/** Calls `visit` for each form from `from` to `to`, both included, of the pieces that have arrived. */
export function visitForms(
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

type FormPlace = { readonly terms: Terms; readonly at: number }

export function matchOf({ index }: Lookup, { terms, at }: FormPlace, weight: number): TermMatch {
  return {
    stem: index.language.stem((terms.forms[at] ?? '').trimStart()),
    weight,
    block: { terms, term: terms.termOfForm[at] ?? 0 },
  }
}

export function keep(matches: TermMatches, match: TermMatch): void {
  const known = matches.get(match.stem)
  if (!known || known.weight < match.weight) matches.set(match.stem, match)
}

/** Then the most frequent. */
function heaviest(matches: TermMatches, count: number): TermMatches {
  if (matches.size <= count) return matches
  const worthOf = (match: TermMatch) => match.weight * Math.log(2 + frequencyOf(match))
  const sorted = [...matches].toSorted(([, a], [, b]) => worthOf(b) - worthOf(a))
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
