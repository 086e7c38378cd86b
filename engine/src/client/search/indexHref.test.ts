import { expect, test } from 'vitest'
import { indexHrefOf } from './indexHref.ts'

const frame = {
  pluginId: 'default',
  version: 'current',
  search: {
    indexHrefs: { 'docs-default-1.0': '/1.json', 'docs-default-current': '/2.json' },
    pageHref: '/recherche/',
    maxResults: 8,
  },
} as const

test.each([
  ['each version has its own', '1.0', '/1.json'],
  ['one that has none is searched as the one of the menus', '0.1', '/2.json'],
])('%s', (_, version, href) => {
  expect(indexHrefOf(frame, version)).toBe(href)
})
