/** Index addresses and queries → answers; the state that the worker keeps: indexes, and pieces on their way. */
import type { FetchJson } from './fetchJson.ts'
import { addPieces, answerQuery, type QueryAnswer } from './answerQuery.ts'
import type { PieceName } from './indexFile.ts'
import { openIndex, type LanguageOf, type SearchIndex } from './openIndex.ts'

export type SearchRequest = {
  /** Who asks: a newer request of the same channel drops the older ones. */
  readonly channel: string
  /** Grows with each request, whatever its channel. */
  readonly id: number
  /** Absolute address of `search-index-{tag}.json`. */
  readonly indexHref: string
  /** Empty: the index is only fetched ahead. */
  readonly text: string
  readonly limit?: number
  /** The index file, when it has been fetched already. */
  readonly bytes?: ArrayBuffer
  /** The reader pays for nothing they did not ask for: no piece is fetched ahead of a query. */
  readonly isThrifty?: boolean
}

export type SearchReply = Pick<SearchRequest, 'channel' | 'id'> &
  (
    | ({ readonly state: 'answered' } & QueryAnswer)
    /** The index, or pieces that the answer takes, could not be had: the next request tries again. */
    | { readonly state: 'failed' }
  )

/** The line is fast when its last file came within so many milliseconds. */
const FAST_MS = 40
const PIECES_AT_ONCE = 8

/** Source of the index files, and the rules of their languages. */
export type SearchSources = { readonly fetchJson: FetchJson; readonly languageOf: LanguageOf }

/** One service lives as long as its worker; an index is fetched once, a failure is forgotten. */
export function createSearchService(
  { fetchJson, languageOf }: SearchSources,
  reply: (reply: SearchReply) => void,
) {
  const open = (json: unknown) => openIndex(json, languageOf)
  const indexes = new Map<string, Promise<SearchIndex>>()
  const pieces = new Map<string, Promise<unknown>>()
  const newest = new Map<string, number>()
  let lastFetchMs = FAST_MS
  let lastId = 0

  const fetchTimed = async (href: string, cache?: RequestCache) => {
    const startMs = performance.now()
    const json = await fetchJson(href, cache)
    lastFetchMs = performance.now() - startMs
    return json
  }

  const fetchOnce = <T>(
    known: Map<string, Promise<T>>,
    href: string,
    open: (json: unknown) => T,
  ) => {
    const onItsWay = known.get(href) ?? fetchTimed(href).then(open)
    known.set(href, onItsWay)
    onItsWay.catch(() => known.delete(href))
    return onItsWay
  }

  /** Keeps an opened index. One that cannot be opened is fetched again by the next query. */
  const keepIndex = (href: string, bytes: ArrayBuffer) => {
    try {
      indexes.set(href, Promise.resolve(open(JSON.parse(new TextDecoder().decode(bytes)))))
    } catch {
      indexes.delete(href)
    }
  }

  /** `false` when the index, or what the answer takes of it, could not be had. */
  const answer = async (
    request: SearchRequest,
    isStale: () => boolean,
    isAnew = false,
  ): Promise<boolean> => {
    const { channel, id, indexHref, text, limit } = request
    const index = await fetchOnce(indexes, indexHref, open).catch(() => undefined)
    if (!index) return false
    if (text === '' || isStale()) return true
    const fetchPiece = (piece: PieceName) =>
      fetchOnce(pieces, index.fileOf(indexHref, piece), (json) => json)
    const options = {
      limit,
      fetchPiece,
      isStale,
      onAnswer: (answered: QueryAnswer) => reply({ channel, id, state: 'answered', ...answered }),
    }
    if (!(await answerQuery(index, text, options))) {
      if (isAnew) return false
      // A deploy takes away the pieces that the index of the one before names; without a network, that one still serves.
      const anew = fetchTimed(indexHref, 'no-cache').then(open)
      if (!(await anew.catch(() => undefined))) return false
      indexes.set(indexHref, anew)
      return answer(request, isStale, true)
    }
    // Another query then finds its words here: on a fast line, fetching them is most of what it would wait for.
    const ahead = request.isThrifty ? [] : missingTerms(index)
    const lost = new Set<PieceName>()
    while (ahead.length > 0 && lost.size === 0 && lastFetchMs < FAST_MS && id === lastId)
      await addPieces(index, ahead.splice(0, PIECES_AT_ONCE), { lost, options })
    return true
  }

  return async (request: SearchRequest): Promise<void> => {
    const { channel, id, indexHref, bytes } = request
    lastId = Math.max(lastId, id)
    newest.set(channel, Math.max(newest.get(channel) ?? 0, id))
    const isStale = () => id < (newest.get(channel) ?? 0)
    if (bytes && !indexes.has(indexHref)) keepIndex(indexHref, bytes)
    const isAnswered = await answer(request, isStale).catch(() => {
      // What could be opened cannot be read: the next query fetches all of it anew.
      indexes.delete(indexHref)
      pieces.clear()
      return false
    })
    if (!isAnswered) reply({ channel, id, state: 'failed' })
  }
}

/** Pieces of the dictionary that have not come; none when there are too many to fetch ahead. */
function missingTerms({ terms, settings }: SearchIndex): PieceName[] {
  const missing = terms.flatMap((known, number): PieceName[] => (known ? [] : [`terms-${number}`]))
  return terms.length > settings.aheadPieces ? [] : missing
}
