/** Test fixture: a search service over files in memory, and what it asks for and answers. */
import { languageNamed } from '../search/languages/allLanguages.ts'
import { createSearchService, type SearchReply } from '../search/searchService.ts'
import { documentsOf, buildFiles, SMALL_CORPUS } from './smallCorpus.ts'

const BASE = 'https://docs.example/base/'
export const indexHref = `${BASE}search-index-essai.json`

/** An index whole, then in pieces. */
export const files = buildFiles(documentsOf(SMALL_CORPUS))
export const SHARDED = { shardThreshold: 0, shardLength: 300 }
export const pieces = buildFiles(documentsOf(SMALL_CORPUS), { settings: SHARDED })

export type ServiceOptions = {
  readonly onFetch?: (name: string) => void
  readonly onReply?: (reply: SearchReply) => void
}

/** `served` is read at each fetch; what is added to `broken` is lost. */
export function serviceOver(
  served: ReadonlyMap<string, unknown>,
  { onFetch, onReply }: ServiceOptions = {},
) {
  const asked: string[] = []
  const replies: SearchReply[] = []
  /** Cache mode of each request. */
  const caches: (string | undefined)[] = []
  const broken = new Set<string>()
  const service = createSearchService(
    {
      languageOf: languageNamed,
      fetchJson: async (href, cache) => {
        const name = href.slice(BASE.length)
        asked.push(name)
        caches.push(cache)
        onFetch?.(name)
        await Promise.resolve()
        if (broken.has(name) || !served.has(name)) throw new Error(`${name}: 404`)
        return structuredClone(served.get(name))
      },
    },
    (reply) => {
      replies.push(reply)
      onReply?.(reply)
    },
  )
  return { service, asked, caches, replies, broken }
}
