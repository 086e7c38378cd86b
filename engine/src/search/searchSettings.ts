/** Every constant of the ranking, with what it does and where it comes from. */

/** What a site may change; the same values serve the builder and the browser. */
export type SearchSettings = {
  /** Hits shown (spec §9). */
  readonly maxResults: number
  /** Weight of a word of the page or section title (spec §9). */
  readonly titleBoost: number
  /** Weight of a word of the text (spec §9). */
  readonly contentBoost: number
  /** Weight of a word of a tag (spec §9). */
  readonly tagsBoost: number
  /** Weight of a word of a parent category (spec §9). */
  readonly parentCategoriesBoost: number
  /** How many parent categories are searched as text, nearest first; 0 is none (spec §9). */
  readonly indexedParentCategories: number
  /** BM25: how much a long text is held against it, 0 to 1 (spec §9). */
  readonly b: number
  /** How many times longer a text counts when it is all links: its words are about other pages. */
  readonly linkListLength: number
  /** BM25: how soon repeating a word stops helping (spec §9). */
  readonly k1: number
  /** Weight of a word of the page's own address. */
  readonly addressBoost: number
  /** Share of what names a page (title, tags, address) that each of its sections inherits. */
  readonly inheritedShare: number
  /** Share of the page as a whole in the score of each of its sections, 0 to 1. */
  readonly pageShare: number
  /** Letters from which a beginning is completed with every word; shorter ones, with those of page titles only. */
  readonly prefixLength: number
  /** Words that a beginning is completed with, the most frequent. */
  readonly prefixCount: number
  /** Weight of a word found by its beginning, against 1 for the word itself. */
  readonly prefixWeight: number
  /** Weight lost by each edit of a mistyped word: 1 edit weighs this, 2 edits its square. */
  readonly typoWeight: number
  /** A word found under so many terms, or in so many sections, is not taken for a mistyped one. */
  readonly enough: readonly [terms: number, sections: number]
  /** Letters from which a word may hold one mistake, then two. */
  readonly typoLengths: readonly [one: number, two: number]
  /** What a mistyped word keeps of its weight when its first letter is wrong: readers seldom miss that one. */
  readonly firstLetterWeight: number
  /** Weight of what resembles a word that is itself found: well below it. */
  readonly doubtfulTypoWeight: number
  /** Weight of words written as one (`phpmyadmin` for `php my admin`), and of one written as several (`php 8`). */
  readonly joinedWeight: number
  readonly splitWeight: number
  /** What is left of a synonym of several words when one of them is missing. */
  readonly partialShare: number
  /** Weight of a synonym of the glossary. */
  readonly synonymWeight: number
  /** Synonyms that a word is looked for by, the first of its groups. */
  readonly synonymCount: number
  /** Weight of a stop word. */
  readonly stopWordWeight: number
  /** Added to a score, as a share of it, when the words follow each other in a title. */
  readonly proximityBoost: number
  /** Pages, the best, whose titles are compared with the order of the words. */
  readonly proximityPages: number
  /** What is kept of that when they follow each other the other way round (`text editor`, `éditeur de texte`). */
  readonly reversedShare: number
  /** What the top of a page must reach of the score of its best section for the hit to lead to the top. */
  readonly topShare: number
  /** How hard missing words count: the share of a score that is lost when the word found is worth nothing. */
  readonly coverage: number
  /** Number of sections of text in one file of excerpts, in characters. */
  readonly textPackLength: number
  /** Characters of JSON, about, beyond which the dictionary is cut in pieces (170 KB compressed). */
  readonly shardThreshold: number
  /** Characters of JSON, about, of one piece. */
  readonly shardLength: number
  /** On a fast line, a dictionary of at most so many pieces is fetched whole once a query is answered; 0 is never. */
  readonly aheadPieces: number
}

export const DEFAULT_SEARCH_SETTINGS: SearchSettings = {
  maxResults: 8,
  titleBoost: 5,
  contentBoost: 1,
  tagsBoost: 3,
  parentCategoriesBoost: 2,
  indexedParentCategories: 0,
  b: 0.75,
  linkListLength: 8,
  k1: 1.2,
  addressBoost: 2,
  inheritedShare: 0.85,
  pageShare: 0.4,
  prefixLength: 3,
  prefixCount: 100,
  prefixWeight: 0.6,
  typoWeight: 0.6,
  enough: [2, 4],
  typoLengths: [4, 8],
  firstLetterWeight: 0.8,
  doubtfulTypoWeight: 0.3,
  joinedWeight: 0.9,
  splitWeight: 0.5,
  partialShare: 0.15,
  synonymWeight: 0.7,
  synonymCount: 12,
  stopWordWeight: 0.1,
  proximityBoost: 0.2,
  proximityPages: 30,
  reversedShare: 0.5,
  topShare: 0.95,
  coverage: 0.5,
  textPackLength: 8_000,
  shardThreshold: 400_000,
  shardLength: 12_000,
  aheadPieces: 200,
}
