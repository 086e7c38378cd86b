import { afterEach, expect, test, vi } from 'vitest'
import { cacheNameOf } from './siteCache.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the worker of a site that is no longer kept takes over at once, forgets it, and goes', async () => {
  const done: string[] = []
  const scope = 'https://essai.example/docs/'
  const registration = { scope, unregister: async () => done.push('unregistered') }
  const heard = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
  vi.stubGlobal('self', {
    registration,
    skipWaiting: async () => done.push('took over'),
    addEventListener: (type: string, listener: () => void) => heard.set(type, listener),
  })
  vi.stubGlobal('caches', { delete: async (name: string) => done.push(`forgot ${name}`) })
  await import('./unregister.ts')
  const work: Promise<unknown>[] = []
  for (const type of ['install', 'activate'])
    heard.get(type)?.({ waitUntil: (each) => work.push(each) })
  await Promise.all(work)
  expect(done).toEqual(['took over', `forgot ${cacheNameOf(scope)}`, 'unregistered'])
})
