/** Interface between the theme and the browser: the client provides a live `AppHost`, the server an inert one. */

import { createContext, use, useSyncExternalStore } from 'react'
import type { Frame } from '../site/frame.ts'
import type { PageFacts } from '../site/page.ts'
import type { SidebarItem } from '../site/sidebarItem.ts'
import type { Words } from '../words/wordTable.ts'

/** A value that changes. `get` answers the same value until the next notice: fit for `useSyncExternalStore`. */
export type Store<Value> = {
  get(): Value
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

/** Undecoded, as `window.location` gives them: `search` with its `?`, `hash` with its `#`. */
export type AppLocation = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** A storage that never throws: a failure is logged once, then reads are `null` and writes do nothing. */
export type StorageArea = {
  get(key: string): string | null
  /** `null` removes the key. */
  set(key: string, value: string | null): void
  /** Hears of changes made by other tabs. */
  subscribe(key: string, listener: (value: string | null) => void): () => void
}

export type ColorMode = 'light' | 'dark'

/** State of the next page's loading. `failed` is kept until the next navigation, or until it is dismissed. */
export type Loading =
  | { readonly state: 'idle' }
  | { readonly state: 'loading'; readonly href: string }
  | {
      readonly state: 'failed'
      readonly href: string
      readonly error: unknown
      readonly retry: () => void
      /** The reader stays on the page that is there. */
      readonly dismiss: () => void
    }

export type AppHost = {
  /** Goes to an address as a click on a link would; another frame or origin is a full page load. */
  navigate(href: string): void
  readonly location: Store<AppLocation>
  readonly local: StorageArea
  readonly session: StorageArea
  /** `choose` shows the mode at once and stores it as the reader's explicit choice. */
  readonly colorMode: Store<ColorMode> & { choose(mode: ColorMode): void }
  readonly loading: Store<Loading>
  /** Opens the search box, loading its code when needed. */
  openSearch(): void
  /**
   * Calls `onBack` instead of leaving the page at the next press of Back.
   * The answered function gives Back its usual meaning again.
   */
  consumeBack(onBack: () => void): () => void
  /** The items of a sidebar branch that is not in the frame (`SidebarGroup.more`). Rejects on network failure. */
  loadBranch(href: string): Promise<readonly SidebarItem[]>
  /** Puts an article in `<main>`, in the place of the one before. */
  showArticle(main: HTMLElement, html: string): void
  /**
   * Brings the article to life each time `<main>` shows another one: before paint what changes its looks (tabs),
   * after it the rest (copy buttons, …), whose failures go to `onFailure`. Returns a function that stops it: what
   * it added goes with the article.
   */
  enhance(main: HTMLElement, onFailure: (cause: unknown) => void): () => void
}

/** State replaced by a navigation. */
export type Shown = {
  /** The same object until the next navigation. */
  readonly page: PageFacts
  /** Inner HTML of `<main>`, made at build: React never looks inside. */
  readonly html: string
}

export type AppContextValue = {
  readonly frame: Frame
  /**
   * Page shown. Read it with `usePage`, so that a component is rendered again only when its part changes. Inside
   * `<main>`, it is the page there; around it, the same or, until that is painted, the previous page.
   */
  readonly shown: Store<Shown>
  readonly host: AppHost
  readonly words: Words
}

export const AppContext = createContext<AppContextValue | undefined>(undefined)

/** Throws outside of `App`. */
export function useApp(): AppContextValue {
  const value = use(AppContext)
  if (!value) throw new Error('useApp() outside of <App>')
  return value
}

/**
 * Selects part of the shown page. The component renders again only when that part changes, so that a navigation costs
 * no more than the differences. `pick` must return the same value for the same page: text, a number, or a part of the
 * page.
 */
export function usePage<Picked>(pick: (page: PageFacts) => Picked): Picked {
  const { shown } = useApp()
  const read = () => pick(shown.get().page)
  return useSyncExternalStore(shown.subscribe, read, read)
}

/** The store's value; `initial` is what the server rendered, shown until hydration is over. */
export function useStore<Value>(store: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => initial)
}
