import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { siteOf } from '../testing/siteOf.ts'
import { removedUrls, publishedIn } from './removedUrls.ts'
import { sitemapOf } from './sitemap.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-lost-'))
afterAll(() => rmSync(folder, { recursive: true }))

const publish = (...addresses: string[]) => {
  const entries = addresses.map((address) => ({ url: `https://docs.exemple.example${address}` }))
  writeFileSync(path.join(folder, 'sitemap.xml'), sitemapOf(entries))
}

function lost(
  files: Record<string, string>,
  { baseUrl = '/', staticFiles = [] }: { baseUrl?: string; staticFiles?: string[] } = {},
): string[] {
  const site = siteOf(files, { config: { baseUrl } })
  const standing = { config: site.site.config, staticFiles }
  return removedUrls(publishedIn(folder), [site], standing).map(formatProblem)
}

test('what was published and is nowhere any more is told, with what to write', () => {
  publish('/a/', '/parti/d%C3%A9ploiement%20R&D/')
  expect(lost({ 'a.md': '# A' })).toEqual([
    'lucarne.config.ts: /parti/déploiement R&D/ was published by the build before, and nothing is there any more\n    Where its page has gone, write `redirect_from: ["/parti/déploiement R&D/"]` in the front matter; or add it to `redirects`.',
  ])
})

test('a page that has moved and says so loses nothing', () => {
  publish('/a/', '/ancien/')
  expect(lost({ 'a.md': '# A', 'b.md': '---\nredirect_from: [/ancien]\n---\n# B' })).toEqual([])
})

test('a static file in place of a page answers too', () => {
  publish('/docs/', '/docs/a/', '/docs/été/')
  const staticFiles = ['index.html', 'été/index.html', 'a/plan.html']
  expect(lost({ 'b.md': '# B' }, { baseUrl: '/docs/', staticFiles })).toEqual([
    expect.stringContaining('/docs/a/ was published'),
  ])
})

test('the page of another locale is told as its author writes it, with its folder', () => {
  publish('/en/vieux/', '/vieux/')
  const french = siteOf(
    { 'a.md': '# A' },
    {
      config: {
        locales: [
          { code: 'fr', label: 'Français' },
          { code: 'en', label: 'English' },
        ],
      },
    },
  )
  const { config } = french.site
  const locale = config.locales[1] ?? french.site.locale
  const english = { ...french, site: { ...french.site, locale, baseUrl: '/en/' } }
  const standing = { config, staticFiles: [] }
  const hints = removedUrls(publishedIn(folder), [french, english], standing).map(
    ({ hint }) => hint,
  )
  expect(hints).toEqual([
    'Where its page has gone, in i18n/en, write `redirect_from: ["/vieux/"]` in the front matter; or add it to `redirects`.',
    'Where its page has gone, write `redirect_from: ["/vieux/"]` in the front matter; or add it to `redirects`.',
  ])
})

test('nothing was published before the first build, nor under another base URL', () => {
  rmSync(path.join(folder, 'sitemap.xml'))
  expect(lost({ 'a.md': '# A' })).toEqual([])
  publish('/docs/a/', '/docs/parti/')
  expect(lost({ 'a.md': '# A' }, { baseUrl: '/guides/' })).toEqual([])
  expect(lost({ 'a.md': '# A' }, { baseUrl: '/docs/' }).map((line) => line.split(' ')[1])).toEqual([
    '/docs/parti/',
  ])
})
