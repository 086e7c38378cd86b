/** The language of the index in use: what its words are reduced to, and which of them are too common to count. */

export type SearchLanguage = {
  /** Folded word → its stem. */
  readonly stem: (word: string) => string
  /** Folded. */
  readonly stopWords: ReadonlySet<string>
  /** Names that a reader may give to each field of a query, folded; the first is proposed. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
}

/** `undefined` is French, whose rules every engine has. A page, and a worker, know one language. */
let spoken: SearchLanguage | undefined

export const speak = (language: SearchLanguage | undefined): void => {
  spoken = language
}

export const spokenLanguage = (): SearchLanguage | undefined => spoken
