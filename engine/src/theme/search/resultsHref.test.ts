import { expect, test } from 'vitest'
import { resultsHref } from './resultsHref.ts'

const search = {
  indexHrefs: { 'docs-default-current': '' },
  pageHref: '/recherche/',
  maxResults: 8,
}
const versioned = { ...search, indexHrefs: { ...search.indexHrefs, 'docs-default-1.0': '' } }

test.each([
  [search, {}, '/recherche/'],
  [search, { q: 'é & c' }, '/recherche/?q=%C3%A9+%26+c'],
  [search, { q: '' }, '/recherche/'],
  [versioned, { q: 'a' }, '/recherche/?q=a&version=1.0'],
  [versioned, {}, '/recherche/?version=1.0'],
  [undefined, { q: 'a' }, ''],
] as const)('%j, %j', (of, entries, href) => {
  expect(resultsHref({ search: of, version: '1.0' }, entries)).toBe(href)
})
