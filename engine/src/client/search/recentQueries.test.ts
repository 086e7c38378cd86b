import { expect, test } from 'vitest'
import type { StorageArea } from '../../theme/appContext.ts'
import { addRecentQuery, recentQueriesIn } from './recentQueries.ts'

function storageWith(value: string | null): StorageArea {
  let kept = value
  return {
    get: () => kept,
    set: (_, next) => {
      kept = next
    },
    subscribe: () => () => {},
  }
}

test('the newest query comes first, each once, five at most', () => {
  const storage = storageWith(null)
  for (const query of ['a', 'b', ' c ', 'a', 'd', 'e', 'f', ' ']) addRecentQuery(storage, query)
  expect(recentQueriesIn(storage)).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test.each(['', 'pas du JSON', '{}', '[1, null]'])(
  'a storage that holds %j has no query',
  (value) => {
    expect(recentQueriesIn(storageWith(value))).toEqual([])
  },
)
