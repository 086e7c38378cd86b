/** The browser's storage → one that never throws: forbidden, full or absent, the site does without (spec §8). */
import type { StorageArea } from '../theme/appContext.ts'

/**
 * `area` may throw: some browsers refuse even the property. `report` is called at each failure. `prefix` goes before
 * every key.
 */
export function createStorageArea(
  area: () => Storage,
  report: (failure: unknown) => void,
  prefix = '',
): StorageArea {
  function attempt<Result>(act: (storage: Storage) => Result): Result | null {
    try {
      return act(area())
    } catch (failure) {
      report(failure)
      return null
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(prefix + key)),
    set(key, value) {
      attempt((storage) =>
        value === null ? storage.removeItem(prefix + key) : storage.setItem(prefix + key, value),
      )
    },
    subscribe(key, listener) {
      const onChange = (event: StorageEvent) => {
        // A `null` key says that the whole storage was cleared.
        if (event.key === prefix + key) listener(event.newValue)
        else if (event.key === null) listener(null)
      }
      addEventListener('storage', onChange)
      return () => removeEventListener('storage', onChange)
    },
  }
}

/** Failures of any area are said once, and ignored everywhere (spec §8). */
export function reportOnce(report: (failure: unknown) => void): (failure: unknown) => void {
  let isReported = false
  return (failure) => {
    if (!isReported) report(failure)
    isReported = true
  }
}
