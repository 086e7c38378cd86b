/** Path of a locale's pages under the site's base URL. */

import type { LocaleConfig } from './config.ts'

type Locales = { readonly locales: readonly LocaleConfig[] }

/** Without slashes; empty at the root, where the first locale is unless it says otherwise. */
export const localePathOf = ({ code, path }: LocaleConfig, { locales }: Locales): string =>
  path ?? (code === locales[0]?.code ? '' : code)

/** Says whether a locale is at the root; otherwise the root redirects to the reader's language. */
export const hasRootLocale = (config: Locales): boolean =>
  config.locales.some((locale) => localePathOf(locale, config) === '')
