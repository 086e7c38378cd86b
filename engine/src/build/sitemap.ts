/** Listed pages → `sitemap.xml` and `robots.txt`. */

import { escapeAttribute } from '../content/escapeHtml.ts'

export type SitemapEntry = { readonly url: string; readonly isoDate?: string | undefined }

/** `url`s are absolute and percent-encoded; the date is that of the last update, by day. */
export function sitemapOf(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, isoDate }) => {
    const lastmod = isoDate === undefined ? '' : `<lastmod>${isoDate.slice(0, 10)}</lastmod>`
    return `<url><loc>${url.replace(/&/g, '&amp;').replace(/'/g, '&apos;')}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

export function robotsOf(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`
}

/** Goes to the first link with the query and the fragment of the old address, unless the new one has its own. */
export const redirectScript =
  'u=new URL(document.links[0]);u.search||(u.search=location.search);u.hash||(u.hash=location.hash);location.replace(u)'

/** What stands at an old address on hosts that know no redirects. `href` is the final address. */
export function redirectHtmlOf(href: string, canonical: string, language: string): string {
  const address = escapeAttribute(href)
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${address}</title>
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
<link rel="canonical" href="${escapeAttribute(canonical)}">
<p><a href="${address}">${address}</a></p>
<script>${redirectScript}</script>
</html>
`
}
