/** Rules of the language of an index: what its words are reduced to, and which of them are too common to count. */

export type SearchLanguage = {
  /** Folded word → its stem. */
  readonly stem: (word: string) => string
  /** What the forms of a stem all begin with: `reseau` of `reseaux`, `journa` of `journaux`. */
  readonly trunkOf: (stem: string) => string
  /** Folded words too common to weigh anything: they count in titles only, and little. */
  readonly stopWords: ReadonlySet<string>
  /** Folded words that an expression of the glossary may have, or not, without being another one. */
  readonly articles: ReadonlySet<string>
  /** Names that a reader may give to each field of a query, folded; the first is proposed. */
  readonly fields: Readonly<Record<QueryField, readonly string[]>>
  /** Words of one root, told by their endings. */
  readonly families?: WordFamilies
  /** Folded compound → its words, each of which is known; `undefined` when it is none. */
  readonly splitCompound?: (
    word: string,
    isKnown: (part: string) => boolean,
  ) => readonly string[] | undefined
}

export type WordFamilies = {
  /** Those that are found whatever else is: of a long root. */
  readonly sure: FindRelatives
  /** Those that a word not found may have been meant for: of the shortest root that has any. */
  readonly near: FindRelatives
}

/** `formsFrom`: those of the index that begin so. */
type FindRelatives = (
  word: string,
  formsFrom: (start: string) => readonly string[],
) => readonly string[]

export type QueryField = 'title' | 'content' | 'tags' | 'categories'
