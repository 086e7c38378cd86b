/** A query → the sections that answer it, best first. Pure: what has not arrived is named, not fetched. */
import { findCompletions, findExact, hasForm } from './findForms.ts'
import { foldText } from './foldText.ts'
import { hitDocumentOf, isLoaded, pieceNumberOf } from './hitDocument.ts'
import type { PieceName } from './indexFile.ts'
import {
  createSearchContext,
  matchQueryTerm,
  type SearchContext,
  type QueryTermMatch,
} from './matchQueryTerm.ts'
import type { SearchIndex } from './openIndex.ts'
import { parseQuery, type Clause, type QueryError } from './parseQuery.ts'
import { checkPhrases } from './phrases.ts'
import { byScore, rankSections, type RankedSection, type Ranking } from './rankSections.ts'
import type { AnsweringTerms, Hit } from './searchDocument.ts'
import { createScoreTable } from './scoreTable.ts'
import { queryTermsOf } from './queryTerms.ts'

export type SearchAnswer = {
  /** The best section of each page first, then further sections of these pages. */
  readonly hits: readonly Hit[]
  readonly errors: readonly QueryError[]
  /** Sections that answer, shown or not. */
  readonly total: number
  /** Words typed that no page speaks of, of a question that is short enough to be about them. */
  readonly absent: readonly string[]
  /** By stem: how much a place that holds it shows of why a section answers. */
  readonly worths: ReadonlyMap<string, number>
  /** Pieces to fetch before the answer is worth showing: add them and ask again. */
  readonly needed: readonly PieceName[]
  /** Pieces that would only complete it: section titles, synonyms, typos. */
  readonly refining: readonly PieceName[]
}

/** `limit` replaces `maxResults`. */
export function search(
  index: SearchIndex,
  text: string,
  { limit }: { readonly limit?: number | undefined } = {},
): SearchAnswer {
  const { clauses, errors: mistakes } = parseQuery(text, index.language.fields)
  const context = createSearchContext(index)
  // `context:` is near one of our fields, and a word of the pages.
  const errors = mistakes.filter(
    ({ key, found }) =>
      key !== 'unknownField' || !hasForm({ index, missing: context.refining }, foldText(found)),
  )
  const { ranking, worths, absent, ...terms } = rankLoosely(context, readOptions(context, clauses))
  const best = spreadOverPages(index, ranking, limit ?? index.settings.maxResults)
  for (const { section } of best) {
    if (!isLoaded(index, section))
      context.refining.add(`heads-${pieceNumberOf(index.heads, section)}`)
  }
  const hits = best.map(({ section, score }) => ({
    document: hitDocumentOf(index, section),
    score,
    ...terms,
  }))
  for (const piece of context.needed) context.refining.delete(piece)
  return {
    hits,
    errors,
    total: ranking.sections.count,
    worths,
    absent,
    needed: [...context.needed],
    refining: [...context.refining],
  }
}

/** `-avz` is a refusal, unless the index knows it as an option, or no word that it could refuse. */
function readOptions(
  { index, needed, refining }: SearchContext,
  clauses: readonly Clause[],
): Clause[] {
  const lookup = { index, missing: needed }
  const isOption = ({ presence, kind, text }: Clause) => {
    if (presence !== 'mustNot' || kind !== 'words') return false
    const word = foldText(text)
    if (hasForm({ index, missing: refining }, `-${word}`)) return true
    const refused = findExact(lookup, word).size + findCompletions(lookup, word).size
    return refused === 0 && !/\W/.test(word)
  }
  return clauses.map((clause) =>
    isOption(clause) ? { ...clause, presence: 'may', text: `-${clause.text}` } : clause,
  )
}

/** Quotes within a longer text were pasted with it: when no section holds all they say, their words are looked for. */
function rankLoosely(context: SearchContext, clauses: readonly Clause[]): Answer {
  const answer = rank(context, clauses)
  const isPasted = ({ kind, presence, field }: Clause) =>
    kind === 'phrase' && presence === 'may' && field === undefined
  if (answer.ranking.firsts.length > 0 || clauses.length < 2 || !clauses.some(isPasted))
    return answer
  return rank(
    context,
    clauses.map((clause) => (isPasted(clause) ? { ...clause, kind: 'words' } : clause)),
  )
}

