/** Index addresses and queries → answers; the state that the worker keeps: indexes, and pieces on their way. */
import { answerQuery, type QueryAnswer } from './answerQuery.ts'
import { pieceFileName } from './indexFile.ts'
import { openIndex, type PieceId, type SearchIndex } from './openIndex.ts'

export type SearchRequest = {
  /** Grows with each request: an older one is dropped. */
  readonly id: number
  /** Absolute address of `search-index-{tag}.json`. */
  readonly indexHref: string
  /** Empty: the index is only fetched ahead. */
  readonly text: string
  readonly limit?: number
}

export type SearchReply = { readonly id: number } & (
  | ({ readonly state: 'answered' } & QueryAnswer)
  /** The index could not be had: nothing is shown of it, and the next request tries again. */
  | { readonly state: 'failed' }
)

/** `fetchJson` rejects for a failed or non-OK answer. */
export type FetchJson = (href: string) => Promise<unknown>

/** One service lives as long as its worker; an index is fetched once, a failure is forgotten. */
export function createSearchService(fetchJson: FetchJson, reply: (reply: SearchReply) => void) {
  const indexes = new Map<string, Promise<SearchIndex>>()
  const pieces = new Map<string, Promise<unknown>>()
  let newest = 0

  const fetchOnce = <T>(
    known: Map<string, Promise<T>>,
    href: string,
    open: (json: unknown) => T,
  ) => {
    const onItsWay = known.get(href) ?? fetchJson(href).then(open)
    known.set(href, onItsWay)
    onItsWay.catch(() => known.delete(href))
    return onItsWay
  }

  return async (request: SearchRequest): Promise<void> => {
    const { id, indexHref, text } = request
    newest = Math.max(newest, id)
    const isStale = () => id < newest
    let index: SearchIndex
    try {
      index = await fetchOnce(indexes, indexHref, openIndex)
    } catch {
      reply({ id, state: 'failed' })
      return
    }
    if (text === '' || isStale()) return
    const fetchPiece = (piece: PieceId) => {
      const name = pieceFileName(index, piece.kind, piece.number)
      return fetchOnce(pieces, new URL(encodeURIComponent(name), indexHref).href, (json) => json)
    }
    await answerQuery(index, text, {
      ...(request.limit !== undefined && { limit: request.limit }),
      fetchPiece,
      isStale,
      onAnswer: (answer) => reply({ id, state: 'answered', ...answer }),
    })
  }
}
