/** Files for other programs than browsers that a build writes, and that links may lead to. */

import { updatedOf } from './docRecord.ts'
import { latestVersionOf, type Site } from './site.ts'

/** From the root of the locale. */
export const feedFile = 'feed.xml'

/** Returns true if a page has a date: pages need not be planned to know it. */
export const hasFeed = (site: Site): boolean =>
  site.config.feed &&
  latestVersionOf(site).docs.some(
    ({ doc }) => !doc.frontMatter.unlisted && updatedOf(doc, site) !== undefined,
  )

/** By path, as an author writes it: `/feed.xml`; final addresses. Each locale has its own, but for those of robots. */
export function linkableFiles(site: Site): ReadonlyMap<string, string> {
  const { config, baseUrl } = site
  const own = [...(hasFeed(site) ? [feedFile] : []), ...(config.markdownCopies ? ['llms.txt'] : [])]
  return new Map([
    ...['sitemap.xml', 'robots.txt'].map((file) => [`/${file}`, config.baseUrl + file] as const),
    ...own.map((file) => [`/${file}`, baseUrl + file] as const),
  ])
}
