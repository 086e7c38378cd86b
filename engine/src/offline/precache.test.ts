import { expect, test } from 'vitest'
import { files, makeSiteList, stampAt, textAt, visit } from '../testing/offlineVisit.ts'
import { keptOn } from './siteCache.ts'

test('the whole site is kept at the first visit, and asked for no more', async () => {
  const { read, takeAsked, keptNow } = visit(makeSiteList('1', files))
  await read('a/')
  expect(takeAsked()).toEqual(['offline.json', ...Object.keys(files)])
  expect(await keptNow()).toEqual({ ...files, 'offline.json': '1' })
  await read('b/', { isLoaded: false })
  expect(takeAsked()).toEqual([])
  await read('b/')
  expect(takeAsked()).toEqual(['offline.json'])
})

test('after a deploy, only what has changed is fetched, and what is gone goes last', async () => {
  const { site, read, takeAsked, keptNow } = visit(makeSiteList('1', files))
  await read('a/')
  takeAsked()
  site.list = makeSiteList('2', {
    'assets/app-87654321.js': '',
    'a/': stampAt('a/', ' 2'),
    'b/': stampAt('b/'),
  })
  site.text.set('a/', textAt('a/', ' 2'))
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

test('a reader who begins to save data is sent nothing more', async () => {
  const { site, read, takeAsked } = visit(makeSiteList('1', files))
  site.canSpend = false
  await read('a/')
  expect(takeAsked()).toEqual([])
})

test('the day is noted on which the site was last seen to be what is kept', async () => {
  const { site, cache, read } = visit(makeSiteList('1', files))
  await read('a/')
  site.day = 21
  await read('a/')
  const dayOf = async (address: string) => keptOn((await cache.get(address))!).slice(0, 10)
  expect(await dayOf('offline.json')).toBe('2026-11-21')
  expect(await dayOf('a/')).toBe('2026-11-20')
})

test('of a heavy site, each page is kept when it is read, and again after a deploy', async () => {
  const core = { 'assets/app-12345678.js': '', 'hors-connexion/': stampAt('hors-connexion/') }
  const { site, cache, read, takeAsked, keptNow } = visit(makeSiteList('1', core, false))
  await read('a/')
  await read('b/', { isLoaded: false })
  expect(takeAsked()).toEqual(['offline.json', ...Object.keys(core), 'a/', 'b/'])
  await cache.put('search-index-docs.json', new Response('{}'), '')
  await read('a/', { isLoaded: false })
  expect(await keptNow()).toMatchObject({ 'search-index-docs.json': '', 'a/': '1', 'b/': '1' })
  site.list = makeSiteList('2', core, false)
  takeAsked()
  await read('b/')
  expect(takeAsked().toSorted()).toEqual(['a/', 'b/', 'offline.json'])
  expect(await keptNow()).toEqual({ ...core, 'a/': '2', 'b/': '2', 'offline.json': '2' })
})

test('of a heavy site, no more than sixty pages are kept, all of one build though they be', async () => {
  const { read, keptNow } = visit(makeSiteList('1', {}, false))
  for (let page = 0; page < 70; page += 1) await read(`${page}/`, { isLoaded: page === 0 })
  const kept = Object.keys(await keptNow())
  expect(kept).toHaveLength(61)
  expect(kept).toContain('69/')
})
