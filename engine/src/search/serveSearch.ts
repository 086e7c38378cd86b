/** The web worker around the search in one language: requests in, replies out. */
import type { SearchLanguage } from './language.ts'
import { createSearchService, type SearchRequest } from './searchService.ts'

/** Call this once, in a worker. Its indexes are all in `language`. */
export function serveSearch(language: SearchLanguage): void {
  const sources = { fetchJson, languageOf: () => language }
  const handle = createSearchService(sources, (reply) => self.postMessage(reply))
  self.addEventListener('message', (event: MessageEvent<SearchRequest>) => {
    void handle(event.data)
  })
}

async function fetchJson(href: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(href, { cache })
  if (!response.ok) throw new Error(href)
  return response.json()
}
