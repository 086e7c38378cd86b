/** Paths of the files that a build writes: a folder of a page, or of a redirect, has no place there. */

import type { LocaleConfig } from '../config/config.ts'
import { localePathOf } from '../config/localePath.ts'

/**
 * Says whether an address is that of a file the build writes, or lies under one. `path` is from the root of a locale.
 */
export function isWrittenFile(path: string, locales: readonly LocaleConfig[]): boolean {
  const [, code, inLocale = path] = /^\/([^/]+)(\/.*)$/.exec(path) ?? []
  const hasLocale = locales.some((locale) => localePathOf(locale, { locales }) === code)
  return (
    ofPage.test(path) ||
    ofSite.test(path) ||
    ofLocale.test(path) ||
    (hasLocale && ofLocale.test(inLocale))
  )
}

/** A file's name ends there, or where that of its compressed copy does. */
const end = String.raw`(?:\.br|\.gz)?/`

const ofPage = new RegExp(String.raw`/index\.(?:html|json|md)${end}`)
const ofLocale = new RegExp(
  String.raw`^/(?:404\.html|feed\.xml|llms\.txt|search-index-[^/]+\.json)${end}`,
)
const ofSite = new RegExp(
  String.raw`^/(?:sitemap(?:-\d+)?\.xml|robots\.txt|offline\.(?:js|json)|_headers|_redirects|\.htaccess|\.(?:nginx|caddy)\.conf|assets/(?:builds\.json|[^/]+-[\w-]{8,16}\.\w+))${end}`,
)
