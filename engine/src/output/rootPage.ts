/** Locales that all have a path of their own → what stands at the root of the site, and leads to the reader's language. */

import { hasRootLocale } from '../config/localePath.ts'
import { htmlLangOf } from '../config/htmlLangs.ts'
import { escapeAttribute, escapeText } from '../content/escapeHtml.ts'
import type { Site } from '../site/site.ts'
import { primaryLanguageOf } from '../words/languageNames.ts'

export type RootLanguage = {
  /** Address of its first page. */
  readonly href: string
  /** `pt`, of `pt-BR`. */
  readonly language: string
  readonly htmlLang: string
  readonly label: string
}

/** The first one is for readers of any other language. Empty where a locale is at the root. */
export function rootLanguagesOf(sites: readonly Site[]): readonly RootLanguage[] {
  const [first] = sites
  if (!first || hasRootLocale(first.config)) return []
  return sites.map(({ locale, baseUrl }) => ({
    href: baseUrl,
    language: primaryLanguageOf(htmlLangOf(locale)),
    htmlLang: htmlLangOf(locale),
    label: locale.label,
  }))
}

/** Goes where servers that know the reader's languages lead by themselves; without a script, the links are there. */
export const rootScript =
  'm=l=>new Intl.Locale(l).maximize(),a=[...document.links],f=l=>(c=>c.find(k=>m(k.hreflang)+""==m(l))||c.find(k=>m(k.hreflang).script==m(l).script)||c[0])(a.filter(k=>m(k.hreflang).language==m(l).language)),location.replace((navigator.languages.map(f).find(k=>k)||a[0]).href+location.search+location.hash)'

/** `siteUrl` is the origin, `baseUrl` the address of the page. */
export function rootHtmlOf(
  languages: readonly RootLanguage[],
  { title, siteUrl, baseUrl }: { title: string; siteUrl: string; baseUrl: string },
): string {
  const alternates = [
    ...languages.map(({ htmlLang, href }) => [htmlLang, href] as const),
    ['x-default', baseUrl] as const,
  ].map(
    ([lang, href]) =>
      `<link rel="alternate" hreflang="${escapeAttribute(lang)}" href="${escapeAttribute(siteUrl + href)}">\n`,
  )
  const links = languages.map(({ htmlLang, href, label }) => {
    const lang = escapeAttribute(htmlLang)
    return `<li><a href="${escapeAttribute(href)}" hreflang="${lang}" lang="${lang}">${escapeText(label)}</a></li>\n`
  })
  return `<!doctype html>
<html lang="${escapeAttribute(languages[0]?.htmlLang ?? 'en')}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeText(title)}</title>
<link rel="icon" href="data:,">
${alternates.join('')}<h1>${escapeText(title)}</h1>
<ul>
${links.join('')}</ul>
<script>${rootScript}</script>
</html>
`
}
