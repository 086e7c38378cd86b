/** One word of the query → the scores found under all its names: in each place, the best name counts. */
import { createTermScores, scoreTerms, type TermScores } from './termScores.ts'
import {
  findCompletions,
  findExact,
  frequencyOf,
  TEXT_SHARE,
  type Lookup,
  type TermMatches,
} from './findForms.ts'
import { findFamily, findMistyped } from './findMistyped.ts'
import { type PieceName, UNTYPED } from './indexFile.ts'
import type { SearchIndex } from './openIndex.ts'
import type { QueryField } from './language.ts'
import { isOfLabels } from './parseQuery.ts'
import { addScore, clearScores, raiseScore, type ScoreTable } from './scoreTable.ts'
import type { Name, QueryTerm } from './queryTerms.ts'
import { STOP_MARK } from './stopMark.ts'

export type QueryTermMatch = TermScores & {
  readonly queryTerm: QueryTerm
  /** Stems that were looked for, and found. */
  readonly stems: Set<string>
  /** Stems worth marking wherever they occur, with their best weight. */
  readonly typed: Map<string, number>
  readonly others: Map<string, number>
  /** No page speaks of it: nothing is found, or only words that a short one may be a slip of. */
  isAbsent: boolean
}

/** State of a search: the index, its missing pieces, and reusable score tables. */
export type SearchContext = {
  readonly index: SearchIndex
  /** Pieces without which the answer would be wrong. */
  readonly needed: Set<PieceName>
  /** Pieces that would only complete it: synonyms, typos, section titles. */
  readonly refining: Set<PieceName>
  readonly draft: TermScores
  readonly part: TermScores
}

export const createSearchContext = (index: SearchIndex): SearchContext => ({
  index,
  needed: new Set(),
  refining: new Set(),
  draft: createTermScores(index),
  part: createTermScores(index),
})

/** `mostRare`: how rare the word may count as. */
export function matchQueryTerm(
  context: SearchContext,
  queryTerm: QueryTerm,
  mostRare: number,
): QueryTermMatch {
  const { index } = context
  const { field } = queryTerm.clause
  const match: QueryTermMatch = {
    ...createTermScores(index),
    queryTerm,
    stems: new Set(),
    typed: new Map(),
    others: new Map(),
    isAbsent: false,
  }
  const lookup: Lookup = { index, missing: queryTerm.isStop ? context.refining : context.needed }
  const exact = findWord(lookup, queryTerm.form, field)
  scoreTerms(index, exact, { into: match, field, maxRarity: mostRare })
  note(match, exact, { isTyped: true, share: 1 })
  const maxRarity = exact.size > 0 ? match.rarity : mostRare
  if (exact.size === 0) match.rarity = 0
  const add = (matches: TermMatches, weight: number, isTyped: boolean) => {
    if (matches.size === 0) return
    scoreTerms(index, matches, { into: context.draft, field, maxRarity })
    mergeDraft(context, match, weight)
    note(match, matches, { isTyped, share: weight / 2 })
  }
  const completions = findOthers(
    { index, missing: queryTerm.isLast ? lookup.missing : context.refining },
    queryTerm,
    exact,
  )
  add(completions, 1, exact.size === 0)
  const family =
    isOfLabels(field) || queryTerm.clause.edits === 0
      ? new Map()
      : findFamily(lookup, queryTerm.form)
  for (const stem of [...exact.keys(), ...completions.keys()]) family.delete(stem)
  add(family, 1, exact.size === 0 && completions.size === 0)
  const terms = exact.size + completions.size
  const [enoughTerms, enoughSections] = index.settings.typoSkipThreshold
  const isFound = terms >= enoughTerms || sectionsWith(exact, completions) >= enoughSections
  const maxEdits = editsFor(context, queryTerm, isFound)
  if (maxEdits > 0) {
    const isBegun =
      terms === 0 && queryTerm.isLast && queryTerm.form.length > index.settings.typoLengths[0]
    const typos = findMistyped({ index, missing: context.refining }, queryTerm.form, {
      maxEdits,
      isBegun,
    })
    add(typos, terms === 0 ? 1 : index.settings.doubtfulTypoWeight, terms === 0)
  }
  const foundSoFar = match.stems.size
  for (const name of queryTerm.names.slice(1)) {
    // What a word may be called weighs no more than the first of its names that is found.
    const weight = terms === 0 && !name.isTyped ? Math.min(1, ALONE * name.weight) : name.weight
    const isRarer = name.weight < 1 && match.rarity > 0
    addName(context, match, {
      name: { ...name, weight },
      maxRarity: isRarer ? match.rarity : maxRarity,
    })
  }
  if (match.stems.size === 0 && queryTerm.isLast && beginsStopWord(index, queryTerm.form))
    add(findCompletions(lookup, STOP_MARK + queryTerm.form), TEXT_SHARE, true)
  const isNamed = match.stems.size > foundSoFar
  const isKept = match.others.size + match.typed.size > 0
  match.isAbsent =
    !isKept || (terms + family.size === 0 && !isNamed && queryTerm.form.length <= SHORT)
  return match
}

const beginsStopWord = ({ language }: SearchIndex, word: string): boolean =>
  [...language.stopWords].some((stop) => stop.startsWith(word))

