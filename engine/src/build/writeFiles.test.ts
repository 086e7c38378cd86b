import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { sitemapEntries } from './writeFiles.ts'

test('the sitemap tells of the day that a page shows, in UTC, whatever Git says', () => {
  const compiled = siteOf(
    { 'a.md': '# A', 'b.md': '---\nlast_update: { date: 2026-11-01 }\n---\n# B' },
    { pages: { 'c.md': '# C' } },
  )
  const { site } = compiled
  const facts = { ...site.facts, updateOf: () => ({ isoDate: '2026-05-01T00:30:00+02:00' }) }
  const days = sitemapEntries({ ...compiled, site: { ...site, facts } }).map(({ url, isoDate }) => [
    url.replace(site.config.url, ''),
    isoDate?.slice(0, 10),
  ])
  expect(days).toEqual([
    ['/a/', '2026-04-30'],
    ['/b/', '2026-11-01'],
    ['/c/', '2026-04-30'],
  ])
})
