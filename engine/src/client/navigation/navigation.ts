/** Takes the steps that `moves.ts` decides: loads first, then switches address and content together. */
import type { PageData } from '../../site/page.ts'
import type { AppLocation, Loading, Shown as ShownPage, Store } from '../../theme/appContext.ts'
import { afterPaint } from '../../theme/afterPaint.ts'
import { createStore } from '../store.ts'
import type { Arrival } from './arrival.ts'
import { createBackLayers } from './backLayers.ts'
import { type FullLoad, isOfAnotherBuild } from './fullLoad.ts'
import { pickLocation, readTop } from './historyEntry.ts'
import { cleanPathOf } from './linkIntent.ts'
import { type Move, type Opening, type MoveStep, stepFor } from './moves.ts'
import { onScrollEnd } from './onScrollEnd.ts'
import type { PageLoader } from './pageLoader.ts'
import { showAnchor, showArrival } from './showArrival.ts'
import { takeOverHistory } from './takeOverHistory.ts'

export type ArrivedPage = ShownPage & { readonly arrival: Arrival }

export type Navigation = {
  readonly shown: Store<ArrivedPage>
  /** The same for what is around the article, late where that can wait until the article is seen. */
  readonly around: Store<ArrivedPage>
  readonly location: Store<AppLocation>
  readonly loading: Store<Loading>
  navigate(href: string): void
  /** The site has changed: shows this page's new content, or that of where the reader has gone since. The view stays. */
  update(page: PageData): void
  /** Puts a parameter in the address of the page shown, or takes it away, without a new entry in the history. */
  setQuery(name: string, value: string | null): void
  consumeBack(onBack: () => void): () => void
}

export type NavigationParts = {
  readonly first: PageData
  readonly baseUrl: string
  readonly loader: PageLoader
  readonly fullLoad: FullLoad
  /** Runs the change and returns once the document shows it. */
  readonly commit: (change: () => void) => void
}

/** Takes over the history of the window, once. */
export function createNavigation({
  first,
  baseUrl,
  loader,
  fullLoad,
  commit,
}: NavigationParts): Navigation {
  const arrival = { kind: 'first', top: readTop(history.state) } as const
  const shown = createStore<ArrivedPage>({ page: first, html: first.html, arrival })
  const around = createStore<ArrivedPage>(shown.get())
  const place = createStore<AppLocation>(pickLocation(location))
  const loading = createStore<Loading>(idle)
  const layers = createBackLayers(history)
  let here = new URL(location.href)
  let opening: Opening | undefined

  function take(step: MoveStep): void {
    switch (step.kind) {
      case 'leave':
        return location.assign(step.to)
      case 'open':
        return open(step.opening, step.isAnew)
      case 'jump':
        abandon()
        return jump(step.to)
      case 'query':
        abandon()
        if (step.isSame) scrollTo({ top: 0, behavior: 'instant' })
        if (step.to.href !== here.href) enter(step.to)
        return undefined
      case 'markEntry':
        showAnchor(step.hash)
        history.replaceState({ top: scrollY }, '')
        return settle()
      case 'closeLayer':
        return layers.close()
      case 'scrollBack':
        abandon()
        settle()
        return scrollTo({ top: step.top, behavior: 'instant' })
      case 'refresh':
        return show(step.page, new URL(location.href), { kind: 'refresh' })
    }
  }

  function move(made: Move): void {
    const shownHref = shown.get().page.href
    const hasLayer = layers.hasEntry()
    const nowMs = performance.now()
    take(stepFor(made, { here, shownHref, opening, hasLayer, baseUrl, nowMs }))
  }

  function jump(to: URL): void {
    // Of a jump to where the address is already, some browsers tell nobody: what hides it opens here too.
    showAnchor(to.hash)
    if (layers.takeEntry()) location.replace(to)
    else location.assign(to)
  }

  function open(mine: Opening, isAnew: boolean): void {
    const { to, arrival } = mine
    if (isAnew) loader.forget(to.href)
    opening = mine
    const fail = (error: unknown) => {
      if (mine !== opening || (navigator.onLine && fullLoad(to.href))) return
      opening = undefined
      const retry = () => open({ ...mine, sinceMs: performance.now() }, false)
      loading.set({ state: 'failed', href: to.href, error, retry, dismiss: abandon })
    }
    const arrive = (next: PageData) => {
      if (mine !== opening) return
      try {
        show(next, to, arrival)
        opening = undefined
      } catch (error) {
        fail(error)
      }
    }
    // In the very task of the click: waiting for a promise, however short, is waiting for another task.
    const ready = loader.ready(to.href)
    if (ready) {
      arrive(ready)
      return
    }
    // A page about to be there shows no sign of loading: drawing and removing one costs a frame.
    const notice = setTimeout(() => {
      if (mine === opening) loading.set({ state: 'loading', href: to.href })
    })
    loader
      .load(to.href)
      .finally(() => clearTimeout(notice))
      .then(arrive, fail)
  }

  function show(next: PageData, to: URL, arrival: Arrival): void {
    if (isOfAnotherBuild(next, shown.get().page) && fullLoad(to.href)) return
    to.pathname = cleanPathOf(to.pathname)
    if (arrival.kind === 'link') enter(to)
    else settle()
    const hasMoved = (next.sidebar === undefined) !== (around.get().page.sidebar === undefined)
    // At its top, where no sidebar comes or goes, an article stands where the one before did: it waits for no menu.
    const menuCanWait = arrival.kind === 'link' && to.hash === '' && !hasMoved
    commit(() => {
      loading.set(idle)
      shown.set({ page: next, html: next.html, arrival })
      if (!menuCanWait) follow()
    })
    showArrival(next, arrival)
    if (menuCanWait) afterPaint(follow)
  }

  function follow(): void {
    around.set(shown.get())
  }

  function enter(to: URL): void {
    saveScroll()
    if (layers.takeEntry()) history.replaceState({ top: 0 }, '', to)
    else history.pushState({ top: 0 }, '', to)
    settle()
  }

  function settle(): void {
    here = new URL(location.href)
    place.set(pickLocation(here))
  }

  /** Abandons the pending load: the reader has chosen something else, perhaps another site, and may come back. */
  function abandon(): void {
    opening = undefined
    loading.set(idle)
  }

  /** Unless the entry is already that of a page still to be shown. */
  function saveScroll(): void {
    const isSaved = readTop(history.state) === scrollY
    if (!isSaved && location.href === here.href)
      history.replaceState({ ...history.state, top: scrollY }, '')
  }

  function setQuery(name: string, value: string | null): void {
    const to = new URL(here)
    if (value === null) to.searchParams.delete(name)
    else to.searchParams.set(name, value)
    history.replaceState(history.state, '', to)
    settle()
  }

  takeOverHistory(here, first)
  here = new URL(location.href)
  place.set(pickLocation(here))
  addEventListener('popstate', ({ state }: PopStateEvent) =>
    move({ kind: 'history', to: new URL(location.href), state }),
  )
  onScrollEnd(saveScroll)
  addEventListener('pagehide', abandon)
  return {
    shown,
    around,
    location: place,
    loading,
    navigate: (href) => move({ kind: 'link', to: new URL(href, here) }),
    update(page) {
      loader.forget()
      move({ kind: 'edit', page })
    },
    setQuery,
    consumeBack: layers.consumeBack,
  }
}

const idle: Loading = { state: 'idle' }
