/** The words to highlight, in the address of a page opened elsewhere: read on arrival, then taken away. */

export const termsParam = 'termes'
/** A short beginning matches many words: the address holds the first of them. */
const MAX_STEMS = 12

export function withTerms(href: string, stems: readonly string[]): string {
  if (stems.length === 0) return href
  const [page = '', hash] = href.split('#')
  const terms = encodeURIComponent(stems.slice(0, MAX_STEMS).join(' '))
  return `${page}?${termsParam}=${terms}${hash === undefined ? '' : `#${hash}`}`
}

export function termsIn(href: string): readonly string[] {
  const terms = new URL(href).searchParams.get(termsParam) ?? ''
  return terms.split(' ').filter((stem) => stem !== '')
}
