/** Languages that the engine has words and rules of search for, by the first part of their tag. */
export const languageNames = ['fr', 'en', 'de', 'es', 'it', 'nl', 'pt', 'ar'] as const

export type LanguageName = (typeof languageNames)[number]

/** `fr-CA` → `fr`: what has the words, the typography and the search of a language. */
export const primaryLanguageOf = (htmlLang: string): string =>
  (htmlLang.split('-')[0] ?? '').toLowerCase()

/** `undefined` for a language that is none of these. */
export const languageNameOf = (htmlLang: string): LanguageName | undefined => {
  const primary = primaryLanguageOf(htmlLang)
  return languageNames.find((name) => name === primary)
}
