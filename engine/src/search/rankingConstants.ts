/**
 * Constants of the ranking that no site sets: chosen on one corpus of judged queries, judged on
 * another (bench/search). They travel in the index, so that the browser ranks as its builder did.
 */

export const RANKING_CONSTANTS = {
  /** Factor by which a text made only of links counts as longer: its words are about other pages. */
  linkListLength: 14,
  /** Weight of a word of the page's own address: it names the page, as a parent category does. */
  addressBoost: 2,
  /** Share of what names a page (title, tags, address) that each of its sections inherits. */
  inheritedShare: 0.85,
  /** Share of the page as a whole in the score of each of its sections. */
  pageShare: 0.4,
  /** Letters from which a beginning is completed with every word alike; a shorter one, with those of titles and tags first. */
  prefixLength: 3,
  /** Number of words, the most frequent, that a beginning is completed with: bounds a keystroke. */
  prefixCount: 100,
  /** Weight of a word found by its beginning, against 1 for the word itself. */
  prefixWeight: 0.6,
  /** Weight of a word of the same family (`duplication` for `dupliquer`). */
  familyWeight: 0.5,
  /** Weight of a word found with one edit; with two, its square. */
  typoWeight: 0.6,
  /** A word found under so many terms, or in so many sections, `[terms, sections]`, is not taken for a mistyped one. */
  typoSkipThreshold: [2, 4],
  /** Letters from which a word may hold `[one, two]` mistakes: a shorter one resembles too many others. */
  typoLengths: [4, 8],
  /** Share of its weight that a mistyped word keeps when its first letter is wrong: readers seldom miss that one. */
  firstLetterWeight: 0.8,
  /** Weight of what resembles a word that is itself found: well below it. */
  doubtfulTypoWeight: 0.3,
  /** Weight of words written as one (`phpmyadmin` for `php my admin`). */
  joinedWeight: 0.9,
  /** Weight of one written as several (`php 8` for `php8`). */
  splitWeight: 0.5,
  /** Share of its weight that a synonym of several words keeps when one of them is missing. */
  partialShare: 0.15,
  /** Characters, about, of one piece of the glossary. */
  glossaryLength: 8_000,
  /** Weight of a synonym of the glossary: below the word itself, above a guess. */
  synonymWeight: 0.85,
  /** Number of synonyms that a word is looked for by, the first of its groups: bounds a query. */
  synonymCount: 12,
  /** Maximum rarity of a word that is searched alone: a rare spelling is not the subject of the query. */
  loneRarity: 2,
  /** Weight of a stop word among others. */
  stopWordWeight: 0.1,
  /** Added to a score, as a share of it, when the words follow each other in a title. */
  proximityBoost: 0.3,
  /** Number of pages, the best, whose titles are compared with the order of the words: bounds a query. */
  proximityPages: 30,
  /** Share of that boost when they follow each other in reverse order (`text editor`, `éditeur de texte`). */
  reversedShare: 0.5,
  /** Share of its best section's score that the top of a page must reach for the hit to lead to the top. */
  topShare: 0.95,
  /** Share of a score that is lost when the word found is worth nothing. */
  coverage: 0.3,
  /** Characters of text, about, in one file of excerpts. */
  textPackLength: 8_000,
  /** Characters of JSON, about, beyond which the dictionary is cut in pieces (170 KB compressed). */
  shardThreshold: 400_000,
  /** Characters of JSON, about, of one piece. */
  shardLength: 12_000,
  /** On a fast line, a dictionary of at most so many pieces is fetched whole once a query is answered; 0 is never. */
  aheadPieces: 200,
} as const satisfies Readonly<Record<string, number | readonly [number, number]>>

/** The same, each as any number: tests and measurements vary them. */
export type RankingConstants = {
  readonly [Name in keyof typeof RANKING_CONSTANTS]: (typeof RANKING_CONSTANTS)[Name] extends number
    ? number
    : readonly [number, number]
}
