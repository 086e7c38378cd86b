import { expect, test } from 'vitest'
import { moveOldKeys } from './moveOldKeys.ts'

function storageOf(kept: Readonly<Record<string, string>>): Storage {
  const entries = new Map(Object.entries(kept))
  return {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

const keptIn = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? ''
      return [key, storage.getItem(key)]
    }),
  )

const old = {
  theme: 'light',
  'docusaurus.announcement.id': 'a',
  'docusaurus.announcement.dismiss': 'true',
  'docusaurus.tab.os': 'debian',
  'docs-preferred-version-default': '1.0',
  'lucarne.slash': 'off',
  'lucarne.ticks./docs/a/': '{}',
  'lucarne.ticks./aide/a/': '{}',
  'lucarne.ownValues': '{"/docs/a/":{"x":"1"},"/aide/a/":{"x":"2"}}',
  'd’un autre': 'x',
}

test('a site under a path takes what was kept for it, once, and leaves the rest', () => {
  const storage = storageOf(old)
  moveOldKeys(storage, '/docs/')
  const moved = {
    'docs/theme': 'light',
    'docs/docusaurus.announcement.id': 'a',
    'docs/docusaurus.announcement.dismiss': 'true',
    'docs/docusaurus.tab.os': 'debian',
    'docs/docs-preferred-version-default': '1.0',
    'docs/lucarne.slash': 'off',
    'docs/lucarne.ticks./docs/a/': '{}',
    'docs/lucarne.ownValues': '{"/docs/a/":{"x":"1"}}',
    'docs/lucarne.site': '/docs/',
    'lucarne.ticks./aide/a/': '{}',
    'lucarne.ownValues': '{"/aide/a/":{"x":"2"}}',
    'd’un autre': 'x',
  }
  expect(keptIn(storage)).toEqual(moved)
  storage.setItem('theme', 'dark')
  moveOldKeys(storage, '/docs/')
  expect(keptIn(storage)).toEqual({ ...moved, theme: 'dark' })
})

test('a site at the root keeps the keys as they are, and no other takes them', () => {
  const storage = storageOf(old)
  moveOldKeys(storage, '/')
  moveOldKeys(storage, '/docs/')
  expect(keptIn(storage)).toEqual({
    ...old,
    'lucarne.site': '/',
    'docs/lucarne.site': '/docs/',
  })
})

test('what the site has under its own key already stays', () => {
  const storage = storageOf({ theme: 'light', 'docs/theme': 'dark' })
  moveOldKeys(storage, '/docs/')
  expect(storage.getItem('docs/theme')).toBe('dark')
  expect(storage.getItem('theme')).toBeNull()
})
