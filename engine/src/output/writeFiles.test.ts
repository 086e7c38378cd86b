import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { sitemapEntries, writeFiles } from './writeFiles.ts'

/** Returns the files that a build writes beside its pages, with these static files and those that its pages show. */
async function writtenWith(
  texts: Readonly<Record<string, string>>,
  hashedFiles: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-static-'))
  const staticFiles = new Map(
    Object.entries(texts).map(([file, text]) => {
      writeFileSync(path.join(folder, file), text)
      return [file, path.join(folder, file)] as const
    }),
  )
  const written = new Map<string, string>()
  const output = {
    has: (file: string) => written.has(file),
    write: async (file: string, content: string | Uint8Array) =>
      void written.set(file, String(content)),
  }
  const assets = { criticalCss: '', sheets: [], bootScript: '', appFile: 'app.js', files: [] }
  const compiled = siteOf({ 'a.md': '# A' }, { config: { redirects: { '/v': '/a/' } } })
  await writeFiles([compiled], {
    config: compiled.site.config,
    output,
    engine: { assets: { ...assets, analyticsFile: 'm.js' }, pathOf: String, copiesFolder: '' },
    brand: { files: new Map() },
    assets: { hashedFiles: () => hashedFiles },
    staticFiles,
  })
  rmSync(folder, { recursive: true })
  return written
}

test('what pages show is copied under the name that has its hash', async () => {
  const hashed = new Map([['assets/a-1234567890abcdef.ts', import.meta.filename]])
  const written = await writtenWith({}, hashed)
  expect(written.get('assets/a-1234567890abcdef.ts')).toBe(
    readFileSync(import.meta.filename, 'utf8'),
  )
})

test('a site of one language has one page for what is not there', async () => {
  const written = await writtenWith({})
  expect(written.get('.htaccess')?.match(/ErrorDocument 404 .*/g)).toEqual([
    'ErrorDocument 404 /404.html',
  ])
})

const joined = {
  '.htaccess': 'AuthType Basic\nErrorDocument 403 /a/\n',
  _redirects: '/vieux https://exemple.example/ 302',
  _headers: '/privé/*\n  X-Robots-Tag: noindex\n',
}

test('what the static folder says to servers comes before what the build writes, which is whole', async () => {
  const alone = await writtenWith({})
  const both = await writtenWith(joined)
  for (const [file, own] of Object.entries(joined)) {
    expect(alone.get(file), file).toMatch(/^# Written by the build, /)
    expect(both.get(file), file).toBe(
      `${own}\n# Above: the lines of the static folder, which come first.\n${alone.get(file)}`,
    )
  }
})

test('what was made from a build, as other static files, takes its place', async () => {
  const alone = await writtenWith({})
  const made = Object.fromEntries(
    Object.keys(joined).map((file) => [file, `# Mine\r\n${alone.get(file)}# And mine\n`]),
  )
  const own = { ...made, 'robots.txt': 'à la main', '.nginx.conf': '# à la main\n' }
  const written = await writtenWith(own)
  for (const [file, text] of Object.entries(own)) expect(written.get(file), file).toBe(text)
})

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
