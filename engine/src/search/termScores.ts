/** Terms → how strongly each section, and each page as a whole, speaks of them (BM25F). */
import { frequencyOf, type TermMatch, type TermMatches } from './findForms.ts'
import type { SearchIndex } from './openIndex.ts'
import type { PageField } from './openPages.ts'
import type { QueryField } from './language.ts'
import { isOfLabels } from './parseQuery.ts'
import { addScore, clearScores, createScoreTable, type ScoreTable } from './scoreTable.ts'

/** Scores from one word of a query. */
export type TermScores = {
  readonly sections: ScoreTable
  readonly pages: ScoreTable
  /** Rarity of the word: 0 when it is everywhere. */
  rarity: number
}

/** Writes over `scores`. `maxRarity` keeps a rare synonym from weighing more than the word asked for. */
export function scoreTerms(
  index: SearchIndex,
  matches: TermMatches,
  { into, field, maxRarity }: TermScoresOptions,
): void {
  clearScores(into.sections)
  clearScores(into.pages)
  for (const match of matches.values()) {
    addPostings(index, into, match, field)
    addPageFields(index, into, match, field)
  }
  into.rarity = Math.min(maxRarity, rarityOf(index, matches))
  saturate(into.sections, into.rarity, index.settings.k1)
  saturate(into.pages, into.rarity, index.settings.k1)
}

export type TermScoresOptions = {
  readonly into: TermScores
  readonly field: QueryField | undefined
  readonly maxRarity: number
}

export const createTermScores = (index: SearchIndex): TermScores => ({
  sections: createScoreTable(index.sectionCount),
  pages: createScoreTable(index.pages.titles.length),
  rarity: 0,
})

function addPostings(
  index: SearchIndex,
  tables: TermScores,
  match: TermMatch,
  field?: QueryField,
): void {
  if (!match.block || isOfLabels(field)) return
  const { terms, term } = match.block
  const { settings, sectionNorms, pageNorms, titleNorms, pageOfSection } = index
  const from = terms.starts[term] ?? 0
  const firstTitle = from + (terms.textCounts[term] ?? 0)
  const end = terms.starts[term + 1] ?? 0
  if (field !== 'title') {
    for (let i = from; i < firstTitle; i++) {
      const section = terms.sections[i] ?? 0
      const page = pageOfSection[section] ?? 0
      const strength = match.weight * settings.contentBoost * (terms.frequencies[i] ?? 0)
      addScore(tables.sections, section, strength / (sectionNorms[section] ?? 1))
      addScore(tables.pages, page, strength / (pageNorms[page] ?? 1))
    }
  }
  if (field === 'content') return
  for (let i = firstTitle; i < end; i++) {
    const section = terms.sections[i] ?? 0
    const page = pageOfSection[section] ?? 0
    const strength = (match.weight * settings.titleBoost) / (titleNorms[section] ?? 1)
    addScore(tables.sections, section, strength)
    addScore(tables.pages, page, strength / (2 * (pageNorms[page] ?? 1)))
  }
}

/** Scores a match in a page's own fields (title, tags, address), for the page and for each of its sections. */
function addPageFields(
  index: SearchIndex,
  tables: TermScores,
  match: TermMatch,
  field?: QueryField,
): void {
  const { pages, settings } = index
  for (const [name, boost] of pageFieldsOf(index, field)) {
    for (const { page, weight } of pages.fields[name].get(match.stem) ?? []) {
      const strength = match.weight * boost * weight
      addScore(tables.pages, page, strength)
      const end = pages.starts[page + 1] ?? 0
      for (let section = pages.starts[page] ?? 0; section < end; section++) {
        addScore(tables.sections, section, strength * settings.inheritedShare)
      }
    }
  }
}

function pageFieldsOf(
  { settings }: SearchIndex,
  field?: QueryField,
): readonly (readonly [PageField, number])[] {
  const boosts: readonly (readonly [PageField, number])[] = [
    ['title', settings.titleBoost],
    ['tags', settings.tagsBoost],
    ['address', settings.addressBoost],
    ['categories', settings.parentCategoriesBoost],
  ]
  return boosts.filter(([name]) =>
    field ? name === field : name !== 'categories' || settings.indexedParentCategories > 0,
  )
}

/** BM25's inverse document frequency, of all the terms together. */
function rarityOf({ sectionCount, pages }: SearchIndex, matches: TermMatches): number {
  let frequency = 0
  for (const match of matches.values()) {
    const onPages = pages.fields.title.get(match.stem)?.length ?? 0
    frequency += match.weight * Math.max(frequencyOf(match), onPages, 1)
  }
  const held = Math.min(frequency, sectionCount)
  return Math.log(1 + (sectionCount - held + 0.5) / (held + 0.5))
}

function saturate({ scores, touched, count }: ScoreTable, rarity: number, k1: number): void {
  for (let i = 0; i < count; i++) {
    const at = touched[i] ?? 0
    const strength = scores[at] ?? 0
    scores[at] = (rarity * strength * (k1 + 1)) / (strength + k1)
  }
}
