/** Cache of the site in the browser, by address under its base URL. */

import { keptHeader } from '../site/offlineFiles.ts'
import type { Kept } from './precachePlan.ts'

export type SiteCache = {
  /** `undefined` when it is not kept. Rejects where the browser refuses storage, as all of these. */
  get(address: string): Promise<Response | undefined>
  /** `stamp` says what it holds, for `stamps`; the date is now. */
  put(address: string, answer: Response, stamp: string): Promise<void>
  forget(addresses: readonly string[]): Promise<void>
  stamps(): Promise<Kept>
}

/** Name of a site's cache: several sites may share one origin. */
export const cacheNameOf = (scope: string): string => `lucarne ${scope}`

const stampHeader = 'Lucarne-Stamp'

export const readKeptStamp = (kept: Response): string => kept.headers.get(stampHeader) ?? ''
/** When what is kept was asked for. */
export const keptOn = (kept: Response): string => kept.headers.get(keptHeader) ?? ''

export type CacheParts = {
  readonly open: () => Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>>
  /** Absolute address of the site. */
  readonly scope: string
  readonly now: () => Date
}

export function createSiteCache({ open, scope, now }: CacheParts): SiteCache {
  const toAbsolute = (address: string) => scope + address
  const get = async (address: string) =>
    (await open()).match(toAbsolute(address), { ignoreVary: true })
  return {
    get,
    async put(address, answer, stamp) {
      const headers = new Headers(answer.headers)
      headers.set(stampHeader, stamp)
      headers.set(keptHeader, now().toISOString())
      // Of what came over the line, not of what is kept.
      headers.delete('Content-Encoding')
      headers.delete('Content-Length')
      // Nothing is looked for by it, and some of its values are refused.
      headers.delete('Vary')
      const cache = await open()
      await cache.put(toAbsolute(address), new Response(answer.body, { headers }))
    },
    async forget(addresses) {
      const cache = await open()
      await Promise.all(addresses.map((address) => cache.delete(toAbsolute(address))))
    },
    async stamps() {
      const cache = await open()
      const entries = (await cache.keys()).map(async ({ url }) => {
        const address = url.slice(scope.length)
        const kept = await get(address)
        return [address, kept ? readKeptStamp(kept) : ''] as const
      })
      return new Map(await Promise.all(entries))
    },
  }
}
