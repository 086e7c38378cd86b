import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { findOrphans } from './orphans.ts'

const docs = {
  'index.md': '---\nslug: /\n---\n# A\n\n[b](b.md)',
  'b.md': '# B',
  'c.md': '# C\n\n[c](#c)',
}

test('a page that neither an article nor a sidebar leads to is reported', () => {
  const site = siteOf(docs, { config: { docs: { sidebars: { main: [] } } } })
  expect(findOrphans(site).map(({ file, message }) => [file, message])).toEqual([
    ['docs/c.md', 'no other page links to it and no sidebar shows it'],
  ])
})

test('a sidebar is enough', () => {
  expect(findOrphans(siteOf(docs))).toEqual([])
})
