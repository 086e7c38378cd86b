/** The words to highlight, in the address of a page opened elsewhere: read on arrival, then taken away. */

const PARAM = 'termes'
/** A short beginning matches many words: the address holds the first of them. */
const MAX_STEMS = 12

export function withTerms(href: string, stems: readonly string[]): string {
  if (stems.length === 0) return href
  const [page = '', hash] = href.split('#')
  const terms = encodeURIComponent(stems.slice(0, MAX_STEMS).join(' '))
  return `${page}?${PARAM}=${terms}${hash === undefined ? '' : `#${hash}`}`
}

/** The words of an address, and the address without them. */
export function takeTerms(href: string): { stems: readonly string[]; href: string } {
  const url = new URL(href)
  const stems =
    url.searchParams
      .get(PARAM)
      ?.split(' ')
      .filter((stem) => stem !== '') ?? []
  url.searchParams.delete(PARAM)
  return { stems, href: url.href }
}
