/** What `lang` and `hreflang` say of each locale, by its code. */

import type { Config } from './config.ts'

export const htmlLangsOf = ({ locales }: Pick<Config, 'locales'>): Record<string, string> =>
  Object.fromEntries(locales.map(({ code, htmlLang = code }) => [code, htmlLang]))
