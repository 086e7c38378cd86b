import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCache } from '../testing/memoryCache.ts'
import { createKeeper, type KeeperReading } from './keeper.ts'
import { keptOn } from './siteCache.ts'
import type { SiteList } from './siteList.ts'

const warned: unknown[] = []
beforeEach(
  () => void vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text)),
)
afterEach(() => {
  vi.restoreAllMocks()
  warned.length = 0
})

const listOf = (build: string, files: SiteList['files'], isWhole = true): SiteList => ({
  build,
  isWhole,
  bytes: 1,
  files,
  locales: { '': { htmlLang: 'fr', note: '', page: 'hors-connexion/' } },
})

/** A published site and a browser that reads it. */
function visit(list: SiteList) {
  const site = { list, status: new Map<string, number>(), canSpend: true, day: 20 }
  const asked: string[] = []
  const cache = memoryCache(() => new Date(Date.UTC(2026, 10, site.day)))
  const fetchLate = async (address: string) => {
    asked.push(address)
    const status = site.status.get(address) ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    const body = address === 'offline.json' ? JSON.stringify(site.list) : `contenu ${address}`
    return new Response(body, { status })
  }
  const keep = createKeeper({ cache, fetchLate, canSpend: () => site.canSpend })
  const read = (address: string, reading: Partial<KeeperReading> = {}) =>
    keep({ address, isLoaded: true, ...reading })
  const takeAsked = () => asked.splice(0)
  const keptNow = async () => Object.fromEntries(await cache.stamps())
  return { site, cache, read, takeAsked, keptNow }
}

const files = { 'assets/app-12345678.js': '', 'a/': 'a1', 'b/': 'b1', 'c/': 'c1', 'd/': 'd1' }

test('the whole site is kept at the first visit, and asked for no more', async () => {
  const { read, takeAsked, keptNow } = visit(listOf('1', files))
  await read('a/')
  expect(takeAsked()).toEqual(['offline.json', ...Object.keys(files)])
  expect(await keptNow()).toEqual({ ...files, 'offline.json': '1' })
  await read('b/', { isLoaded: false })
  expect(takeAsked()).toEqual([])
  await read('b/')
  expect(takeAsked()).toEqual(['offline.json'])
})

test('after a deploy, only what has changed is fetched, and what is gone goes last', async () => {
  const { site, read, takeAsked, keptNow } = visit(listOf('1', files))
  await read('a/')
  takeAsked()
  site.list = listOf('2', { 'assets/app-87654321.js': '', 'a/': 'a2', 'b/': 'b1' })
  site.status.set('a/', 0)
  await read('b/')
  expect(takeAsked()).toContain('a/')
  // The pages of the build before have all they need as long as one of them is there.
  expect(await keptNow()).toMatchObject({ ...files, 'offline.json': 'incomplete' })
  site.status.clear()
  await read('b/')
  expect(takeAsked()).toEqual(['offline.json', 'a/'])
  expect(await keptNow()).toEqual({ ...site.list.files, 'offline.json': '2' })
})

test.each([0, 429, 503])('what %i interrupts is taken up where it was', async (status) => {
  const { site, read, takeAsked, keptNow } = visit(listOf('1', files))
  site.status.set('c/', status)
  await read('a/')
  expect((await keptNow())['offline.json']).toBe('incomplete')
  takeAsked()
  site.status.clear()
  await read('a/')
  const asked = takeAsked()
  expect(asked).toContain('c/')
  expect(asked).not.toContain('a/')
  expect(await keptNow()).toEqual({ ...files, 'offline.json': '1' })
})

test('a file that the host does not serve does not stop the others', async () => {
  const { site, read, keptNow } = visit(listOf('1', files))
  site.status.set('b/', 404)
  await read('a/')
  const { 'b/': _, ...served } = files
  expect(await keptNow()).toEqual({ ...served, 'offline.json': '1' })
})

test('a reader who begins to save data is sent nothing more', async () => {
  const { site, read, takeAsked } = visit(listOf('1', files))
  site.canSpend = false
  await read('a/')
  expect(takeAsked()).toEqual([])
})

test('without a network, or without a list, what is kept stays as it is', async () => {
  const { site, read, keptNow } = visit(listOf('1', files))
  await read('a/')
  const before = await keptNow()
  for (const status of [0, 404]) {
    site.status.set('offline.json', status)
    await read('a/')
    expect(await keptNow()).toEqual(before)
  }
  expect(warned).toHaveLength(1)
})

test('the day is noted on which the site was last seen to be what is kept', async () => {
  const { site, cache, read } = visit(listOf('1', files))
  await read('a/')
  site.day = 21
  await read('a/')
  const dayOf = async (address: string) => keptOn((await cache.get(address))!).slice(0, 10)
  expect(await dayOf('offline.json')).toBe('2026-11-21')
  expect(await dayOf('a/')).toBe('2026-11-20')
})

test('of a heavy site, each page is kept when it is read, and again after a deploy', async () => {
  const core = { 'assets/app-12345678.js': '', 'hors-connexion/': 'h1' }
  const { site, cache, read, takeAsked, keptNow } = visit(listOf('1', core, false))
  await read('a/')
  await read('b/', { isLoaded: false })
  expect(takeAsked()).toEqual(['offline.json', ...Object.keys(core), 'a/', 'b/'])
  await cache.put('search-index-docs.json', new Response('{}'), '')
  await read('a/', { isLoaded: false })
  expect(await keptNow()).toMatchObject({ 'search-index-docs.json': '', 'a/': '1', 'b/': '1' })
  site.list = listOf('2', core, false)
  takeAsked()
  await read('b/')
  expect(takeAsked().toSorted()).toEqual(['a/', 'b/', 'offline.json'])
  expect(await keptNow()).toEqual({ ...core, 'a/': '2', 'b/': '2', 'offline.json': '2' })
})

test('a storage that is refused is told in the console, and to nobody else', async () => {
  const keep = createKeeper({
    cache: { ...memoryCache(), get: () => Promise.reject(new Error('refused')) },
    fetchLate: async () => Response.json(listOf('1', files)),
    canSpend: () => true,
  })
  await keep({ address: 'a/', isLoaded: true })
  expect(warned).toHaveLength(1)
})
