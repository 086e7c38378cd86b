/** `/base/SSH/service-shh.html` → `SSH service shh`: what a wrong address was about. */
export function wordsOfAddress(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname
  return decoded(path)
    .replace(/(?:\/index)?\.html?$|\/index$/i, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, 200)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
