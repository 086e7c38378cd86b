import { expect, test } from 'vitest'
import { indexHrefOf } from './indexHref.ts'

const frame = {
  pluginId: 'default',
  version: 'current',
  search: {
    indexHrefs: { 'docs-default-1.0': '/1.json', 'docs-default-current': '/2.json' },
    pageHref: '/recherche/',
    maxResults: 8,
    options: {},
  },
}

test.each([
  ['a doc is of the version shown', 'doc', 'docs-default-current', '1.0', '/2.json'],
  ['the list of the tags of a version too', 'tagList', 'docs-default-1.0', null, '/1.json'],
  ['a page that is no doc is of the version chosen', 'generic', 'default', '1.0', '/1.json'],
  ['the page of results too', 'search', 'docs-default-current', '1.0', '/1.json'],
  ['without a choice, of that of the menus', 'notFound', 'docs-default-current', null, '/2.json'],
  ['a version that is gone is no choice', 'generic', 'default', '0.1', '/2.json'],
] as const)('%s', (_, kind, searchTag, preferred, href) => {
  expect(indexHrefOf(frame, { kind, searchTag, preferred })).toBe(href)
})
