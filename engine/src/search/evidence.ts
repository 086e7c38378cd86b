/** Terms → how strongly each section, and each page as a whole, speaks of them (BM25F). */
import { frequencyOf, type TermMatch, type TermMatches } from './findForms.ts'
import type { SearchIndex } from './openIndex.ts'
import type { PageField } from './openPages.ts'
import type { QueryField } from './parseQuery.ts'

/** Scores by number, and the numbers whose score is not 0. */
export type Sheet = { readonly scores: Float32Array; readonly touched: number[] }

/** What one word of a query finds. */
export type Evidence = {
  readonly sections: Sheet
  readonly pages: Sheet
  /** How rare the word is: 0 for one that is everywhere. */
  readonly rarity: number
}

/** `maxRarity` keeps a rare synonym from weighing more than the word asked for. */
export function evidenceOf(
  index: SearchIndex,
  matches: TermMatches,
  { field, maxRarity = Infinity }: { field?: QueryField | undefined; maxRarity?: number | undefined },
): Evidence {
  const sections = sheetOf(index.sectionCount)
  const pages = sheetOf(index.pages.titles.length)
  for (const match of matches.values()) {
    addPostings(index, { sections, pages }, match, field)
    addPageFields(index, { sections, pages }, match, field)
  }
  const rarity = Math.min(maxRarity, rarityOf(index, matches))
  saturate(sections, rarity, index.settings.k1)
  saturate(pages, rarity, index.settings.k1)
  return { sections, pages, rarity }
}

export const sheetOf = (count: number): Sheet => ({ scores: new Float32Array(count), touched: [] })

/** Adds to a score, and notes that it is no longer 0. */
export function addScore({ scores, touched }: Sheet, at: number, score: number): void {
  const known = scores[at] ?? 0
  if (known === 0) touched.push(at)
  scores[at] = known + score
}

/** Notes the better of two scores. */
export function raiseScore({ scores, touched }: Sheet, at: number, score: number): void {
  const known = scores[at] ?? 0
  if (known === 0) touched.push(at)
  if (score > known) scores[at] = score
}

type Sheets = { readonly sections: Sheet; readonly pages: Sheet }

function addPostings(index: SearchIndex, sheets: Sheets, match: TermMatch, field?: QueryField): void {
  if (!match.block || field === 'tags' || field === 'categories') return
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
      addScore(sheets.sections, section, strength / (sectionNorms[section] ?? 1))
      addScore(sheets.pages, page, strength / (pageNorms[page] ?? 1))
    }
  }
  if (field === 'content') return
  for (let i = firstTitle; i < end; i++) {
    const section = terms.sections[i] ?? 0
    const page = pageOfSection[section] ?? 0
    const strength = (match.weight * settings.titleBoost) / (titleNorms[section] ?? 1)
    addScore(sheets.sections, section, strength)
    addScore(sheets.pages, page, strength / (2 * (pageNorms[page] ?? 1)))
  }
}

/** What names a page counts for the page, and for each of its sections. */
function addPageFields(index: SearchIndex, sheets: Sheets, match: TermMatch, field?: QueryField): void {
  const { pages, settings } = index
  for (const [name, boost] of pageFieldsOf(index, field)) {
    for (const { page, weight } of pages.fields[name].get(match.stem) ?? []) {
      const strength = match.weight * boost * weight
      addScore(sheets.pages, page, strength)
      const end = pages.starts[page + 1] ?? 0
      for (let section = pages.starts[page] ?? 0; section < end; section++) {
        addScore(sheets.sections, section, strength * settings.inheritedShare)
      }
    }
  }
}

function pageFieldsOf({ settings }: SearchIndex, field?: QueryField): readonly (readonly [PageField, number])[] {
  const title = ['title', settings.titleBoost] as const
  const tags = ['tags', settings.tagsBoost] as const
  const categories = ['categories', settings.parentCategoriesBoost] as const
  if (field === 'content') return []
  if (field === 'title') return [title]
  if (field === 'tags') return [tags]
  if (field === 'categories') return [categories]
  const free = [title, tags, ['address', settings.addressBoost]] as const
  return settings.indexedParentCategories > 0 ? [...free, categories] : free
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

function saturate({ scores, touched }: Sheet, rarity: number, k1: number): void {
  for (const at of touched) {
    const strength = scores[at] ?? 0
    scores[at] = (rarity * strength * (k1 + 1)) / (strength + k1)
  }
}
