/** Answers and judgments → figures, page by page: nDCG, reciprocal rank, queries left without answer. */
import type { JudgedQuery } from './corpus.ts'

export type Quality = {
  readonly ndcg: number
  readonly mrr: number
  /** Share of answerable queries without any answer. */
  readonly zero: number
  /** Share of gibberish rightly left without answer. */
  readonly none: number
}

const DEPTH = 8

export function measureQuality(
  search: (query: string) => readonly string[],
  queries: readonly JudgedQuery[],
): Quality {
  const answerable = queries.filter(({ judgments }) => Object.keys(judgments).length > 0)
  const gibberish = queries.filter((query) => !answerable.includes(query))
  const pages = new Map(queries.map(({ query }) => [query, listPages(search(query))]))
  const gradesFor = ({ query, judgments }: JudgedQuery) =>
    (pages.get(query) ?? []).map((page) => judgments[page] ?? 0)
  return {
    ndcg: averageOf(answerable, (query) => gainOf(gradesFor(query)) / idealGainOf(query)),
    mrr: averageOf(answerable, (query) => {
      const rank = gradesFor(query).findIndex((grade) => grade >= 2)
      return rank < 0 ? 0 : 1 / (rank + 1)
    }),
    zero: averageOf(answerable, ({ query }) => (pages.get(query)?.length === 0 ? 1 : 0)),
    none: averageOf(gibberish, ({ query }) => (pages.get(query)?.length === 0 ? 1 : 0)),
  }
}

/** The pages of sections, in order, as many as are judged. */
export const listPages = (routes: readonly string[]): string[] =>
  [...new Set(routes.map((route) => route.split('#', 1)[0] ?? ''))].slice(0, DEPTH)

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0)

const idealGainOf = ({ judgments }: JudgedQuery): number =>
  gainOf(
    Object.values(judgments)
      .toSorted((a, b) => b - a)
      .slice(0, DEPTH),
  )

const averageOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0) / Math.max(1, items.length)
