/** The values a reader has given, guide by guide, in this browser. */
import type { StorageArea } from '../../theme/appContext.ts'
import { ownValuesKey } from '../../theme/storageKeys.ts'

export type KeptValues = {
  /** Values that fill the commands of this guide, by example; empty until the reader asks for them. */
  here(): ReadonlyMap<string, string>
  /**
   * Last values given in any guide. The same example may stand for another machine here, so they are suggested, never
   * applied by themselves.
   */
  anywhere(): ReadonlyMap<string, string>
  /** Saves the changes of this guide only, since another tab may have changed others; an empty text deletes a value. */
  keep(changes: ReadonlyMap<string, string>): void
}

type Kept = Record<string, Record<string, string>>

/** `guide` is its path. Storage is read each time: another tab may have written. */
export function createKeptValues(local: StorageArea, guide: string): KeptValues {
  const read = () => readKept(local.get(ownValuesKey))
  return {
    here: () => new Map(Object.entries(read()[guide] ?? {})),
    anywhere: () => new Map(Object.values(read()).flatMap((values) => Object.entries(values))),
    keep(changes) {
      const { [guide]: before, ...others } = read()
      const values = Object.entries({ ...before, ...Object.fromEntries(changes) })
      const given = Object.fromEntries(values.filter(([, value]) => value !== ''))
      // At the end: the last given.
      const kept: Kept = Object.keys(given).length > 0 ? { ...others, [guide]: given } : others
      local.set(ownValuesKey, Object.keys(kept).length > 0 ? JSON.stringify(kept) : null)
    },
  }
}

/** Anyone may have written there: what is not text under two names is left out. */
function readKept(text: string | null): Kept {
  try {
    const guides = Object.entries((JSON.parse(text ?? '{}') ?? {}) as object)
    return Object.fromEntries(
      guides.map(([guide, values]) => [guide, Object.fromEntries(textsIn(values))]),
    )
  } catch {
    return {}
  }
}

function textsIn(values: unknown): [string, string][] {
  const entries = typeof values === 'object' ? Object.entries(values ?? {}) : []
  return entries.filter((each): each is [string, string] => typeof each[1] === 'string')
}
