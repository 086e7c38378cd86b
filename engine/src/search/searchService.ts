/** Index addresses and queries → answers; the state that the worker keeps: indexes, and pieces on their way. */
import { answerQuery, type QueryAnswer } from './answerQuery.ts'
import { pieceFileName } from './indexFile.ts'
import { openIndex, type PieceId, type SearchIndex } from './openIndex.ts'

export type SearchRequest = {
  /** Who asks: a newer request of the same channel drops the older ones. */
  readonly channel: string
  /** Grows with each request. */
  readonly id: number
  /** Absolute address of `search-index-{tag}.json`. */
  readonly indexHref: string
  /** Empty: the index is only fetched ahead. */
  readonly text: string
  readonly limit?: number
  /** The index file, when it has been fetched already. */
  readonly bytes?: ArrayBuffer
}

export type SearchReply = Pick<SearchRequest, 'channel' | 'id'> &
  (
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
  const newest = new Map<string, number>()

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

  /** What cannot be opened is fetched anew by the next query. */
  const keepIndex = (href: string, bytes: ArrayBuffer) => {
    try {
      const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
      indexes.set(href, Promise.resolve(openIndex(json)))
    } catch {
      indexes.delete(href)
    }
  }

  return async (request: SearchRequest): Promise<void> => {
    const { channel, id, indexHref, text, bytes } = request
    newest.set(channel, Math.max(newest.get(channel) ?? 0, id))
    const isStale = () => id < (newest.get(channel) ?? 0)
    if (bytes && !indexes.has(indexHref)) keepIndex(indexHref, bytes)
    let index: SearchIndex
    try {
      index = await fetchOnce(indexes, indexHref, openIndex)
    } catch {
      reply({ channel, id, state: 'failed' })
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
      onAnswer: (answer) => reply({ channel, id, state: 'answered', ...answer }),
    })
  }
}