type Answer = AnsweringTerms & {
  readonly ranking: Ranking
  readonly worths: SearchAnswer['worths']
  readonly absent: readonly string[]
}

function rank(context: SearchContext, clauses: readonly Clause[]): Answer {
  const { index, refining } = context
  const queryTerms = queryTermsOf(clauses, index, (form, to) =>
    hasForm({ index, missing: refining }, form, to),
  )
  for (const { stem, isStop } of queryTerms) {
    const piece = pieceNumberOf(index.glossary, stem)
    if (!isStop && piece >= 0 && !index.glossary.pieces[piece]) refining.add(`names-${piece}`)
  }
  const mostRare = queryTerms.length > 1 ? Infinity : index.settings.loneRarity
  const matches = queryTerms.map((queryTerm) => matchQueryTerm(context, queryTerm, mostRare))
  const wanted = matches.filter(({ queryTerm }) => queryTerm.clause.presence !== 'mustNot')
  const telling = wanted.filter(({ queryTerm }) => !queryTerm.isStop)
  const isHopeless = telling.length > 0 && telling.every(({ sections }) => sections.count === 0)
  if (wanted.length === 0 || isHopeless) return NO_ANSWER
  const ranking = rankSections(index, wanted, acceptanceOf(context, clauses, matches))
  const marking = telling.length > 0 ? telling : wanted
  // What one word is also called may be another one that was typed.
  const others = new Map(marking.flatMap((match) => [...match.others]))
  const typed = new Map(marking.flatMap((match) => [...match.typed]))
  return {
    ranking,
    terms: [...typed.keys()],
    otherTerms: [...others.keys()].filter((stem) => !typed.has(stem)),
    worths: new Map([...others, ...typed]),
    absent: absentIn(telling),
  }
}

/** Maximum number of words for which absent ones are reported: in a pasted message, they mean nothing. */
const MAX_ASKED = 4

function absentIn(telling: readonly QueryTermMatch[]): string[] {
  if (telling.length > MAX_ASKED) return []
  return telling.flatMap(({ queryTerm, isAbsent }) =>
    isAbsent && /^[\p{L}\p{M}]{2,}$/u.test(queryTerm.text) && !queryTerm.clause.field
      ? queryTerm.text
      : [],
  )
}

const NO_ANSWER: Answer = {
  ranking: { firsts: [], sections: createScoreTable(0) },
  terms: [],
  otherTerms: [],
  worths: new Map(),
  absent: [],
}

/** `undefined` when every section is fine: most queries. */
function acceptanceOf(
  context: SearchContext,
  clauses: readonly Clause[],
  matches: readonly QueryTermMatch[],
): ((section: number) => boolean) | undefined {
  const strict = matches.filter(({ queryTerm }) => isStrict(queryTerm.clause) && !queryTerm.isStop)
  const holdsPhrases = checkPhrases(context, clauses)
  if (strict.length === 0 && !holdsPhrases) return undefined
  return (section) =>
    strict.every(({ queryTerm, sections }) => {
      const isThere = (sections.scores[section] ?? 0) > 0
      if (queryTerm.clause.presence !== 'mustNot') return isThere
      return queryTerm.clause.kind === 'phrase' || !isThere
    }) &&
    (holdsPhrases?.(section) ?? true)
}

const isStrict = ({ presence, kind }: Clause): boolean => presence !== 'may' || kind === 'phrase'

function spreadOverPages(
  { pages, pageOfSection }: SearchIndex,
  { firsts, sections }: Ranking,
  limit: number,
): RankedSection[] {
  const shown = firsts.slice(0, limit)
  if (shown.length === limit) return shown
  const more: RankedSection[] = []
  for (const { section } of shown) {
    const page = pageOfSection[section] ?? 0
    const end = pages.starts[page + 1] ?? 0
    for (let other = pages.starts[page] ?? 0; other < end; other++) {
      const score = sections.scores[other] ?? 0
      if (other !== section && score > 0) more.push({ section: other, score })
    }
  }
  return [...shown, ...more.sort(byScore).slice(0, limit - shown.length)]
}
