/** The table of pages → columns, and the words of what belongs to a whole page. */
import { decodeLoosely } from '../site/paths.ts'
import type { PageTable } from './indexFile.ts'
import { damaged, startsOf, unpackNumbers } from './numbers.ts'
import type { SearchSettings } from './searchSettings.ts'
import type { SearchLanguage } from './language.ts'
import { wordsOf } from './wordsOf.ts'

export type Pages = {
  readonly titles: readonly string[]
  readonly routes: readonly string[]
  readonly tags: readonly (readonly string[])[]
  readonly categories: readonly (readonly string[])[]
  /** First section of each page, then the number of sections. */
  readonly starts: readonly number[]
  readonly fields: Readonly<Record<PageField, FieldWords>>
  /** Forms of the page titles: what the shortest beginnings are completed with. */
  readonly titleForms: ReadonlySet<string>
}

export type PageField = 'title' | 'tags' | 'categories' | 'address'

/** Stem → pages whose field holds it, with its weight there (1 in a title of average length). */
export type FieldWords = ReadonlyMap<string, readonly PageMatch[]>
export type PageMatch = { readonly page: number; readonly weight: number }

/** Throws when a column is cut short. */
export function openPages(
  table: PageTable,
  settings: SearchSettings,
  { stem, stopWords }: SearchLanguage,
): Pages {
  const counts = unpackNumbers(table.counts)
  const column = (text: string): string[] => (counts.length === 0 ? [] : text.split('\n'))
  const cells = (text: string): string[][] =>
    column(text).map((cell) => (cell === '' ? [] : cell.split('\t')))
  const titles = column(table.titles)
  const routes = column(table.routes)
  const tags = cells(table.tags)
  const categories = cells(table.categories)
  if ([titles, routes, tags, categories].some((rows) => rows.length !== counts.length)) {
    throw damaged()
  }
  const starts = startsOf(counts)
  const words = titles.map(listAllForms)
  const formsOfLabel = remembering(listAllForms)
  const fieldWordsOf = (forms: readonly (readonly string[])[], b?: number) =>
    matchesOf(
      forms.map((each) => each.map(stem)),
      b,
    )
  const labelWords = (rows: readonly (readonly string[])[], count?: number) =>
    fieldWordsOf(rows.map((labels) => labels.slice(0, count).flatMap(formsOfLabel)))
  return {
    titles,
    routes,
    tags,
    categories,
    starts,
    titleForms: new Set(words.flat().filter((form) => !stopWords.has(form))),
    fields: {
      title: fieldWordsOf(words, settings.b),
      tags: labelWords(tags),
      // All of them where none is searched with the rest: a query may still name the field.
      categories: labelWords(categories, settings.indexedParentCategories || undefined),
      address: fieldWordsOf(routes.map(lastWordsOf)),
    },
  }
}

const listAllForms = (text: string): string[] => wordsOf(text).map((word) => word.form)

/** The same labels come back on many pages. */
function remembering(formsOfText: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const forms = known.get(text) ?? formsOfText(text)
    known.set(text, forms)
    return forms
  }
}

const lastWordsOf = (route: string): string[] => listAllForms(lastPartOf(route))

/** The folders before it are shared by many pages. */
export const lastPartOf = (route: string): string =>
  decodeLoosely(route.split('/').findLast((part) => part !== '') ?? '')

function matchesOf(stemsByPage: readonly (readonly string[])[], b = 0): FieldWords {
  const average =
    stemsByPage.reduce((sum, stems) => sum + stems.length, 0) / stemsByPage.length || 1
  const matches = new Map<string, PageMatch[]>()
  stemsByPage.forEach((stems, page) => {
    const weight = 1 / (1 - b + (b * stems.length) / average)
    for (const stem of new Set(stems)) {
      const known = matches.get(stem)
      if (known) known.push({ page, weight })
      else matches.set(stem, [{ page, weight }])
    }
  })
  return matches
}
