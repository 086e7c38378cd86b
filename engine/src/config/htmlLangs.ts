/** What `lang` and `hreflang` say of each locale. */

import type { Config, LocaleConfig } from './config.ts'

export const htmlLangOf = ({ code, htmlLang = code }: LocaleConfig): string => htmlLang

/** By the code of the locale. */
export const htmlLangsOf = ({ locales }: Pick<Config, 'locales'>): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [locale.code, htmlLangOf(locale)]))
