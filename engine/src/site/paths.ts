/** Paths of pages: decoded, NFC, with a leading and a trailing slash; and the addresses made of them. */

/** `/a/b`, `a/b/`, NFD → `/a/b/` in NFC. As in an address, `..` goes up, never above the root. */
export function toPath(...parts: readonly string[]): string {
  const segments: string[] = []
  for (const segment of parts.flatMap((part) => part.split('/')))
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  return segments.length === 0 ? '/' : `/${segments.join('/').normalize('NFC')}/`
}

/** A path → an address: percent-encoded, under `baseUrl` (which starts and ends with `/`). */
export function toHref(baseUrl: string, path: string): string {
  return (
    baseUrl +
    path
      .split('/')
      .filter(Boolean)
      .map((segment) => `${encodePart(segment)}/`)
      .join('')
  )
}

/** A file of the site → its address: as `toHref`, without a trailing slash. */
export function fileHrefOf(baseUrl: string, file: string): string {
  return baseUrl + file.split('/').filter(Boolean).map(encodePart).join('/')
}

/** `/x/y?q=1#z` → its three parts; `query` and `hash` keep their mark. */
export function splitTarget(target: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? []
  return { path, query, hash }
}

/** `#é`, or `#%C3%A9`, → `#%C3%A9`, in NFC; nothing for nothing. */
export function encodeHash(hash: string): string {
  const anchor = decodeLoosely(hash.slice(1)).normalize('NFC')
  return anchor && `#${encodePart(anchor)}`
}

/** `?q=é`, or `?q=%C3%A9`, → `?q=%C3%A9`. */
export function encodeQuery(query: string): string {
  return encodeURI(query).replace(/%25(?=[\da-f]{2})/gi, '%')
}

/** As `decodeURIComponent`, leaving what is not well encoded as it is. */
export function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Half a character, which addresses cannot hold, is a character that says so. */
const encodePart = (part: string): string =>
  encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'))
