/** Where the pages of a locale are under the base URL of the site. */

import type { LocaleConfig } from './config.ts'

type Locales = { readonly locales: readonly LocaleConfig[] }

/** Without slashes; empty at the root, where the first locale is unless it says otherwise. */
export const localePathOf = ({ code, path }: LocaleConfig, { locales }: Locales): string =>
  path ?? (code === locales[0]?.code ? '' : code)

/** Where none is at the root, it leads to the language of its reader. */
export const hasRootLocale = (config: Locales): boolean =>
  config.locales.some((locale) => localePathOf(locale, config) === '')
