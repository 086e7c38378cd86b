import { expect, test } from 'vitest'
import { indexHrefOf } from './indexHref.ts'

const frame = {
  pluginId: 'default',
  version: 'current',
  versionPersistence: 'localStorage',
  search: {
    indexHrefs: { 'docs-default-1.0': '/1.json', 'docs-default-current': '/2.json' },
    pageHref: '/recherche/',
    maxResults: 8,
    options: {},
  },
} as const

/** Storage of a reader who chose a version before, or none. */
const storing = (preferred: string | null) => ({
  get: (key: string) => (key === 'docs-preferred-version-default' ? preferred : null),
})

test.each([
  ['a doc is of the version shown', 'doc', 'docs-default-current', '1.0', '/2.json'],
  ['the list of the tags of a version too', 'tagList', 'docs-default-1.0', null, '/1.json'],
  ['a page that is no doc is of the version chosen', 'generic', 'default', '1.0', '/1.json'],
  ['the page of results too', 'search', 'docs-default-current', '1.0', '/1.json'],
  ['without a choice, of that of the menus', 'notFound', 'docs-default-current', null, '/2.json'],
  ['a version that is gone is no choice', 'generic', 'default', '0.1', '/2.json'],
] as const)('%s', (_, kind, searchTag, preferred, href) => {
  expect(indexHrefOf(frame, { kind, searchTag }, storing(preferred))).toBe(href)
})

test('a choice kept from before is none on a site that remembers none', () => {
  const page = { kind: 'search', searchTag: 'default' } as const
  expect(indexHrefOf({ ...frame, versionPersistence: 'none' }, page, storing('1.0'))).toBe(
    '/2.json',
  )
})
