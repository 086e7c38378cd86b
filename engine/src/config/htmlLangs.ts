/** Values of `lang` and `hreflang` for each locale. */

import { primaryLanguageOf } from '../words/languageNames.ts'
import type { Config, LocaleConfig } from './config.ts'

export const htmlLangOf = ({ code, htmlLang = code }: LocaleConfig): string => htmlLang

/** Languages written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

export const directionOf = (locale: LocaleConfig): 'ltr' | 'rtl' =>
  locale.direction ?? (RIGHT_TO_LEFT.has(primaryLanguageOf(htmlLangOf(locale))) ? 'rtl' : 'ltr')

/** By the code of the locale. */
export const htmlLangsOf = ({ locales }: Pick<Config, 'locales'>): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [locale.code, htmlLangOf(locale)]))
