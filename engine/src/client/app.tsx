/** The page as it was served → the app: the shell is hydrated, the article is left as it is. */
import { createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Frame } from '../site/frame.ts'
import type { CarriedFacts, PageData, PageFacts } from '../site/page.ts'
import { App, type AppProps } from '../theme/App.tsx'
import { type Store, useStore } from '../theme/appContext.ts'
import { sitePrefixKey } from '../theme/storageKeys.ts'
import { storagePrefixOf } from '../theme/storagePrefix.ts'
import { SearchSlot } from '../theme/search/SearchSlot.tsx'
import sheetsCss from 'virtual:sheets'
import { adoptOnce } from './adoptOnce.ts'
import articleCss from './article/article.css?inline'
import { createFrameInUse, readVersions } from './frameInUse.ts'
import { createHost } from './host.ts'
import { keepForOffline } from './keepForOffline.ts'
import { limitSinks, type PolicyFactory } from './limitSinks.ts'
import { createBranchLoader, type BranchLoader } from './navigation/branchLoader.ts'
import type { ArrivedPage } from './navigation/navigation.ts'
import { showAnchor } from './navigation/showArrival.ts'
import { updateReaderChoices } from './readerChoices.ts'
import { createReload } from './reload.ts'
import { loadSearchAhead, type SearchAhead } from './search/searchAhead.ts'
import { startSearch } from './search/startSearch.ts'
import { appId, mainId, factsId } from '../theme/elementIds.ts'

// Vite tells of every `import()` whose file is missing.
const reload = createReload(import.meta.url)
addEventListener('vite:preloadError', () => void reload())
start().catch(async (cause: unknown) => {
  if (await reload()) return
  throw new Error('The page could not be brought to life', { cause })
})

async function start(): Promise<void> {
  limitSinks((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes, import.meta.url)
  if (leavePassword()) return
  if (isTooOld()) {
    // Nobody else will answer what was pressed: links lead where they say.
    dispatchEvent(new Event('lucarne:ready'))
    return
  }
  await untilParsed()
  const boot = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
  const expectedUrl = new URL(boot['app'] ?? '', location.origin)
  if (expectedUrl.pathname !== new URL(import.meta.url).pathname) {
    const { showWrongBaseUrl } = await import('./wrongBaseUrl.ts')
    showWrongBaseUrl(boot['base'] ?? '/', import.meta.url)
    return
  }
  const carried = JSON.parse(document.getElementById(factsId)?.textContent ?? '') as CarriedFacts
  const meta = document.querySelector<HTMLMetaElement>('meta[name=description]')
  const facts = { ...carried, description: meta?.content ?? '' }
  const siteBaseUrl = boot['base'] ?? '/'
  const ahead = loadSearchAhead(facts)
  const branches = createBranchLoader((href) => fetch(href))
  const [frame, page] = await Promise.all([
    loadFrame(facts.frame),
    branches.fill(facts),
    settleKeys(siteBaseUrl),
  ])
  hydrate({ frame, page, branches, ahead, siteBaseUrl })
}

/**
 * Reloads a page opened as `https://name:password@host/` without its credentials, which the browser remembers: it would
 * reject any fetch from such an address.
 */
function leavePassword(): boolean {
  const here = new URL(document.URL)
  if (here.username === '') return false
  here.username = ''
  here.password = ''
  location.replace(here)
  return true
}

/** Before Safari 17, Firefox 125 and Chrome 120, the page is read as it was served: half an app would take it away. */
function isTooOld(): boolean {
  return !('popover' in document.documentElement && 'canParse' in URL)
}

function untilParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

/** Once for each site of a host: keys of before each had its own. */
async function settleKeys(siteBaseUrl: string): Promise<void> {
  try {
    const prefix = storagePrefixOf(siteBaseUrl)
    if (localStorage.getItem(prefix + sitePrefixKey) !== null) return
    // At the root of a host, keys are as they were.
    if (prefix === '') return localStorage.setItem(sitePrefixKey, siteBaseUrl)
    const { moveOldKeys } = await import('./moveOldKeys.ts')
    moveOldKeys(localStorage, siteBaseUrl)
  } catch {
    // Storage is forbidden, which whoever reads it tells, or the network is gone: at the next page.
  }
}

async function loadFrame(href: string): Promise<Frame> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`)
  return (await answer.json()) as Frame
}

type Start = {
  readonly frame: Frame
  readonly page: PageFacts
  readonly branches: BranchLoader
  readonly ahead: SearchAhead | undefined
  readonly siteBaseUrl: string
}

function hydrate({ frame, page, branches, ahead, siteBaseUrl }: Start): void {
  const main = document.getElementById(mainId)
  const root = document.getElementById(appId)
  if (!main || !root) throw new Error('The app or its main area is not in the page')
  // What only scripts make, and what only other pages hold, need no place in the styles that this page inlines.
  adoptOnce(sheetsCss + articleCss)
  document.querySelector('script[type=speculationrules]')?.remove()
  const first: PageData = { ...page, html: main.innerHTML }
  const { host, navigation } = createHost({ frame, first, branches, siteBaseUrl })
  updateReaderChoices(frame, host.local)
  const findVersion = readVersions(frame, host)
  const frames = createFrameInUse({ frame, navigation, versionOf: findVersion, loadFrame })
  keepForOffline(frame, navigation.shown)
  trackPages(navigation.shown)
  const { words } = frame
  const searchedVersion = () => findVersion(navigation.shown.get().page)
  startSearch({ frame, host, navigation, words, reload, searchedVersion }, ahead)
  const { shown, around } = navigation
  hydrateRoot(root, createElement(LiveApp, { frames, frame, host, shown, around, SearchSlot }))
}

/** `frame`, which was served, is shown until hydration is over. */
type LiveAppProps = AppProps & { readonly frames: Store<Frame> }

/** Tells that the page can be used. */
function LiveApp({ frames, ...props }: LiveAppProps) {
  const frame = useStore(frames, props.frame)
  useEffect(() => {
    showAnchor(location.hash)
    dispatchEvent(new Event('lucarne:ready'))
  }, [])
  return createElement(App, { ...props, frame })
}

/** Readers may block what counts them: asked for by an address that Vite does not know, it is no missing part of the app. */
function trackPages(shown: Store<ArrivedPage>): void {
  const { analytics: href } =
    document.querySelector<HTMLElement>('script[data-analytics]')?.dataset ?? {}
  if (href === undefined) return
  const loading = import(/* @vite-ignore */ href).catch(() => {})
  shown.subscribe(() => {
    const { page, arrival } = shown.get()
    const visited = new CustomEvent('lucarne:visited', { detail: { page, url: location.href } })
    if (arrival.kind !== 'refresh') void loading.then(() => dispatchEvent(visited))
  })
}
