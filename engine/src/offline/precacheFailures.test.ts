import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCache } from '../testing/memoryCache.ts'
import { files, makeSiteList, stampAt, textAt, visit } from '../testing/offlineVisit.ts'
import { createPrecache } from './precache.ts'

const warned: unknown[] = []
beforeEach(
  () => void vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text)),
)
afterEach(() => {
  vi.restoreAllMocks()
  warned.length = 0
})

test.each([0, 429, 503])('what %i interrupts is taken up where it was', async (status) => {
  const { site, read, takeAsked, keptNow } = visit(makeSiteList('1', files))
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

test('a file that the host does not serve stops no other, and is asked for again a day later', async () => {
  const { site, read, takeAsked, keptNow } = visit(makeSiteList('1', files))
  site.status.set('b/', 404)
  await read('a/')
  expect(await keptNow()).not.toHaveProperty('b/')
  expect(await keptNow()).toMatchObject({ 'c/': files['c/'], 'offline.json': '1 partly' })
  site.status.clear()
  takeAsked()
  await read('a/')
  expect(takeAsked()).toEqual(['offline.json'])
  site.day = 21
  await read('a/')
  expect(takeAsked()).toEqual(['offline.json', 'b/'])
  expect(await keptNow()).toEqual({ ...files, 'offline.json': '1' })
})

test('a page that is still that of the build before is kept as such, and asked for again', async () => {
  const { site, read, takeAsked, keptNow } = visit(makeSiteList('1', files))
  await read('a/')
  site.list = makeSiteList('2', { ...files, 'b/': stampAt('b/', ' 2') })
  await read('a/')
  expect(await keptNow()).toEqual({ ...files, 'offline.json': '2 partly' })
  site.text.set('b/', textAt('b/', ' 2'))
  site.day = 21
  takeAsked()
  await read('a/')
  expect(takeAsked()).toEqual(['offline.json', 'b/'])
  expect(await keptNow()).toEqual({ ...site.list.files, 'offline.json': '2' })
})

test('a page in the place of a script is not kept under its name', async () => {
  const { site, read, keptNow } = visit(makeSiteList('1', files))
  site.text.set('assets/app-12345678.js', '<!doctype html>')
  await read('a/')
  expect(await keptNow()).not.toHaveProperty('assets/app-12345678.js')
  expect(await keptNow()).toHaveProperty('a/')
})

test('without room, nothing more is asked for until a page is loaded, and what is gone makes room', async () => {
  const { site, read, takeAsked, keptNow } = visit(makeSiteList('1', files))
  await read('a/')
  const renewed = ['a/', 'b/', 'c/', 'd/'].map((page): [string, string] => [
    page,
    stampAt(page, ' 2'),
  ])
  for (const [page] of renewed) site.text.set(page, textAt(page, ' 2'))
  site.list = makeSiteList('2', Object.fromEntries(renewed))
  site.room = 1
  await read('a/')
  expect(await keptNow()).not.toHaveProperty('assets/app-12345678.js')
  takeAsked()
  await read('b/', { isLoaded: false })
  expect(takeAsked()).toEqual([])
  site.room = Infinity
  await read('b/')
  expect(await keptNow()).toEqual({ ...site.list.files, 'offline.json': '2' })
})

test('without a network, or without a list, what is kept stays as it is', async () => {
  const { site, read, keptNow } = visit(makeSiteList('1', files))
  await read('a/')
  const before = await keptNow()
  for (const status of [0, 404]) {
    site.status.set('offline.json', status)
    await read('a/')
    expect(await keptNow()).toEqual(before)
  }
  expect(warned).toHaveLength(1)
})

test('a storage that is refused is told in the console, and to nobody else', async () => {
  const keep = createPrecache({
    cache: { ...memoryCache(), get: () => Promise.reject(new Error('refused')) },
    fetchLate: async () => Response.json(makeSiteList('1', files)),
    canSpend: () => true,
    now: () => new Date(),
  })
  await keep({ address: 'a/', isLoaded: true })
  expect(warned).toHaveLength(1)
})
