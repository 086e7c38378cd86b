/** A language and what a site says its own way → the words of its pages. */

import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { italian } from './it.ts'
import { portuguese } from './pt.ts'
import { spanish } from './es.ts'
import { languageNameOf, type LanguageName } from './languageNames.ts'
import type { ArticleWords, PageWords, WordOverrides, Words, WordTable } from './wordTable.ts'

export const wordTables: Readonly<Record<LanguageName, WordTable>> = {
  fr: french,
  en: english,
  de: german,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ar: arabic,
}

/** English where the language has no table. */
const chooseWordTable = (htmlLang: string): WordTable =>
  wordTables[languageNameOf(htmlLang) ?? 'en']

/** Keys that no table has are left out. */
export const appWordsOf = (htmlLang: string, overrides: WordOverrides = {}): Words => ({
  ...withOverrides(chooseWordTable(htmlLang).app, overrides),
  language: htmlLang,
  ...(isCountedInEnglish(htmlLang, overrides) && { wordsOf: 'en' }),
})

export const pageWordsOf = (htmlLang: string, overrides: WordOverrides = {}): PageWords => ({
  ...appWordsOf(htmlLang, overrides),
  ...withOverrides(chooseWordTable(htmlLang).page, overrides),
})

export const articleWordsOf = (htmlLang: string, overrides: WordOverrides = {}): ArticleWords =>
  withOverrides(chooseWordTable(htmlLang).article, overrides)

/** Without a table, unless the site itself counts in its language. */
const isCountedInEnglish = (htmlLang: string, overrides: WordOverrides): boolean =>
  !languageNameOf(htmlLang) && !Object.values(overrides).some((word) => word.includes('|'))

/** Every key that a site may change. */
export const wordKeys = (): string[] => Object.values(french).flatMap((group) => Object.keys(group))

function withOverrides<Key extends string>(
  words: Readonly<Record<Key, string>>,
  overrides: WordOverrides,
): Readonly<Record<Key, string>> {
  const known = Object.entries(overrides).filter(([key]) => Object.hasOwn(words, key))
  return { ...words, ...Object.fromEntries(known) }
}
