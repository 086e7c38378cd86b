/** A query and an index → what each of the first hits owes to its words, fields, synonyms, slips and proximity. */
import type { SearchIndex } from './openIndex.ts'
import { search } from './search.ts'
import type { SearchSettings } from './searchSettings.ts'

export type ExplainedHit = {
  readonly route: string
  readonly title: string
  readonly score: number
  /** Points that the hit loses without each; what changes nothing is left out. They overlap: their sum is not the score. */
  readonly parts: readonly { readonly what: string; readonly points: number }[]
}

/** Maps each ingredient of a score to the setting that, at zero, removes it. */
const INGREDIENTS: Readonly<Record<string, Partial<SearchSettings>>> = {
  'field: title': { titleBoost: 0 },
  'field: text': { contentBoost: 0 },
  'field: tags': { tagsBoost: 0 },
  'field: address': { addressBoost: 0 },
  'the rest of its page': { pageShare: 0 },
  synonyms: { synonymWeight: 0 },
  'words of the same family': { familyWeight: 0 },
  'beginnings completed': { prefixCount: 0 },
  'mistyped words': { typoLengths: [99, 99] },
  'words written as one or apart': { joinedWeight: 0, splitWeight: 0 },
  'words that follow each other': { proximityBoost: 0 },
}

const EVERYTHING = 100_000

/** `index` has all its pieces. */
export function explain(index: SearchIndex, query: string, limit = 3): ExplainedHit[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const without = words.map((word, rank) => ({
    what: `word: ${word}`,
    scores: scoresFor(index, words.filter((_, other) => other !== rank).join(' ')),
  }))
  const lacking = Object.entries(INGREDIENTS).map(([what, settings]) => ({
    what,
    scores: scoresFor({ ...index, settings: { ...index.settings, ...settings } }, query),
  }))
  return search(index, query, { limit }).hits.map(({ document, score }) => ({
    route: document.sectionRoute,
    title: document.sectionTitle,
    score,
    parts: [...without, ...lacking]
      .map(({ what, scores }) => ({ what, points: score - (scores.get(document.id) ?? 0) }))
      .filter(({ points }) => Math.abs(points) >= 0.005)
      .toSorted((a, b) => b.points - a.points),
  }))
}

/** By section. */
const scoresFor = (index: SearchIndex, query: string): ReadonlyMap<number, number> =>
  new Map(
    search(index, query, { limit: EVERYTHING }).hits.map(({ document, score }) => [
      document.id,
      score,
    ]),
  )
