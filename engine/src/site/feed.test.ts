import { expect, test } from 'vitest'
import { siteOf, threeVersions } from '../testing/siteOf.ts'
import { feedOf, feedUrlOf } from './feed.ts'

const updated = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\nlast_update: { date: ${date} }\n${more}---\nUn <b> & mot.`
const config = { title: 'Docs & co', tagline: 'Des guides', feed: true, baseUrl: '/base/' }

test('a character that XML refuses does not cost the feed', () => {
  const docs = { 'a.md': updated('"Ctrl \\x08\\uFFFF \\t😀"', '2026-01-01') }
  expect(feedOf(siteOf(docs, { config }))).toContain('<title>Ctrl  \t😀</title>')
})

test('the feed tells of the last update of each page, newest first', () => {
  const docs = {
    'ancien.md': updated('Ancien', '2025-01-31'),
    'neuf.md': updated('Né <2026>', '2026-11-21T23:30:00+02:00'),
    'sans-date.md': '# Sans date',
    'cachee.md': updated('Cachée', '2026-12-01', 'unlisted: true\n'),
  }
  expect(feedOf(siteOf(docs, { config }))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<title>Docs &amp; co</title>
<subtitle>Des guides</subtitle>
<id>https://docs.exemple.example/base/feed.xml</id>
<link rel="self" href="https://docs.exemple.example/base/feed.xml"/>
<link href="https://docs.exemple.example/base/"/>
<updated>2026-11-21T21:30:00.000Z</updated>
<author><name>Docs &amp; co</name></author>
<entry>
<title>Né &lt;2026&gt;</title>
<link href="https://docs.exemple.example/base/neuf/"/>
<id>https://docs.exemple.example/base/neuf/</id>
<updated>2026-11-21T21:30:00.000Z</updated>
<summary>Un &amp; mot.</summary>
</entry>
<entry>
<title>Ancien</title>
<link href="https://docs.exemple.example/base/ancien/"/>
<id>https://docs.exemple.example/base/ancien/</id>
<updated>2025-01-31T00:00:00.000Z</updated>
<summary>Un &amp; mot.</summary>
</entry>
</feed>
`)
})

test('of two pages of one moment, the first address comes first; fifty are enough', () => {
  const docs = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `p${String(59 - index).padStart(2, '0')}.md`,
      updated('P', '2026-01-01'),
    ]),
  )
  const ids = feedOf(siteOf(docs, { config }))?.match(/<id>[^<]*\/p\d+\/<\/id>/g) ?? []
  expect(ids).toHaveLength(50)
  expect(ids.toSorted()).toEqual(ids)
})

test('a site has no feed where it asks for none, shows no date, or has none', () => {
  const docs = { 'a.md': updated('A', '2026-01-01') }
  expect(feedUrlOf(siteOf(docs, { config }).site)).toBe(
    'https://docs.exemple.example/base/feed.xml',
  )
  for (const site of [
    siteOf(docs),
    siteOf(docs, { config: { ...config, docs: { showLastUpdate: false } } }),
    siteOf({ 'a.md': '# A' }, { config }),
  ]) {
    expect(feedUrlOf(site.site)).toBeUndefined()
    expect(feedOf(site)).toBeUndefined()
  }
})

test('only the latest version is told of', () => {
  const docs = { 'a.md': updated('A', '2026-01-01'), 'neuf.md': updated('Neuf', '2026-01-01') }
  const { versions } = threeVersions
  const site = siteOf(docs, {
    config: { ...threeVersions.config, feed: true },
    versions: { ...versions, '2.0': { 'a.md': updated('Deux', '2025-01-01') } },
  })
  expect(feedOf(site)?.match(/<title>.*/g)).toEqual(['<title>Docs</title>', '<title>Deux</title>'])
})
