/** The reader's moves against a window made up here: what is asked for, and what is shown in the end. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../site/page.ts'
import { createNavigation } from './navigation.ts'

const origin = 'https://docs.exemple.example'
const pageAt = (href: string, build = '1'): PageData =>
  ({
    href,
    html: `<h1>${href}</h1>`,
    title: href,
    description: '',
    frame: 'f',
    build,
  }) as unknown as PageData

/** Listeners of the window, by event. */
let listeners: Map<string, ((event: object) => void)[]>

beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Map()
  const at = { url: new URL(`${origin}/a/`) }
  const element = { setAttribute: () => undefined, remove: () => undefined }
  const go = (state: unknown, _: string, to?: URL | string) => {
    history.state = state
    if (to !== undefined) at.url = new URL(to, at.url)
  }
  const history = {
    state: null as unknown,
    pushState: vi.fn(go),
    replaceState: vi.fn(go),
    back: vi.fn(),
  }
  const listen = (event: string, act: (event: object) => void) =>
    listeners.set(event, [...(listeners.get(event) ?? []), act])
  const location = {
    assign: vi.fn(),
    replace: vi.fn(),
    toString: () => at.url.href,
  }
  for (const part of ['href', 'pathname', 'search', 'hash', 'origin'] as const)
    Object.defineProperty(location, part, { get: () => at.url[part] })
  const globals = {
    history,
    location,
    addEventListener: listen,
    scrollTo: vi.fn(),
    scrollY: 40,
    window: { onscrollend: null },
    navigator: { onLine: true },
    requestAnimationFrame: (act: () => void) => void setTimeout(act),
    document: {
      readyState: 'loading',
      getElementById: () => null,
      querySelector: () => null,
      createElement: () => element,
      head: { querySelector: () => null, appendChild: () => element },
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Pages come when they are told to, or at once where they are `ready`. */
function open(ready: readonly string[] = []) {
  const asked = new Map<
    string,
    { give: (page: PageData) => void; fail: (error: unknown) => void }
  >()
  const readPathname = (href: string) => new URL(href, origin).pathname
  const loader = {
    ready: (href: string) =>
      ready.includes(readPathname(href)) ? pageAt(readPathname(href)) : undefined,
    load: vi.fn(
      (href: string) =>
        new Promise<PageData>((give, fail) => asked.set(readPathname(href), { give, fail })),
    ),
    forget: vi.fn(),
  }
  const fullLoad = vi.fn(() => true)
  const navigation = createNavigation({
    first: pageAt('/a/'),
    baseUrl: '/',
    loader: loader as unknown as Parameters<typeof createNavigation>[0]['loader'],
    fullLoad,
    commit: (change) => change(),
  })
  const arrive = async (path: string, page = pageAt(path)) => {
    asked.get(path)?.give(page)
    await vi.advanceTimersByTimeAsync(1)
  }
  const lose = async (path: string) => {
    asked.get(path)?.fail(new Error('lost'))
    await vi.advanceTimersByTimeAsync(1)
  }
  return {
    navigation,
    loader,
    fullLoad,
    arrive,
    lose,
    shown: () => navigation.shown.get().page.href,
  }
}

const goBackTo = (path: string, state: unknown) => {
  history.replaceState(state, '', path)
  for (const act of listeners.get('popstate') ?? []) act({ state })
}

test('a page that is there is shown in the very task of the click, under its address', () => {
  const { navigation, shown, loader } = open(['/b/'])
  navigation.navigate('/b/#x')
  expect(shown()).toBe('/b/')
  expect(loader.load).not.toHaveBeenCalled()
  expect(navigation.location.get()).toEqual({ pathname: '/b/', search: '', hash: '#x' })
  expect(history.pushState).toHaveBeenCalledTimes(1)
})

test('the reader’s last choice is shown, whatever comes first', async () => {
  const { navigation, shown, arrive } = open()
  navigation.navigate('/b/')
  navigation.navigate('/c/')
  await arrive('/c/')
  await arrive('/b/')
  expect(shown()).toBe('/c/')
  expect(location.pathname).toBe('/c/')
})

test('until a page is there, the address is that of the one before; a jump within that one gives it up', async () => {
  const { navigation, shown, arrive } = open()
  navigation.navigate('/b/')
  await vi.advanceTimersByTimeAsync(1)
  expect(navigation.loading.get()).toEqual({ state: 'loading', href: `${origin}/b/` })
  expect(location.pathname).toBe('/a/')
  navigation.navigate('#plus-bas')
  await arrive('/b/')
  expect(shown()).toBe('/a/')
  expect(navigation.loading.get()).toEqual({ state: 'idle' })
  expect(location.assign).toHaveBeenCalledTimes(1)
})

test('a page asked for again after a second is asked for anew: the first request may be lost', async () => {
  const { navigation, loader } = open()
  navigation.navigate('/b/')
  await vi.advanceTimersByTimeAsync(900)
  navigation.navigate('/b/')
  expect(loader.forget).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1100)
  navigation.navigate('/b/')
  expect(loader.forget).toHaveBeenCalledWith(`${origin}/b/`)
})

test('a page that cannot be had is loaded by the browser; where that went round, it is told, and asked for again', async () => {
  const { navigation, lose, fullLoad, shown, arrive } = open()
  navigation.navigate('/b/')
  await lose('/b/')
  expect(fullLoad).toHaveBeenCalledWith(`${origin}/b/`)
  expect(navigation.loading.get().state).not.toBe('failed')
  fullLoad.mockReturnValue(false)
  navigation.navigate('/c/')
  await lose('/c/')
  const failed = navigation.loading.get()
  if (failed.state !== 'failed') throw new Error(failed.state)
  failed.retry()
  await arrive('/c/')
  expect(shown()).toBe('/c/')
  expect(navigation.loading.get()).toEqual({ state: 'idle' })
})

test('without a network, what is lost is told: the browser could not load it either', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { navigation, lose, fullLoad } = open()
  navigation.navigate('/b/')
  await lose('/b/')
  expect(fullLoad).not.toHaveBeenCalled()
  expect(navigation.loading.get().state).toBe('failed')
})

