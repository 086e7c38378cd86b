/** Files for other programs than browsers that a build writes, and that links may lead to. */

import { feedFile, hasFeed } from './feed.ts'
import type { Site } from './site.ts'

/** By path, as an author writes it: `/feed.xml`; final addresses. Each locale has its own, but for those of robots. */
export function linkableFiles(site: Site): ReadonlyMap<string, string> {
  const { config, baseUrl } = site
  const own = [...(hasFeed(site) ? [feedFile] : []), ...(config.markdownCopies ? ['llms.txt'] : [])]
  return new Map([
    ...['sitemap.xml', 'robots.txt'].map((file) => [`/${file}`, config.baseUrl + file] as const),
    ...own.map((file) => [`/${file}`, baseUrl + file] as const),
  ])
}
