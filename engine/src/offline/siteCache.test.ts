import { expect, test } from 'vitest'
import { memoryCache } from '../testing/memoryCache.ts'
import { keptOn, readKeptStamp } from './siteCache.ts'

test('what is kept has its stamp, its date and the headers it came with, but for those of the line', async () => {
  const cache = memoryCache()
  const headers = {
    'Content-Security-Policy': "default-src 'self'",
    'Content-Encoding': 'br',
    Vary: '*',
  }
  await cache.put('a/', new Response('Été', { headers }), 's1')
  const kept = await cache.get('a/')
  expect(kept && [readKeptStamp(kept), keptOn(kept), await kept.text()]).toEqual([
    's1',
    '2026-11-21T12:00:00.000Z',
    'Été',
  ])
  expect(kept?.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
  expect(kept?.headers.has('Content-Encoding')).toBe(false)
  expect(kept?.headers.has('Vary')).toBe(false)
})

test('all that is kept is known by its address and its stamp, until it is forgotten', async () => {
  const cache = memoryCache()
  await cache.put('', new Response('a'), 's1')
  await cache.put('%C3%A9t%C3%A9/', new Response('b'), 's2')
  await cache.put('', new Response('c'), 's3')
  expect(Object.fromEntries(await cache.stamps())).toEqual({ '': 's3', '%C3%A9t%C3%A9/': 's2' })
  await cache.forget([''])
  expect([...(await cache.stamps()).keys()]).toEqual(['%C3%A9t%C3%A9/'])
  expect(await cache.get('')).toBeUndefined()
})
