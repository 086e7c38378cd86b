/** The host of pages rendered at build: nothing moves, nothing is stored. */

import type { AppHost, StorageArea, Store } from './appContext.ts'

export const inertHost: AppHost = {
  navigate: nothing,
  location: still({ pathname: '', search: '', hash: '' }),
  local: emptyStorage(),
  session: emptyStorage(),
  colorMode: { ...still('dark'), choose: nothing },
  loading: still({ state: 'idle' }),
  openSearch: nothing,
  consumeBack: () => nothing,
  loadBranch: () => Promise.resolve([]),
  showArticle: nothing,
  enhance: () => nothing,
}

/** A value that never changes. */
export function still<Value>(value: Value): Store<Value> {
  return { get: () => value, subscribe: () => nothing }
}

function emptyStorage(): StorageArea {
  return { get: () => null, set: nothing, subscribe: () => nothing }
}

function nothing(): void {}
