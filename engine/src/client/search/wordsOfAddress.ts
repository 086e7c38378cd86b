/** A wrong address → what it was about. */
import { decodeLoosely } from '../../site/paths.ts'

/** `/base/SSH/service-shh.html` → `SSH service shh`; nothing for the not-found page itself. */
export function wordsOfAddress(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname
  if (/^404(?:\/(?:index\.html)?|\.html)?$/.test(path)) return ''
  return decodeLoosely(path)
    .replace(/(?:\/index)?\.html?$|\/index$/i, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, 200)
}
