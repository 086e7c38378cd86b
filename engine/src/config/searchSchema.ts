/** Search as a site sets it: the specification's constants (§9) and those of the ranking. */

import { z } from 'zod'

const weight = z.number().min(0)

/** Every constant of the ranking, with what it does and where it comes from. */
const rankingSchema = z.strictObject({
  /** Weight of a word of the page or section title (spec §9). */
  titleBoost: weight.default(5),
  /** Weight of a word of the text (spec §9). */
  contentBoost: weight.default(1),
  /** Weight of a word of a tag (spec §9). */
  tagsBoost: weight.default(3),
  /** Weight of a word of a parent category (spec §9). */
  parentCategoriesBoost: weight.default(2),
  /** BM25: how much a long text is held against it, 0 to 1 (spec §9). */
  b: weight.max(1).default(0.75),
  /** Factor by which a text made only of links counts as longer: its words are about other pages. */
  linkListLength: z.number().min(1).default(14),
  /** BM25: how soon repeating a word stops helping (spec §9). */
  k1: weight.default(1.2),
  /** Weight of a word of the page's own address. */
  addressBoost: weight.default(2),
  /** Share of what names a page (title, tags, address) that each of its sections inherits. */
  inheritedShare: weight.max(1).default(0.85),
  /** Share of the page as a whole in the score of each of its sections, 0 to 1. */
  pageShare: weight.max(1).default(0.4),
  /** Letters from which a beginning is completed with every word alike; a shorter one, with those of titles and tags first. */
  prefixLength: z.int().min(1).default(3),
  /** Words that a beginning is completed with, the most frequent. */
  prefixCount: z.int().min(1).default(100),
  /** Weight of a word found by its beginning, against 1 for the word itself. */
  prefixWeight: weight.max(1).default(0.6),
  /** Weight of a word of the same family (`duplication` for `dupliquer`). */
  familyWeight: weight.max(1).default(0.5),
  /** Weight lost by each edit of a mistyped word: 1 edit weighs this, 2 edits its square. */
  typoWeight: weight.max(1).default(0.6),
  /** A word found under so many terms, or in so many sections, `[terms, sections]`, is not taken for a mistyped one. */
  enough: z.tuple([z.int().min(1), z.int().min(1)]).default([2, 4]),
  /** Letters from which a word may hold `[one, two]` mistakes. */
  typoLengths: z.tuple([z.int().min(1), z.int().min(1)]).default([4, 8]),
  /** Share of its weight that a mistyped word keeps when its first letter is wrong: readers seldom miss that one. */
  firstLetterWeight: weight.max(1).default(0.8),
  /** Weight of what resembles a word that is itself found: well below it. */
  doubtfulTypoWeight: weight.max(1).default(0.3),
  /** Weight of words written as one (`phpmyadmin` for `php my admin`). */
  joinedWeight: weight.max(1).default(0.9),
  /** Weight of one written as several (`php 8` for `php8`). */
  splitWeight: weight.max(1).default(0.5),
  /** Share of its weight that a synonym of several words keeps when one of them is missing. */
  partialShare: weight.max(1).default(0.15),
  /** Characters, about, of one piece of the glossary. */
  glossaryLength: z.int().min(1).default(8_000),
  /** Weight of a synonym of the glossary. */
  synonymWeight: weight.max(1).default(0.85),
  /** Synonyms that a word is looked for by, the first of its groups. */
  synonymCount: z.int().min(0).default(12),
  /** Maximum rarity of a word that is searched alone: a rare spelling is not the subject of the query. */
  loneRarity: weight.default(2),
  /** Weight of a stop word. */
  stopWordWeight: weight.max(1).default(0.1),
  /** Added to a score, as a share of it, when the words follow each other in a title. */
  proximityBoost: weight.default(0.3),
  /** Pages, the best, whose titles are compared with the order of the words. */
  proximityPages: z.int().min(0).default(30),
  /** Share of that boost when they follow each other in reverse order (`text editor`, `éditeur de texte`). */
  reversedShare: weight.max(1).default(0.5),
  /** Share of its best section's score that the top of a page must reach for the hit to lead to the top. */
  topShare: weight.max(1).default(0.95),
  /** Penalty for missing words: the share of a score that is lost when the word found is worth nothing. */
  coverage: weight.max(1).default(0.3),
  /** Characters of text, about, in one file of excerpts. */
  textPackLength: z.int().min(1).default(8_000),
  /** Characters of JSON, about, beyond which the dictionary is cut in pieces (170 KB compressed). */
  shardThreshold: z.int().min(1).default(400_000),
  /** Characters of JSON, about, of one piece. */
  shardLength: z.int().min(1).default(12_000),
  /** On a fast line, a dictionary of at most so many pieces is fetched whole once a query is answered; 0 is never. */
  aheadPieces: z.int().min(0).default(200),
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
