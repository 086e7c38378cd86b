import { afterEach, expect, test, vi } from 'vitest'
import { memoryCache, scope } from '../testing/memoryCache.ts'
import { type AnsweredPlan, answerRequest } from './answers.ts'
import type { SiteList } from './siteList.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pageHtml = (text: string) =>
  `<meta name="description" content="d"><main id="~main">${text}</main><script type="application/json" id="~page">{"href":"/a/"}</script>`

const list: SiteList = {
  build: '1',
  isWhole: true,
  bytes: 1,
  files: { 'a/': 'a1' },
  locales: {
    '': { htmlLang: 'fr', note: '<p>Copie du {date}</p>', page: 'hors-connexion/' },
    'en/': { htmlLang: 'en', note: '<p>Copy of {date}</p>', page: 'en/hors-connexion/' },
  },
}

async function keptSite() {
  const cache = memoryCache()
  const put = (address: string, text: string, stamp = 'a1') =>
    cache.put(address, new Response(text, { headers: { 'Content-Type': 'text/html' } }), stamp)
  await put('a/', pageHtml('Gardée'))
  await put('en/a/', pageHtml('Kept'))
  await put('hors-connexion/', pageHtml('Vous êtes hors connexion'))
  await cache.put('assets/app-12345678.js', new Response('app'), '')
  await cache.put('offline.json', Response.json(list), '1')
  return cache
}

type Network = () => Promise<Response>

const down: Network = () => Promise.reject(new TypeError('Failed to fetch'))
const saying =
  (text: string, init?: ResponseInit): Network =>
  async () =>
    new Response(text, init)

/** The answer, once all that follows it is done. */
async function ask(plan: AnsweredPlan, network: Network, search = '') {
  const cache = await keptSite()
  const works: Promise<unknown>[] = []
  const fetchNow = vi.fn(network)
  const later = (work: Promise<unknown>) => void works.push(work)
  const answer = await answerRequest(plan, { cache, fetchNow, scope, search, later })
  await Promise.all(works)
  return { answer, text: await answer.clone().text(), cache, fetchNow }
}

const page = (address: string, isMoved = false) => ({ kind: 'page', address, isMoved }) as const

test('a page is what is published now, and what was kept when nothing answers', async () => {
  expect((await ask(page('a/'), saying('Neuve'))).text).toBe('Neuve')
  const { text } = await ask(page('a/'), down)
  expect(text).toContain('<main id="~main"><p>Copie du 21\u00A0novembre\u00A02026</p>Gardée</main>')
  expect((await ask(page('en/a/'), down)).text).toContain('Copy of November\u00A021,\u00A02026')
})

test.each([404, 410, 403, 500])('an answer %i of the site is its answer', async (status) => {
  expect((await ask(page('a/'), saying('', { status }))).answer.status).toBe(status)
})

test.each([502, 503, 504])('a proxy without a site behind it (%i) is no answer', async (status) => {
  expect((await ask(page('a/'), saying('', { status }))).text).toContain('Gardée')
  expect((await ask(page('inconnue/'), saying('', { status }))).answer.status).toBe(status)
})

test('a network that says nothing for seconds is as good as none, where there is a copy', async () => {
  vi.useFakeTimers()
  let say: (answer: Response) => void = () => {}
  const slow = () => new Promise<Response>((resolve) => (say = resolve))
  const kept = ask(page('a/'), slow)
  await vi.advanceTimersByTimeAsync(5000)
  expect((await kept).text).toContain('Gardée')
  const fresh = ask(page('inconnue/'), slow)
  await vi.advanceTimersByTimeAsync(5000)
  say(new Response('Neuve'))
  expect((await fresh).text).toBe('Neuve')
})

test('another address of a kept page leads to it, with its query', async () => {
  const { answer } = await ask(page('a/', true), down, '?termes=cron')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('Location')).toBe(`${scope}a/?termes=cron`)
})

test('a page that was not kept is told where a reader goes to it, and fails for the app', async () => {
  expect((await ask(page('inconnue/'), down)).text).toContain('Vous êtes hors connexion')
  await expect(ask({ kind: 'pageData', address: 'inconnue/' }, down)).rejects.toThrow(
    'Failed to fetch',
  )
  await expect(ask(page('en/inconnue/'), down)).rejects.toThrow('Failed to fetch')
})

test('what the app asks for is made of the kept page, and says that it is a copy', async () => {
  const data = { kind: 'pageData', address: 'a/' } as const
  const { answer, text } = await ask(data, down)
  expect(JSON.parse(text)).toEqual({
    href: '/a/',
    description: 'd',
    html: '<p>Copie du 21\u00A0novembre\u00A02026</p>Gardée',
  })
  expect(answer.headers.get('Lucarne-Kept')).toBe('2026-11-21T12:00:00.000Z')
  expect((await ask(data, saying('{}'))).answer.headers.has('Lucarne-Kept')).toBe(false)
})

test('a file named by what it holds is asked for once', async () => {
  const known = { kind: 'named', address: 'assets/app-12345678.js' } as const
  const { text, fetchNow } = await ask(known, down)
  expect(text).toBe('app')
  expect(fetchNow).not.toHaveBeenCalled()
  const other = { kind: 'named', address: 'assets/box-12345678.js' } as const
  const { cache } = await ask(other, saying('box'))
  expect(await (await cache.get(other.address))?.text()).toBe('box')
})

test('nothing else is kept under the name of a file: neither an error nor a page', async () => {
  const plan = { kind: 'named', address: 'assets/box-12345678.js' } as const
  for (const network of [
    saying('', { status: 404 }),
    saying('<!doctype html>', { headers: { 'Content-Type': 'text/html;charset=utf-8' } }),
  ])
    expect(await (await ask(plan, network)).cache.get(plan.address)).toBeUndefined()
})

test('a page that was kept under the name of a file is asked for again', async () => {
  const cache = await keptSite()
  const address = 'assets/box-12345678.js'
  const html = { headers: { 'Content-Type': 'text/html' } }
  await cache.put(address, new Response('<!doctype html>', html), '')
  const parts = { cache, fetchNow: saying('box'), scope, search: '', later: () => {} }
  expect(await (await answerRequest({ kind: 'named', address }, parts)).text()).toBe('box')
})

test('an index is what is published now, and is kept for when it cannot be had', async () => {
  const plan = { kind: 'file', address: 'search-index-docs.json' } as const
  const { text, cache } = await ask(plan, saying('{"neuf":1}'))
  expect(text).toBe('{"neuf":1}')
  expect(await (await cache.get(plan.address))?.text()).toBe('{"neuf":1}')
  await expect(ask(plan, down)).rejects.toThrow('Failed to fetch')
})

test('a storage that is refused costs nothing to who has a network', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refuse = () => Promise.reject(new Error('refused'))
  const cache = { get: refuse, put: refuse, forget: refuse, stamps: refuse }
  const later = (work: Promise<unknown>) => void work
  for (const plan of [page('a/'), { kind: 'named', address: 'assets/a-12345678.js' } as const]) {
    const parts = { cache, fetchNow: saying('Neuve'), scope, search: '', later }
    expect(await (await answerRequest(plan, parts)).text()).toBe('Neuve')
  }
  expect(warn).toHaveBeenCalled()
})
