import { expect, test } from 'vitest'
import type { Heading } from '../content/doc.ts'
import { docPageAt, siteOf } from '../testing/siteOf.ts'
import type { TocItem } from './page.ts'
import { tocOf } from './toc.ts'

const headings = (...levels: Heading['level'][]): Heading[] =>
  levels.map((level, index) => ({ level, id: `h${index}`, text: `H${index}`, html: `H${index}` }))

const drawn = (items: readonly TocItem[], indent = ''): string =>
  items.map(({ id, items: inner }) => `\n${indent}${id}${drawn(inner, `${indent}  `)}`).join('')

test('headings nest by level, and those out of range are left out', () => {
  const toc = tocOf(headings(2, 3, 3, 4, 2), { minLevel: 2, maxLevel: 3 })
  expect(drawn(toc)).toBe(`
h0
  h1
  h2
h4`)
})

test('a level that was skipped nests under the nearest one above', () => {
  expect(drawn(tocOf(headings(2, 4, 3, 2), { minLevel: 2, maxLevel: 4 }))).toBe(`
h0
  h1
  h2
h3`)
})

test('an article that starts deeper than it goes on keeps its order', () => {
  expect(drawn(tocOf(headings(3, 2, 3), { minLevel: 2, maxLevel: 3 }))).toBe(`
h0
h1
  h2`)
})

test('the levels are those of the site, unless the page says others, or none', () => {
  const headings = '# A\n\n## Deux\n\n### Trois\n\n#### Quatre'
  const tocWith = (front: string, tableOfContents = { minLevel: 2, maxLevel: 4 }) => {
    const site = siteOf(
      { 'a.md': `---\n${front}\n---\n${headings}` },
      { config: { tableOfContents } },
    )
    return drawn(docPageAt(site, '/a/').toc).replace(/\s+/g, ' ').trim()
  }
  expect(tocWith('')).toBe('deux trois quatre')
  expect(tocWith('', { minLevel: 3, maxLevel: 3 })).toBe('trois')
  expect(tocWith('toc_min_heading_level: 3')).toBe('trois quatre')
  expect(tocWith('toc_max_heading_level: 3')).toBe('deux trois')
  expect(tocWith('toc_max_heading_level: 4', { minLevel: 2, maxLevel: 2 })).toBe(
    'deux trois quatre',
  )
  expect(tocWith('hide_table_of_contents: true')).toBe('')
})
