/** The words to highlight, in the address of a page opened elsewhere: read on arrival, then taken away. */
import type { AnsweringTerms } from '../../search/searchDocument.ts'
import type { Hit } from '../../search/searchDocument.ts'

export const termsParam = 'termes'
/** A short beginning matches many words: the address holds the first of each kind. */
const MAX_STEMS = 12

/** `typed words,other names` */
export function withTerms(href: string, { terms, otherTerms }: AnsweringTerms): string {
  if (terms.length + otherTerms.length === 0) return href
  const [page = '', hash] = href.split('#')
  const lists = [terms, otherTerms].map((stems) => stems.slice(0, MAX_STEMS).join(' '))
  const value = encodeURIComponent(lists.join().replace(/,$/, ''))
  return `${page}?${termsParam}=${value}${hash === undefined ? '' : `#${hash}`}`
}

export function termsIn(href: string): AnsweringTerms {
  const [terms = [], otherTerms = []] = (new URL(href).searchParams.get(termsParam) ?? '')
    .split(',')
    .map((list) => list.split(' ').filter((stem) => stem !== ''))
  return { terms, otherTerms }
}

export const newTabHref = (hit: Hit): string => withTerms(hit.document.sectionRoute, hit)
