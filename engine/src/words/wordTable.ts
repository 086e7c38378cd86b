/** Every word that readers see, one table a language: none can lack a key, nor have another. */

import type { french } from './fr.ts'

export type WordTable = {
  readonly [Group in keyof typeof french]: Readonly<Record<keyof (typeof french)[Group], string>>
}

/** Language of the page, as `lang` says it: it decides how its counts are said. */
export type InLanguage = {
  readonly language: string
  /** Language that the words themselves are in, where it is another one: their numbers follow it. */
  readonly wordsOf?: string
}

/** Words of the app, which the browser is given with the frame. */
export type Words = WordTable['app'] & InLanguage
/** All that a page is written with. */
export type PageWords = Words & WordTable['page']
/** Words that are added to what an author wrote. */
export type ArticleWords = WordTable['article']

/** Words of a site or of a locale in place of the engine's, by key. */
export type WordOverrides = Readonly<Record<string, string>>
