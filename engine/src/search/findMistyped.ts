/** A word that the index hardly holds → the terms it may stand for: what it mistypes, what it begins, its family. */
import {
  findExact,
  frequencyOf,
  keep,
  shareOf,
  visitForms,
  type Lookup,
  type TermMatches,
} from './findForms.ts'
import { formsPieceOf, UNTYPED } from './indexFile.ts'
import type { Forms } from './openTerms.ts'
import { findTypos, type TypoMatch, type TypoOptions } from './typos.ts'

/** Terms at the least number of edits, up to `maxEdits`; with `isBegun`, completions of what is one edit away too. */
export function findMistyped(
  lookup: Lookup,
  word: string,
  { maxEdits, isBegun }: TypoOptions,
): TermMatches {
  const { terms, settings } = lookup.index
  const { typoWeight, firstLetterWeight, typoLengths, typoSkipThreshold } = settings
  // Letters at random are soon one edit from the beginning of some rare word.
  const leastSections = word.length > typoLengths[0] + 1 ? 0 : typoSkipThreshold[1]
  const whole = dictionariesFor(lookup, word, maxEdits).flatMap((forms) => [
    ...findTypos(forms, word, { maxEdits, isBegun: false }),
    ...findInflected(lookup, forms, { word, maxEdits }),
  ])
  // Nothing is fetched for them: the pieces where they are came as the first letters were typed.
  const begun = terms.flatMap((forms) =>
    forms && isBegun ? findTypos(forms, word, { maxEdits: 1, isBegun }) : [],
  )
  const found = [...whole, ...begun].filter(({ form }) => !UNTYPED.test(form))
  const least = found.reduce((edits, match) => Math.min(edits, match.edits), maxEdits)
  const matches: TermMatches = new Map()
  for (const near of found) {
    const { form, edits } = near
    if (edits > least) continue
    const share = near.isBegun ? shareOf(lookup, word, form) : 1
    const weight = share * typoWeight ** edits * (form[0] === word[0] ? 1 : firstLetterWeight)
    for (const match of findExact(lookup, form).values())
      if (!near.isBegun || frequencyOf(match) >= leastSections) keep(matches, { ...match, weight })
  }
  addFamily(lookup, word, matches)
  return matches
}

type Inflected = { readonly word: string; readonly maxEdits: number }

/**
 * Finds forms of which the stem is near that of `word`: the dictionary holds `domaine` alone, which is further from
 * `domianes` than `domaines` would be.
 */
function findInflected(
  { index }: Lookup,
  forms: Forms,
  { word, maxEdits }: Inflected,
): readonly TypoMatch[] {
  const { stem: stemOf } = index.language
  const [one, two] = index.settings.typoLengths
  const stem = stemOf(word)
  if (stem === word || stem.length < one) return []
  const most = stem.length < two ? 1 : maxEdits
  return findTypos(forms, stem, { maxEdits: most, isBegun: true }).flatMap(({ form }) =>
    findTypos({ forms: [stemOf(form)], shared: new Uint32Array(1) }, stem, {
      maxEdits: most,
      isBegun: false,
    }).map(({ edits }) => ({ form, edits, isBegun: false })),
  )
}

/**
 * Returns the dictionaries that may hold words near `word`: the whole one or, when it is split, the pieces for forms of
 * about that length. Until these arrive, uses the pieces loaded for other words: most typos leave the beginning intact.
 */
function dictionariesFor(
  { index, missing }: Lookup,
  word: string,
  maxEdits: number,
): readonly Forms[] {
  const arrived = index.terms.filter((terms) => terms !== undefined)
  if (index.bounds.length === 1) return arrived
  const first = formsPieceOf(word.length - maxEdits)
  const last = formsPieceOf(word.length + maxEdits)
  const pieces = index.formsByLength.slice(first, last + 1).filter((forms) => forms !== undefined)
  if (pieces.length === last + 1 - first) return pieces
  for (let number = first; number <= last; number++) {
    if (!index.formsByLength[number]) missing.add(`forms-${number}`)
  }
  return arrived
}

/** Words that differ from `word` by their endings: `deployer` for `deployons`. */
function addFamily(lookup: Lookup, word: string, matches: TermMatches): void {
  const near = lookup.index.language.families?.near(word, (start) => formsFrom(lookup, start))
  keepForms(lookup, near, { into: matches, weight: lookup.index.settings.typoWeight })
}

/** Words of the same root: `duplication` for `dupliquer`. Fetches nothing. */
export function findFamily(lookup: Lookup, word: string): TermMatches {
  const { language, settings } = lookup.index
  const sure = language.families?.sure(word, (start) => formsFrom(lookup, start))
  return keepForms(lookup, sure, { into: new Map(), weight: settings.familyWeight })
}

/** Lists the forms that begin so in the pieces loaded so far. */
function formsFrom(lookup: Lookup, start: string): string[] {
  const forms: string[] = []
  visitForms({ ...lookup, maxMissing: 0 }, { from: start, to: `${start}\uFFFF` }, (terms, at) =>
    forms.push(terms.forms[at] ?? ''),
  )
  return forms
}

type Keeping = { readonly into: TermMatches; readonly weight: number }

function keepForms(
  lookup: Lookup,
  forms: readonly string[] = [],
  { into, weight }: Keeping,
): TermMatches {
  for (const form of forms)
    for (const match of findExact(lookup, form).values()) keep(into, { ...match, weight })
  return into
}
