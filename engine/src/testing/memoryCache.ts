/** A browser's cache in a test: what is put in it, by address. Used by tests only. */

import { createSiteCache, type SiteCache } from '../offline/siteCache.ts'

export const scope = 'https://docs.example/d%C3%A9p%C3%B4t/'

/** A cache for the site at `scope`, whose answers are all of one day. */
export function memoryCache(now = () => new Date('2026-11-21T12:00:00Z')): SiteCache {
  const entries = new Map<string, Response>()
  const cache = {
    match: async (href: RequestInfo | URL) => entries.get(String(href))?.clone(),
    put: async (href: RequestInfo | URL, answer: Response) => {
      entries.delete(String(href))
      entries.set(String(href), answer)
    },
    delete: async (href: RequestInfo | URL) => entries.delete(String(href)),
    keys: async () => [...entries.keys()].map((href) => new Request(href)),
  }
  return createSiteCache({ open: async () => cache, scope, now })
}
