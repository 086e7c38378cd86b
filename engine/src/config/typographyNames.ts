/** The rules by which text is typeset: those of a language, or none. */

import { primaryLanguageOf } from '../words/languageNames.ts'

export const typographyNames = ['fr', 'en', 'de', 'es', 'it'] as const
export type Typography = (typeof typographyNames)[number] | 'none'

/** `true` is for the rules of the language of the page: English has none unless they are asked for by name. */
export function typographyOf(
  setting: boolean | (typeof typographyNames)[number],
  htmlLang: string,
): Typography {
  if (setting === false) return 'none'
  if (setting !== true) return setting
  const language = primaryLanguageOf(htmlLang)
  if (language === 'en') return 'none'
  return typographyNames.find((name) => name === language) ?? 'none'
}
