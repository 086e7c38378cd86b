/** The values a reader has given, guide by guide, in this browser. */
import type { StorageArea } from '../../theme/appContext.ts'
import { ownValuesKey } from '../../theme/storageKeys.ts'

export type KeptValues = {
  /** What the commands of this guide are filled with, by example: none before the reader asks for it. */
  here(): ReadonlyMap<string, string>
  /**
   * What was given last in any guide. The same example may stand for another machine here: it is proposed, and fills
   * nothing by itself.
   */
  anywhere(): ReadonlyMap<string, string>
  /** What changes in this guide, an empty text for what goes: another tab may have given the rest. */
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
