import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { findOrphans } from './orphans.ts'

const docs = {
  'index.md': '---\nslug: /\n---\n# A\n\n[b](b.md)',
  'b.md': '# B',
  'c.md': '# C\n\n[c](#c)',
}

test('a page that no article and no menu leads to is reported', () => {
  const site = siteOf(docs, { config: { docs: { sidebars: { main: [] } } } })
  expect(findOrphans(site).map(({ file, message }) => [file, message])).toEqual([
    ['docs/c.md', 'no page links to it and no menu shows it'],
  ])
})

test.each([
  { type: 'link' as const, label: 'C', href: '/c' },
  { type: 'html' as const, value: '<a href="/base/c#haut">C</a>' },
])('a link that a sidebar holds is enough: %j', (item) => {
  const config = { baseUrl: '/base/', docs: { sidebars: { main: [item] } } }
  expect(findOrphans(siteOf(docs, { config }))).toEqual([])
})

test('a sidebar or the footer is enough', () => {
  expect(findOrphans(siteOf(docs))).toEqual([])
  const footer = { links: [{ label: 'C', to: '/c' }] }
  expect(
    findOrphans(siteOf(docs, { config: { docs: { sidebars: { main: [] } }, footer } })),
  ).toEqual([])
})

test.each([
  { type: 'dropdown' as const, label: 'M', items: [{ type: 'doc' as const, docId: 'c' }] },
  {
    type: 'localeDropdown' as const,
    dropdownItemsBefore: [{ type: 'doc' as const, docId: 'c' }],
  },
  {
    type: 'docsVersionDropdown' as const,
    dropdownItemsAfter: [{ type: 'doc' as const, docId: 'c' }],
  },
])('an entry of a dropdown of the navbar is enough: %j', (item) => {
  const config = { docs: { sidebars: { main: [] } }, navbar: { items: [item] } }
  expect(findOrphans(siteOf(docs, { config }))).toEqual([])
})

test('the logo is enough', () => {
  const config = { docs: { routeBasePath: '/guides', sidebars: { main: [] } } }
  expect(findOrphans(siteOf({ 'a.md': '# A' }, { config }))).toEqual([])
})