test('a page of another deploy is loaded whole', async () => {
  const { navigation, arrive, fullLoad, shown } = open()
  navigation.navigate('/b/')
  await arrive('/b/', pageAt('/b/', '2'))
  expect(fullLoad).toHaveBeenCalledWith(`${origin}/b/`)
  expect(shown()).toBe('/a/')
})

test('Back shows the page before, where it was read, and adds nothing to the history', async () => {
  const { navigation, shown } = open(['/a/', '/b/'])
  navigation.navigate('/b/')
  goBackTo('/a/', { top: 700 })
  expect(shown()).toBe('/a/')
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
  expect(history.pushState).toHaveBeenCalledTimes(1)
})

test('where a page was left is kept in its entry', () => {
  const { navigation } = open(['/b/'])
  vi.stubGlobal('scrollY', 900)
  navigation.navigate('/b/')
  expect(history.replaceState).toHaveBeenLastCalledWith(expect.objectContaining({ top: 900 }), '')
})

test('a new content of the page shown takes its place; that of a page left since is asked for anew', async () => {
  const { navigation, loader, shown } = open(['/b/'])
  navigation.update({ ...pageAt('/a/'), html: 'neuf' } as PageData)
  expect(navigation.shown.get().html).toBe('neuf')
  navigation.navigate('/b/')
  navigation.update(pageAt('/a/'))
  expect(shown()).toBe('/b/')
  expect(loader.forget).toHaveBeenCalled()
})

test('a parameter goes into the address, and out of it, without an entry', () => {
  const { navigation } = open()
  navigation.setQuery('q', 'a b')
  expect(navigation.location.get().search).toBe('?q=a+b')
  navigation.setQuery('q', null)
  expect(navigation.location.get().search).toBe('')
  expect(history.pushState).not.toHaveBeenCalled()
})

test('another host, or a file, is left to the browser', () => {
  const { navigation } = open()
  navigation.navigate('https://ailleurs.example/')
  expect(location.assign).toHaveBeenCalledWith(new URL('https://ailleurs.example/'))
})
