/** The frame and first page → everything the browser lends to the theme, wired together once. */
import { flushSync } from 'react-dom'
import type { Frame } from '../site/frame.ts'
import type { PageData } from '../site/page.ts'
import type { AppHost } from '../theme/appContext.ts'
import { storagePrefixOf } from '../theme/storagePrefix.ts'
import { animateCollapses } from './article/collapse.ts'
import { createArticles } from './article/articles.ts'
import { createEnhance } from './article/enhance.ts'
import { createColorMode } from './colorMode.ts'
import type { BranchLoader } from './navigation/branchLoader.ts'
import { followLinks, type LinkFollower, prefetchInView } from './navigation/followLinks.ts'
import { createFullLoad, forgetPastFullLoad } from './navigation/fullLoad.ts'
import { leadToPage } from './navigation/leadToPage.ts'
import { createNavigation, type Navigation } from './navigation/navigation.ts'
import { createPageLoader } from './navigation/pageLoader.ts'
import { createStorageArea, reportOnce } from './storage.ts'

/** From letting go to the click at most, for a finger. */
const CLICK_MS = 300

export type HostParts = {
  readonly frame: Frame
  readonly first: PageData
  readonly branches: BranchLoader
  /** Without the path of the locale. */
  readonly siteBaseUrl: string
}

/** Call this once: it listens to the document for the life of the page. */
export function createHost({ frame, first, branches, siteBaseUrl }: HostParts): {
  host: AppHost
  navigation: Navigation
} {
  const report = reportOnce((failure) =>
    console.warn('Storage is not available: choices are not kept.', failure),
  )
  const prefix = storagePrefixOf(siteBaseUrl)
  const local = createStorageArea(() => localStorage, report, prefix)
  const session = createStorageArea(() => sessionStorage, report, prefix)
  const loader = createPageLoader({
    fetchPage: (address, options) => fetch(address, options),
    fillBranches: branches.fill,
    origin: location.origin,
  })
  forgetPastFullLoad(session)
  const fullLoad = createFullLoad(session, leaveTo)
  if (first.kind === 'notFound') leadToPage(hrefsIn(frame), session)
  const { baseUrl } = frame
  const navigation = createNavigation({ first, baseUrl, loader, fullLoad, commit: flushSync })
  const articles = createArticles()
  const follower: LinkFollower = {
    baseUrl,
    navigate: navigation.navigate,
    prefetch: (href) => void loader.prefetch(href),
    prepare: (href) =>
      void loader.prefetch(href, true).then((page) => page && articles.parse(page.html)),
    press: (href) => {
      let isHeld = true
      let withdraw = () => {}
      void loader.prefetch(href, true).then((page) => {
        if (page && isHeld) withdraw = articles.layOut(page.html)
      })
      return () => {
        isHeld = false
        setTimeout(() => withdraw(), CLICK_MS)
      }
    },
  }
  followLinks(follower)
  showUpdates(navigation)
  animateCollapses(document)
  return {
    navigation,
    host: {
      navigate: navigation.navigate,
      location: navigation.location,
      loading: navigation.loading,
      consumeBack: navigation.consumeBack,
      local,
      session,
      colorMode: createColorMode(frame.colorMode, local),
      openSearch: () => dispatchEvent(new Event('lucarne:search')),
      loadBranch: branches.load,
      showArticle: articles.show,
      enhance: createEnhance({
        words: frame.words,
        local,
        values: frame.values,
        consumeBack: navigation.consumeBack,
        setQuery: navigation.setQuery,
        prefetchInView: (main) => prefetchInView(main, follower),
      }),
    },
  }
}

/** Lists the site's addresses in the frame's menus. */
function hrefsIn(frame: Frame): string[] {
  return [...JSON.stringify(frame).matchAll(/ref":"(\/[^"]*)/g)].map(([, href = '']) => href)
}

/** An address that differs by its anchor alone, or not at all, is not loaded again unless asked to be. */
function leaveTo(href: string): void {
  const [page] = href.split('#')
  const [here] = location.href.split('#')
  if (page === here) location.reload()
  else location.assign(href)
}

/**
 * The dev server tells of an edit by this event; a page nobody takes over it replaces by itself. React takes the
 * article of the first page as it finds it: what comes before it has looked waits.
 */
function showUpdates({ update }: Navigation): void {
  const ready = new Promise((resolve) => addEventListener('lucarne:ready', resolve, { once: true }))
  addEventListener('lucarne:update', (event) => {
    event.preventDefault()
    void ready.then(() => update((event as CustomEvent<PageData>).detail))
  })
}
