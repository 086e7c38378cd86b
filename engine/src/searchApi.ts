/** `lucarne-docs/search`: the search of a built site, as browsers run it, for other programs. */

import { withoutChoiceMarks } from './content/choiceInText.ts'
import type { QueryAnswer } from './search/answerQuery.ts'
import type { FetchJson } from './search/fetchJson.ts'
import { languageNamed } from './search/languages/allLanguages.ts'
import { createSearchService } from './search/searchService.ts'

export type { FetchJson } from './search/fetchJson.ts'

export type SiteHit = {
  readonly pageTitle: string
  readonly sectionTitle: string
  /** From the root of the host, with the anchor of the section: `/Apache/#activer`. */
  readonly address: string
  /** A line or two around the best match; empty when none is kept. */
  readonly excerpt: string
}

export type SiteAnswer = {
  /** Sections that match, in all. */
  readonly total: number
  /** The best first. */
  readonly hits: readonly SiteHit[]
}

export type SiteSearch = (
  text: string,
  options?: { readonly limit?: number },
) => Promise<SiteAnswer | undefined>

/**
 * Opens the index at `indexHref`, the absolute address of `search-index-{tag}.json`. `fetchJson` is asked for it and for
 * its pieces, and rejects for what it cannot have. The search answers `undefined` where a piece was missing.
 */
export function openSearch(fetchJson: FetchJson, indexHref: string): SiteSearch {
  const last = new Map<number, QueryAnswer>()
  const handle = createSearchService({ fetchJson, languageOf: languageNamed }, (reply) => {
    if (reply.state === 'answered') last.set(reply.id, reply)
    else last.delete(reply.id)
  })
  let id = 0
  return async (text, { limit } = {}) => {
    id += 1
    const own = id
    // A channel of its own: no query drops another.
    const request = { channel: `query-${own}`, id: own, indexHref, text, isThrifty: true }
    await handle({ ...request, ...(limit !== undefined && { limit }) })
    const answer = last.get(own)
    last.delete(own)
    return answer && { total: answer.total, hits: answer.hits.map(readHit) }
  }
}

const readHit = ({ document }: QueryAnswer['hits'][number]): SiteHit => ({
  pageTitle: document.pageTitle,
  sectionTitle: withoutChoiceMarks(document.sectionTitle),
  address: document.sectionRoute,
  excerpt: withoutChoiceMarks(document.excerpt),
})
