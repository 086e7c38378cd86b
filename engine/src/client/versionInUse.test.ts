import { expect, test } from 'vitest'
import { indexHrefOf, versionInUse } from './versionInUse.ts'

const frames = { current: '/2.json', '1.0': '/1.json' }
const ofNone = { version: 'current', frames }

test.each([
  ['a page of a version is of it, whatever was chosen', { version: '1.0' }, '', 'current', '1.0'],
  ['and whatever its address says', { version: 'current' }, '?version=1.0', null, 'current'],
  ['one of none is of the version its address names', ofNone, '?q=a&version=1.0', null, '1.0'],
  ['before the one chosen', ofNone, '?version=current', '1.0', 'current'],
  ['of the one chosen', ofNone, '?q=a', '1.0', '1.0'],
  ['of the latest', ofNone, '', null, 'current'],
  ['a version that is not there is none', ofNone, '?version=constructor', '0.1', 'current'],
])('%s', (_, page, search, preferred, version) => {
  expect(versionInUse(page, search, preferred)).toBe(version)
})

const framed = {
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
  expect(indexHrefOf(framed, version)).toBe(href)
})
