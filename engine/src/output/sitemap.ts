/** Listed pages → `sitemap.xml`, in several files where there are many, and `robots.txt`. */

import { escapeAttribute } from '../content/escapeHtml.ts'

export type SitemapEntry = { readonly url: string; readonly isoDate?: string | undefined }

/** Maximum number of addresses that search engines read from one file (sitemaps.org). */
const longest = 50_000

/** By name; `folderUrl` is absolute, with a final slash. Beyond 50,000 addresses, `sitemap.xml` lists the files of them. */
export function sitemapFilesOf(
  entries: readonly SitemapEntry[],
  folderUrl: string,
): ReadonlyMap<string, string> {
  if (entries.length <= longest) return new Map([['sitemap.xml', sitemapOf(entries)]])
  const parts = Array.from({ length: Math.ceil(entries.length / longest) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: sitemapOf(entries.slice(index * longest, (index + 1) * longest)),
  }))
  const listed = parts.map(
    ({ name }) => `<sitemap><loc>${escapeUrl(folderUrl + name)}</loc></sitemap>\n`,
  )
  const index = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join('')}</sitemapindex>\n`
  return new Map([['sitemap.xml', index], ...parts.map(({ name, text }) => [name, text] as const)])
}

const escapeUrl = (url: string): string => url.replace(/&/g, '&amp;').replace(/'/g, '&apos;')

/** `url`s are absolute and percent-encoded; the date is that of the last update, by day. */
export function sitemapOf(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, isoDate }) => {
    const lastmod = isoDate === undefined ? '' : `<lastmod>${isoDate.slice(0, 10)}</lastmod>`
    return `<url><loc>${escapeUrl(url)}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

export function robotsOf(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`
}

/** Goes to the first link with the query and the fragment of the old address, unless the new one has its own. */
export const redirectScript =
  'u=new URL(document.links[0]);u.search||(u.search=location.search);u.hash||(u.hash=location.hash);location.replace(u)'

/** Returns the page at an old address, for hosts without redirects. `href` is the final address. */
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
