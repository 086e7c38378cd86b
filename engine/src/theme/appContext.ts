/** What the browser lends to the theme: the client gives a live `AppHost`, the server an inert one. */

import { createContext, use, useSyncExternalStore } from 'react'
import type { Frame, PageFacts } from '../site/page.ts'
import type { SidebarItem } from '../site/sidebarItem.ts'
import type { Words } from './words.ts'

/** A value that changes. `get` answers the same value until the next notice: fit for `useSyncExternalStore`. */
export type Store<Value> = {
  get(): Value
  /** Answers the function that ends the subscription. */
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

/** Where the loading of the next page stands. `failed` is kept until the next navigation or retry. */
export type Loading =
  | { readonly state: 'idle' }
  | { readonly state: 'loading'; readonly href: string }
  | {
      readonly state: 'failed'
      readonly href: string
      readonly error: unknown
      readonly retry: () => void
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
  /**
   * Brings the article to life (copy buttons, tabs, …) each time `<main>` shows another page, before paint.
   * What it throws is shown by the page's error boundary. Answers the function that undoes it.
   */
  enhance(main: HTMLElement, page: PageFacts): () => void
}

export type AppContextValue = {
  readonly frame: Frame
  readonly page: PageFacts
  readonly host: AppHost
  readonly words: Words
}

export const AppContext = createContext<AppContextValue | undefined>(undefined)

/** Throws outside of `App`. */
export function useApp(): AppContextValue {
  const value = use(AppContext)
  if (!value) throw new Error('useApp() is called outside of <App>')
  return value
}

/** The store's value; `initial` is what the server rendered, shown until hydration is over. */
export function useStore<Value>(store: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => initial)
}
