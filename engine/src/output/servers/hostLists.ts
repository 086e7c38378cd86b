/** Writes the server plan as `_redirects` and `_headers`, as Netlify, Cloudflare Pages and preview read them. */

import { fileHrefOf, toHref } from '../../site/paths.ts'
import { cacheControlOf, immutableCache, pageCache } from './caching.ts'
import { joinLines, markdownType, type ServerPlan, writtenByBuild } from './serverPlan.ts'

const header = `${writtenByBuild}, for hosts that read it, such as Netlify and Cloudflare Pages.`

/** One line an address: `from to 301`. Strict hosts tell `/old` from `/old/`. */
export function redirectListOf({ baseUrl, redirects }: ServerPlan): string {
  return joinLines([
    header,
    ...redirects.flatMap(({ from, path, query, fragment }) => {
      const old = toHref(baseUrl, from)
      const addresses = from === '' ? [old] : [old.slice(0, -1), old]
      return addresses.map((address) => `${address} ${path}${query}${fragment} 301`)
    }),
  ])
}

/**
 * Lists the headers of each path. Caching is set only where needed: by default such hosts revalidate, and they join the
 * values of several matching rules.
 */
export function headerListOf({ baseUrl, hasCopies, headers, ownAssets }: ServerPlan): string {
  const named = ownAssets.filter((file) => cacheControlOf(`/${file}`) === pageCache)
  return joinLines([
    header,
    `${baseUrl}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...(hasCopies ? [`${baseUrl}*.md`, `  Content-Type: ${markdownType}`] : []),
    `${baseUrl}assets/*`,
    `  Cache-Control: ${immutableCache}`,
    ...['assets/builds.json', ...named].flatMap((file) => [
      file.endsWith('/') ? toHref(baseUrl, file) : fileHrefOf(baseUrl, file),
      '  ! Cache-Control',
      `  Cache-Control: ${pageCache}`,
    ]),
  ])
}
