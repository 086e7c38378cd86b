/** Types of search documents and results. Plain data only. */

/** One section of a page (spec §3, search index document). Of `docs` type always: other pages are not indexed (§9). */
export type SearchDocument = {
  /** Unique in its index, from 1. */
  readonly id: number
  readonly pageTitle: string
  /** Equal to `pageTitle` for the first section of a page. */
  readonly sectionTitle: string
  /** Address of the section, base URL included, percent-encoded: `/Haproxy/haproxy/#r%C3%A9partir`. */
  readonly sectionRoute: string
  /** Heading level of the section, 1 to 3. */
  readonly level: 1 | 2 | 3
  /** Plain text, one line per block or code line; a line of code begins with a tab. */
  readonly content: string
  /** Tag labels of the page; given on every section of the page. */
  readonly tags: readonly string[]
  /** Sidebar categories the page is in, nearest first. */
  readonly sidebarParentCategories: readonly string[]
  /** Share of the content that is the text of links; absent: little. */
  readonly linkShare?: number
}

/** A search answer. */
export type Hit = {
  readonly document: SearchHitDocument
  /** Higher is better; comparable within one answer only. */
  readonly score: number
} & AnsweringTerms

/** Stems of the words that answer (`securit`, `certificat`): a word of a text is marked when its stem is one (`findMarks`). */
export type AnsweringTerms = {
  /** Stems of the typed words, whole identifiers first. */
  readonly terms: readonly string[]
  /** Stems of their synonyms: marked only where no typed word is. */
  readonly otherTerms: readonly string[]
}

/** Fields that a hit shows without loading its page. */
export type SearchHitDocument = Pick<
  SearchDocument,
  'id' | 'pageTitle' | 'sectionTitle' | 'sectionRoute' | 'tags' | 'sidebarParentCategories'
> & {
  /** A line or two of the section around the best match, plain text; empty when none is kept. */
  readonly excerpt: string
  /** The excerpt is lines of code. */
  readonly isCode?: boolean
}
