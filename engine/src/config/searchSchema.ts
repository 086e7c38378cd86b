/** Search as a site sets it: the specification's constants (§9) and those of the ranking. */

import { z } from 'zod'

const weight = z.number().min(0)

/** Each is explained, with its default, in `search/searchSettings.ts`. */
const rankingSchema = z
  .strictObject({
    titleBoost: weight,
    contentBoost: weight,
    tagsBoost: weight,
    parentCategoriesBoost: weight,
    b: weight.max(1),
    linkListLength: z.number().min(1),
    k1: weight,
    addressBoost: weight,
    inheritedShare: weight.max(1),
    pageShare: weight.max(1),
    prefixLength: z.int().min(1),
    prefixCount: z.int().min(1),
    prefixWeight: weight.max(1),
    typoWeight: weight.max(1),
    enough: z.tuple([z.int().min(1), z.int().min(1)]),
    typoLengths: z.tuple([z.int().min(1), z.int().min(1)]),
    firstLetterWeight: weight.max(1),
    doubtfulTypoWeight: weight.max(1),
    joinedWeight: weight.max(1),
    splitWeight: weight.max(1),
    partialShare: weight.max(1),
    synonymWeight: weight.max(1),
    synonymCount: z.int().min(0),
    stopWordWeight: weight.max(1),
    proximityBoost: weight,
    proximityPages: z.int().min(0),
    reversedShare: weight.max(1),
    topShare: weight.max(1),
    coverage: weight.max(1),
    textPackLength: z.int().min(1),
    shardThreshold: z.int().min(1),
    shardLength: z.int().min(1),
    aheadPieces: z.int().min(0),
  })
  .partial()

export const searchSchema = z.strictObject({
  maxResults: z.int().min(1).max(50).default(8),
  /** How many parent categories are searched as text, nearest first. */
  indexParentCategories: z.int().min(0).default(0),
  /** More groups of words for the built-in glossary, from the site folder; read when it is there. */
  glossary: z.string().default('search-glossary.yml'),
  /** « query → page expected », checked by `lucarne check`, from the site folder; read when it is there. */
  rehearsal: z.string().default('search-rehearsal.yml'),
  ranking: rankingSchema.prefault({}),
})

export type SearchConfig = z.output<typeof searchSchema>
