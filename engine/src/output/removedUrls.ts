/** Addresses that the build before published and this one does not: bookmarks and search results that would break. */

import path from 'node:path'
import { folderOfLocale } from '../config/contentFolders.ts'
import type { Config } from '../config/config.ts'
import type { Problem } from '../problem.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { Site } from '../site/site.ts'
import { decodeLoosely, toHref } from '../site/paths.ts'
import { textIn } from '../disk/readFresh.ts'

/** Percent-encoded paths of what `outDir` (absolute) tells the world of; none without an output. */
export function publishedIn(outDir: string): readonly string[] {
  const text = textIn(outDir, 'sitemap.xml')
  const addresses = addressesIn(text)
  if (!text.includes('<sitemapindex')) return addresses
  return addresses.flatMap((each) => addressesIn(textIn(outDir, path.posix.basename(each))))
}

function addressesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, url = '']) => {
    const plain = url.replaceAll('&amp;', '&').replaceAll('&apos;', "'")
    return URL.canParse(plain) ? new URL(plain).pathname : []
  })
}

type Standing = {
  readonly config: Config
  /** From the root of the output. */
  readonly staticFiles: Iterable<string>
}

/** Reports removed URLs, except when the base URL has changed: the host must then redirect the whole site. */
export function removedUrls(
  published: readonly string[],
  compiled: readonly CompiledSite[],
  { config: { baseUrl, file }, staticFiles }: Standing,
): Problem[] {
  const answered = new Set([
    ...compiled.flatMap(({ site, plans, redirects }) =>
      [...plans, ...redirects].map((each) => decodeLoosely(toHref(site.baseUrl, each.path))),
    ),
    // A folder answers by its index.
    ...[...staticFiles].map((name) => baseUrl + name.replace(/(^|\/)index\.html$/, '$1')),
  ])
  return published
    .map(decodeLoosely)
    .filter((address) => address.startsWith(baseUrl) && !answered.has(address))
    .map((address) => ({
      kind: 'lostAddress',
      file,
      message: `${address} was published by the build before, and nothing is there any more`,
      hint: hintOf(address, compiled),
    }))
}

/** Old addresses are written as those of pages: without the base URL of their locale. */
function hintOf(address: string, compiled: readonly CompiledSite[]): string {
  const [site] = compiled
    .map((each) => each.site)
    .filter(({ baseUrl }) => address.startsWith(baseUrl))
    .toSorted((a, b) => b.baseUrl.length - a.baseUrl.length)
  const from = JSON.stringify(`/${address.slice(site?.baseUrl.length)}`)
  const place = site ? localeSuffix(site) : ''
  return `Where its page has gone${place}, write \`redirect_from: [${from}]\` in the front matter; or add it to \`redirects\`.`
}

/** `, in i18n/en`; nothing for the default locale. */
const localeSuffix = ({ locale, config }: Site): string =>
  folderOfLocale(locale, config).replace(/^(.+)\/$/, ', in $1')
