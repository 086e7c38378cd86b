/** Storage of the boxes that a reader has ticked on a page, in this browser. */
import type { StorageArea } from '../../theme/appContext.ts'
import { ticksKeyOf } from '../../theme/storageKeys.ts'

/** Ticked state of each task that differs from the author's, by name. */
export type Ticks = ReadonlyMap<string, boolean>

export type KeptTicks = {
  read(): Ticks
  /** Saves these tasks only, since another tab may have ticked others. `undefined` restores the author's state. */
  keep(changes: ReadonlyMap<string, boolean | undefined>): void
  /** Hears of other tabs. */
  subscribe(listener: () => void): () => void
}

/** `page` is its path. */
export function createKeptTicks(local: StorageArea, page: string): KeptTicks {
  const key = ticksKeyOf(page)
  const read = () => readTicks(local.get(key))
  return {
    read,
    keep(changes) {
      const kept = [...new Map([...read(), ...changes])].filter(([, is]) => is !== undefined)
      local.set(key, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null)
    },
    subscribe: (listener) => local.subscribe(key, listener),
  }
}

/** Anyone may have written there: what is not a state under a name is left out. */
function readTicks(text: string | null): Ticks {
  try {
    const entries = Object.entries((JSON.parse(text ?? '{}') ?? {}) as object)
    return new Map(
      entries.filter((each): each is [string, boolean] => typeof each[1] === 'boolean'),
    )
  } catch {
    return new Map()
  }
}
