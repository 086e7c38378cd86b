/** A value that changes → those who want to know. */
import type { Store } from '../theme/appContext.ts'

export type WritableStore<Value> = Store<Value> & {
  /** Tells the listeners, unless the value is the very same. */
  set(value: Value): void
}

export function createStore<Value>(initial: Value): WritableStore<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
