/** An address that a site answered to once, as an author writes it → the path where its redirect stands. */

import { decodeLoosely, pathOf } from './paths.ts'

/** Authors write addresses as they read them, or as they copy them: encoded. A folder and its `index.html` are one. */
export const oldPathOf = (address: string): string =>
  pathOf(decodeLoosely(address.trim())).replace(/\/index\.html\/$/, '/')

/** Why none can stand there; `undefined` when one can. */
export function faultOfOldAddress(address: string): string | undefined {
  if (/[?#*]/.test(address)) return 'a redirect is for a path alone: no `?`, `#` or `*`'
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(decodeLoosely(address.trim())))
    return 'it holds a line feed or another control character'
  return writtenFile.test(oldPathOf(address)) ? 'the build writes a file there' : undefined
}

/** Of any page, then at the root of the output, or at that of a locale. */
const writtenFile =
  /\/index\.(?:html|json|md)\/|^\/(?:[^/]+\/)?(?:404\.html|feed\.xml|search-index-[^/]+\.json)\/|^\/(?:sitemap\.xml|robots\.txt|llms\.txt|offline\.(?:js|json)|_headers|_redirects|\.htaccess|\.(?:nginx|caddy)\.conf|assets\/[^/]+)\//