/** Factor for a synonym when the word itself occurs nowhere, and there is nothing else to go by. */
const ALONE = 1.5

/** Letters of a word that is one slip away from many others. */
const SHORT = 5

/** A tag or a category is looked for by its beginning, in its own words. */
function findWord(lookup: Lookup, form: string, field?: QueryField): TermMatches {
  if (!isOfLabels(field)) return findExact(lookup, form)
  const stem = lookup.index.language.stem(form)
  const known = [...lookup.index.pages.fields[field].keys()]
  const found = known.filter((label) => label.startsWith(form) || label === stem)
  return new Map(
    found.map((label) => [
      label,
      { stem: label, weight: label === stem ? 1 : lookup.index.settings.prefixWeight },
    ]),
  )
}

function findOthers(lookup: Lookup, { form, clause }: QueryTerm, exact: TermMatches): TermMatches {
  if (isOfLabels(clause.field)) return new Map()
  const completions = findCompletions(lookup, form)
  for (const stem of exact.keys()) completions.delete(stem)
  return completions
}

function sectionsWith(exact: TermMatches, completions: TermMatches): number {
  let sections = 0
  for (const match of [...exact.values(), ...completions.values()])
    sections += Math.max(1, frequencyOf(match))
  return sections
}

function editsFor(
  { index }: SearchContext,
  { clause, form, isKnown, isStop }: QueryTerm,
  isFound: boolean,
): number {
  if (clause.edits !== undefined) return clause.edits
  const [one, two] = index.settings.typoLengths
  if (isKnown || isStop || isFound || form.length < one) return 0
  if (UNTYPED.test(form) || isOfLabels(clause.field)) return 0
  return form.length < two ? 1 : 2
}

type NameOptions = { readonly name: Name; readonly maxRarity: number }

/** A name of several words counts where all of them are. */
function addName(
  context: SearchContext,
  match: QueryTermMatch,
  { name, maxRarity }: NameOptions,
): void {
  const { index, refining, draft, part } = context
  const { field } = match.queryTerm.clause
  const found = name.forms.map((form) => findExact({ index, missing: refining }, form))
  const [first, ...others] = found
  if (!first || found.some((matches) => matches.size === 0)) return
  const { isTyped = false, weight } = name
  // Of a whole identifier, a part says little.
  if (isTyped && weight > 1) demoteTyped(match)
  // `copie de sécurité` stands for `sauvegarde`: where that word is, `copie` alone means nothing.
  const isTelling = others.length === 0 || (match.typed.size === 0 && match.others.size === 0)
  for (const matches of found)
    note(match, matches, { isTyped, share: isTelling ? weight * (isTyped ? 1 : 0.3) : 0 })
  scoreTerms(index, first, { into: draft, field, maxRarity })
  if (others.length > 0) {
    const whole = createTermScores(index)
    for (const matches of found) {
      scoreTerms(index, matches, { into: part, field, maxRarity })
      countPart(whole.sections, part.sections)
      countPart(whole.pages, part.pages)
    }
    const parts = { count: found.length, partialShare: index.settings.partialShare }
    keepWhole(draft.sections, whole.sections, parts)
    keepWhole(draft.pages, whole.pages, parts)
  }
  mergeDraft(context, match, name.weight)
}

/** Scores of several words are told apart by this much per word found. */
const PART_STEP = 1024

function countPart(whole: ScoreTable, { scores, touched, count }: ScoreTable): void {
  for (let i = 0; i < count; i++) {
    const at = touched[i] ?? 0
    addScore(whole, at, PART_STEP + (scores[at] ?? 0))
  }
}

type Parts = { readonly count: number; readonly partialShare: number }

function keepWhole(draft: ScoreTable, { scores, touched, count }: ScoreTable, parts: Parts): void {
  clearScores(draft)
  for (let i = 0; i < count; i++) {
    const at = touched[i] ?? 0
    const sum = scores[at] ?? 0
    const isWhole = sum >= parts.count * PART_STEP
    addScore(
      draft,
      at,
      (sum % PART_STEP) * (isWhole ? 1 / Math.sqrt(parts.count) : parts.partialShare / parts.count),
    )
  }
}

/** A place where several names are found has the score of the best of them. */
function mergeDraft({ draft }: SearchContext, match: QueryTermMatch, weight: number): void {
  if (match.rarity === 0) match.rarity = draft.rarity
  for (const kind of ['sections', 'pages'] as const) {
    const { scores, touched, count } = draft[kind]
    for (let i = 0; i < count; i++) {
      const at = touched[i] ?? 0
      raiseScore(match[kind], at, weight * (scores[at] ?? 0))
    }
  }
}

type Noting = { readonly isTyped: boolean; readonly share: number }

/** Notes the stems found; they are not marked when their share is 0. */
function note(match: QueryTermMatch, matches: TermMatches, { isTyped, share }: Noting): void {
  for (const stem of matches.keys()) {
    match.stems.add(stem)
    if (share > 0 && !match.typed.has(stem))
      match[isTyped ? 'typed' : 'others'].set(stem, share * match.rarity)
  }
}

function demoteTyped({ typed, others }: QueryTermMatch): void {
  for (const [stem, worth] of typed) others.set(stem, worth / 2)
  typed.clear()
}
