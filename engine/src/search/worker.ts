/** The web worker around the search: requests in, replies out. */
import { createSearchService, type SearchRequest } from './searchService.ts'

const handle = createSearchService(fetchJson, (reply) => self.postMessage(reply))

self.addEventListener('message', (event: MessageEvent<SearchRequest>) => {
  void handle(event.data)
})

async function fetchJson(href: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(href, { cache })
  if (!response.ok) throw new Error(href)
  return response.json()
}
