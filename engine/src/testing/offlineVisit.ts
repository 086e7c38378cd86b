/** A published site and a browser that keeps it for reading offline, in a test. Used by tests only. */

import { createHash } from 'node:crypto'
import { createPrecache, type PrecacheReading } from '../offline/precache.ts'
import type { SiteList } from '../offline/siteList.ts'
import { memoryCache } from './memoryCache.ts'

export const makeSiteList = (
  build: string,
  files: SiteList['files'],
  isWhole = true,
): SiteList => ({
  build,
  isWhole,
  bytes: 1,
  files,
  locales: { '': { htmlLang: 'fr', note: '', page: 'hors-connexion/' } },
})

/** As a build stamps what it lists. */
const stamp = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
export const textAt = (address: string, version = '') => `contenu ${address}${version}`
export const stampAt = (address: string, version = '') => stamp(textAt(address, version))

/** A published site and a browser that reads it. */
export function visit(list: SiteList) {
  const site = {
    list,
    /** Texts of addresses that have changed since the first build. */
    text: new Map<string, string>(),
    status: new Map<string, number>(),
    canSpend: true,
    day: 20,
    room: Infinity,
  }
  const asked: string[] = []
  const now = () => new Date(Date.UTC(2026, 10, site.day))
  const cache = memoryCache(now)
  const { put } = cache
  cache.put = async (...parts) => {
    if (parts[0] !== 'offline.json' && (site.room -= 1) < 0) throw new Error('QuotaExceeded')
    await put(...parts)
  }
  const fetchLate = async (address: string) => {
    asked.push(address)
    const status = site.status.get(address) ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    if (address === 'offline.json') return new Response(JSON.stringify(site.list), { status })
    const text = site.text.get(address) ?? textAt(address)
    const type = text.startsWith('<') ? 'text/html;charset=utf-8' : 'text/plain'
    return new Response(text, { status, headers: { 'Content-Type': type } })
  }
  const keep = createPrecache({ cache, fetchLate, canSpend: () => site.canSpend, now })
  const read = (address: string, reading: Partial<PrecacheReading> = {}) =>
    keep({ address, isLoaded: true, ...reading })
  const takeAsked = () => asked.splice(0)
  const keptNow = async () => Object.fromEntries(await cache.stamps())
  return { site, cache, read, takeAsked, keptNow }
}

/** Files of the first build. */
export const files: SiteList['files'] = {
  'assets/app-12345678.js': '',
  ...Object.fromEntries(['a/', 'b/', 'c/', 'd/'].map((page) => [page, stampAt(page)])),
}
