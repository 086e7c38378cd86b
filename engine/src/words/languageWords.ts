/** A language and what a site says its own way → the words of its pages. */

import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { italian } from './it.ts'
import { portuguese } from './pt.ts'
import { spanish } from './es.ts'
import type { ArticleWords, PageWords, WordOverrides, Words, WordTable } from './wordTable.ts'

/** By the first part of a language tag. */
export const wordTables: ReadonlyMap<string, WordTable> = new Map<string, WordTable>([
  ['fr', french],
  ['en', english],
  ['de', german],
  ['es', spanish],
  ['it', italian],
  ['nl', dutch],
  ['pt', portuguese],
  ['ar', arabic],
])

/** `fr-CA` → `fr`: what has the words, the typography and the search of a language. */
export const primaryLanguageOf = (htmlLang: string): string =>
  (htmlLang.split('-')[0] ?? '').toLowerCase()

export const hasTable = (htmlLang: string): boolean => wordTables.has(primaryLanguageOf(htmlLang))

/** English where the language has no table. */
const tableOf = (htmlLang: string): WordTable =>
  wordTables.get(primaryLanguageOf(htmlLang)) ?? english

/** Keys that no table has are left out. */
export const appWordsOf = (htmlLang: string, overrides: WordOverrides = {}): Words => ({
  ...withOverrides(tableOf(htmlLang).app, overrides),
  language: htmlLang,
})

export const pageWordsOf = (htmlLang: string, overrides: WordOverrides = {}): PageWords => ({
  ...appWordsOf(htmlLang, overrides),
  ...withOverrides(tableOf(htmlLang).page, overrides),
})

export const articleWordsOf = (htmlLang: string, overrides: WordOverrides = {}): ArticleWords =>
  withOverrides(tableOf(htmlLang).article, overrides)

/** Every key that a site may change. */
export const wordKeys = (): string[] => Object.values(french).flatMap((group) => Object.keys(group))

function withOverrides<Key extends string>(
  words: Readonly<Record<Key, string>>,
  overrides: WordOverrides,
): Readonly<Record<Key, string>> {
  const known = Object.entries(overrides).filter(([key]) => Object.hasOwn(words, key))
  return { ...words, ...Object.fromEntries(known) }
}
