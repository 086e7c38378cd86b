/** Queries → answers, through the worker. */
import type { BoxAnswer } from '../../theme/search/useSearchBox.ts'
import type { SearchReply, SearchRequest } from '../../search/searchService.ts'

/** What of `Worker` is used. */
export type SearchWorker = {
  postMessage(request: SearchRequest): void
  addEventListener(type: 'message', listener: (event: MessageEvent<SearchReply>) => void): void
}

export type SearchClient = {
  /** Fetches the index ahead of the first query. */
  warm(): void
  /** The answers to an older query of the same client are dropped. */
  ask(query: string, onAnswer: (answer: BoxAnswer) => void, limit?: number): void
}

/** `indexHref` answers the absolute address of the index of the page shown. */
export function createSearchClient(worker: SearchWorker, indexHref: () => string): SearchClient {
  let newest = 0
  let listener: ((answer: BoxAnswer) => void) | undefined
  worker.addEventListener('message', ({ data: reply }) => {
    if (reply.id !== newest) return
    listener?.(reply.state === 'failed' ? 'failed' : reply)
  })
  return {
    warm: () => worker.postMessage({ id: ++newest, indexHref: indexHref(), text: '' }),
    ask(query, onAnswer, limit) {
      listener = onAnswer
      const request = { id: ++newest, indexHref: indexHref(), text: query.trim() }
      worker.postMessage(limit === undefined ? request : { ...request, limit })
    },
  }
}
