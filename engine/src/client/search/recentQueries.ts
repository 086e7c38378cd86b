/** The queries that led somewhere, newest first: kept in the reader's browser alone. */
import type { StorageArea } from '../../theme/appContext.ts'

const KEY = 'lucarne.search.recent'
const KEPT = 5

export function recentQueriesIn(storage: StorageArea): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((query) => typeof query === 'string').slice(0, KEPT)
      : []
  } catch {
    return []
  }
}

export function addRecentQuery(storage: StorageArea, query: string): void {
  const added = query.trim()
  if (added === '') return
  const others = recentQueriesIn(storage).filter((known) => known !== added)
  storage.set(KEY, JSON.stringify([added, ...others].slice(0, KEPT)))
}
