/** Rules of the language of an index: what its words are reduced to, and which of them are too common to count. */

export type SearchLanguage = {
  /** Folded word → its stem. */
  readonly stem: (word: string) => string
  /** Returns the common beginning of a stem's forms: `reseau` for `reseaux`, `journa` for `journaux`. */
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
  /** Finds relatives with a long common root, always included. */
  readonly sure: FindRelatives
  /** Finds what an unknown word may have been meant for: relatives with the shortest root that has any. */
  readonly near: FindRelatives
}

/** `formsFrom`: those of the index that begin so. */
type FindRelatives = (
  word: string,
  formsFrom: (start: string) => readonly string[],
) => readonly string[]

export type QueryField = 'title' | 'content' | 'tags' | 'categories'

/** The same language, which works out the stem of each word once: for an index, where most are asked for many times. */
export function rememberStems(language: SearchLanguage): SearchLanguage {
  const stems = new Map<string, string>()
  const stem = (word: string): string => {
    const known = stems.get(word) ?? language.stem(word)
    stems.set(word, known)
    return known
  }
  return { ...language, stem }
}
