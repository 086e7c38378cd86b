import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { siteOf } from '../testing/siteOf.ts'
import type { SiteInput } from '../testing/siteOf.ts'

const pathsOf = (docs: Record<string, string>, input: SiteInput = {}) => {
  const { plans, problems } = siteOf(docs, input)
  return { paths: plans.map(({ path }) => path), printed: problems.map(formatProblem) }
}

const told = (place: string, address: string) =>
  `${place}: no page can have the address ${address}: the build writes a file there\n    Give its file, or its folder, another name, or write another \`slug\`.`

const engine = ['/404/', '/recherche/']

test.each([
  '/sitemap.xml',
  '/sitemap.xml.gz',
  '/index.html',
  '/404.html',
  '/index.json',
  '/robots.txt',
  '/offline.js',
  '/_headers',
  '/.htaccess',
  '/assets/builds.json',
  '/assets/logo-0123456789abcdef.svg',
  '/search-index-docs-default-current.json',
])('a page whose slug is %s is told with its line, and left out', (slug) => {
  expect(pathsOf({ 'a.md': `---\ntitle: A\nslug: ${slug}\n---\n`, 'b.md': '# B' })).toEqual({
    paths: ['/b/', ...engine],
    printed: [told('docs/a.md:3', `${slug}/`)],
  })
})

test('so is one whose file or folder has such a name, in any folder', () => {
  const docs = { 'a/index.html.md': '# A', 'robots.txt/b.md': '# B', 'c/robots.txt.md': '# C' }
  expect(pathsOf(docs)).toEqual({
    paths: ['/c/robots.txt/', ...engine],
    printed: [
      told('docs/a/index.html.md', '/a/index.html/'),
      told('docs/robots.txt/b.md', '/robots.txt/b/'),
    ],
  })
})

test('so are a category and a tag; a link to what is left out is broken', () => {
  const { paths, printed } = pathsOf(
    {
      'a/b.md':
        '---\ntags: [{ label: SSL, permalink: /index.html }]\n---\n# B\n\n[Tout](/robots.txt/)',
    },
    { categories: { a: { label: 'Été', link: { type: 'generated-index', slug: '/robots.txt' } } } },
  )
  expect(paths).toEqual(['/a/b/', '/tags/', ...engine])
  expect(printed.slice(-2)).toEqual([
    told('the tag "SSL"', '/tags/index.html/'),
    told('lucarne.config.ts', '/robots.txt/ of the category "Été"'),
  ])
  expect(printed[0]).toMatch(/^docs\/a\/b\.md:6:.* broken link "\/robots\.txt\/"/)
})

test('what is written at the root of a locale is refused there alone', () => {
  const locales = [
    { code: 'fr', label: 'Français' },
    { code: 'en', label: 'English' },
  ]
  const docs = { 'en/feed.xml.md': '# A', 'Flux/feed.xml.md': '# B', 'assets/images.md': '# C' }
  expect(pathsOf(docs, { config: { locales } })).toEqual({
    paths: ['/Flux/feed.xml/', '/assets/images/', ...engine],
    printed: [told('docs/en/feed.xml.md', '/en/feed.xml/')],
  })
})
