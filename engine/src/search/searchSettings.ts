/** Settings of an index: the same values serve the builder and the browser. */
import type { SearchConfig } from '../config/searchSchema.ts'
import { RANKING_CONSTANTS, type RankingConstants } from './rankingConstants.ts'

export type SearchSettings = SearchConfig['ranking'] &
  RankingConstants & {
    /** Hits shown (spec §9). */
    readonly maxResults: number
    /** Number of parent categories indexed as text, nearest first; 0 for none (spec §9). */
    readonly indexedParentCategories: number
    /** Language of the words; absent for French. */
    readonly language?: string
  }

/** All of them: an engine with other defaults makes another index. */
export const collectSettings = (
  { ranking, maxResults, indexParentCategories }: SearchConfig,
  language?: string,
): SearchSettings => ({
  ...RANKING_CONSTANTS,
  ...ranking,
  maxResults,
  indexedParentCategories: indexParentCategories,
  ...(language && { language }),
})
