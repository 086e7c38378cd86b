/** A query → the sections that answer it, best first. Pure: what has not arrived is named, not fetched. */
import { hasForm, type Lookup } from './findForms.ts'
import { hitDocumentOf, isLoaded, pieceOf } from './hitDocument.ts'
import { matchSlot, type SlotMatch } from './matchSlot.ts'
import type { PieceId, SearchIndex } from './openIndex.ts'
import { parseQuery, type Clause, type QueryError } from './parseQuery.ts'
import { checkPhrases } from './phrases.ts'
import { rankSections, type RankedSection } from './rankSections.ts'
import type { Hit } from './searchDocument.ts'
import { slotsOf } from './slotsOf.ts'
import { foldText } from './foldText.ts'

export type SearchAnswer = {
  /** The best section of each page first, then further sections of these pages. */
  readonly hits: readonly Hit[]
  readonly errors: readonly QueryError[]
  /** Pages that answer, shown or not. */
  readonly total: number
  /** Pieces to fetch and add for a complete answer: ask again then. */
  readonly missing: readonly PieceId[]
}

/** `limit` replaces `maxResults`. */
export function search(index: SearchIndex, text: string, { limit }: { limit?: number } = {}): SearchAnswer {
  const { clauses, errors } = parseQuery(text)
  const lookup: Lookup = { index, missing: new Map() }
  const { ranked, stems } = rank(lookup, readOptions(lookup, clauses))
  const { best, total } = spreadOverPages(index, ranked, limit ?? index.settings.maxResults)
  for (const { section } of best) {
    if (isLoaded(index, section)) continue
    const piece = pieceOf(index.heads, section, 'heads')
    lookup.missing.set(`heads-${piece.number}`, piece)
  }
  const hits = best.map(({ section, score }) => ({
    document: hitDocumentOf(index, section),
    score,
    terms: stems,
  }))
  return { hits, errors, total, missing: [...lookup.missing.values()] }
}

/** `-avz` is a refusal, unless the index knows it as an option. */
function readOptions(lookup: Lookup, clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause) =>
    clause.presence === 'mustNot' && clause.kind === 'words' && hasForm(lookup, `-${foldText(clause.text)}`)
      ? { ...clause, presence: 'may', text: `-${clause.text}` }
      : clause,
  )
}

function rank(lookup: Lookup, clauses: readonly Clause[]): { ranked: RankedSection[]; stems: string[] } {
  const { index } = lookup
  const slots = slotsOf(clauses, index, (form) => hasForm(lookup, form))
  const matches = slots.map((slot) => matchSlot(lookup, slot))
  const wanted = matches.filter(({ slot }) => slot.clause.presence !== 'mustNot')
  const telling = wanted.filter(({ slot }) => !slot.isStop || slot.clause.field !== undefined)
  const isHopeless = telling.length > 0 && telling.every(({ sections }) => sections.touched.length === 0)
  if (wanted.length === 0 || isHopeless) return { ranked: [], stems: [] }
  const acceptsPhrases = checkPhrases(lookup, clauses)
  const ranked = rankSections(
    index,
    wanted,
    (section) => matches.every((match) => isAccepted(match, section)) && acceptsPhrases(section),
  )
  const stems = new Set((telling.length > 0 ? telling : wanted).flatMap((match) => [...match.stems]))
  return { ranked, stems: [...stems] }
}

function isAccepted({ slot, sections }: SlotMatch, section: number): boolean {
  const { presence, kind } = slot.clause
  const isThere = (sections.scores[section] ?? 0) > 0
  if (presence === 'mustNot') return kind === 'phrase' || !isThere
  return (presence === 'may' && kind === 'words') || slot.isStop || isThere
}

function spreadOverPages(
  { pageOfSection }: SearchIndex,
  ranked: readonly RankedSection[],
  limit: number,
): { best: RankedSection[]; total: number } {
  const pages = new Set<number>()
  const firsts: RankedSection[] = []
  const others: RankedSection[] = []
  for (const answer of ranked) {
    const page = pageOfSection[answer.section] ?? 0
    const isFirst = !pages.has(page)
    pages.add(page)
    if (isFirst) firsts.push(answer)
    else others.push(answer)
  }
  const shown = firsts.slice(0, limit)
  const shownPages = new Set(shown.map(({ section }) => pageOfSection[section]))
  const more = others.filter(({ section }) => shownPages.has(pageOfSection[section]))
  return { best: [...shown, ...more.slice(0, limit - shown.length)], total: pages.size }
}
