/** Search as a site sets it: the constants of the specification (§9). */

import { z } from 'zod'

const weight = z.number().min(0)

/** The constants of the ranking that the specification names (§9); the others are in `search/rankingConstants.ts`. */
const rankingSchema = z.strictObject({
  /** Weight of a word of the page or section title. */
  titleBoost: weight.default(5),
  /** Weight of a word of the text. */
  contentBoost: weight.default(1),
  /** Weight of a word of a tag. */
  tagsBoost: weight.default(3),
  /** Weight of a word of a parent category. */
  parentCategoriesBoost: weight.default(2),
  /** BM25: how much a long text is held against it, 0 to 1. */
  b: weight.max(1).default(0.75),
  /** BM25: how soon repeating a word stops helping. */
  k1: weight.default(1.2),
})

export const searchSchema = z.strictObject({
  /** Path of the page of results; by default in the language of the locale: `recherche`, `search`, `suche`. */
  path: z.string().min(1).optional(),
  maxResults: z.int().min(1).max(50).default(8),
  /** Number of parent categories indexed as text, nearest first. */
  indexParentCategories: z.int().min(0).default(0),
  /** More groups of words for the built-in glossary, from the site folder; read when it is there. */
  glossary: z.string().default('search-glossary.yml'),
  /** « query → page expected », checked by `lucarne check`, from the site folder; read when it is there. */
  rehearsal: z.string().default('search-rehearsal.yml'),
  /** Queries of readers, one a line, from the site folder: `lucarne check` tells those that no page answers. */
  queries: z.string().default('search-queries.txt'),
  /** Link under the results, for questions that no page answers. */
  ask: z.strictObject({ label: z.string().min(1), href: z.string().min(1) }).optional(),
  ranking: rankingSchema.prefault({}),
})

export type SearchConfig = z.output<typeof searchSchema>
