import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { hashContent } from '../disk/hashContent.ts'
import { writeOffline } from './offlineFiles.ts'
import type { SiteList } from '../offline/siteList.ts'
import type { CompiledSite } from '../site/compileSite.ts'

const engine = {
  assets: {
    criticalCss: '',
    sheets: [],
    bootScript: '',
    appFile: 'app-12345678.js',
    analyticsFile: 'm-12345678.js',
    files: ['app-12345678.js'],
  },
  workers: { offline: 'keep()', unregister: 'unregister()' },
}

const docs = { 'index.md': '---\nslug: /\n---\n# Accueil', 'à part/été à 100%25.md': '# Été' }

/** The folder as it is when all but what reads offline is written; each file weighs `fileBytes`. */
async function offlineFilesOf(
  compiled: CompiledSite,
  { others = [], fileBytes = 10 }: { others?: readonly string[]; fileBytes?: number } = {},
) {
  const pages = compiled.plans.map(({ path }) => `${path.slice(1)}index.html`)
  const redirects = ['vieux/index.html', '404.html', 'index.json', 'offline/plan.pdf']
  const assets = ['assets/app-12345678.js', 'assets/frame-1234567890abcdef.json']
  const files = new Set([...pages, ...redirects, ...assets, ...others])
  const written = new Map<string, string>()
  const output = {
    has: (file: string) => files.has(file),
    names: () => [...files].toSorted(),
    weigh: async (weighed: readonly string[]) =>
      weighed.map((file) => ({ file, hash: hashContent(file), servedBytes: fileBytes })),
    write: async (file: string, content: string | Uint8Array) =>
      void written.set(file, String(content)),
  }
  await writeOffline([compiled], {
    config: compiled.site.config,
    output,
    engine,
    brand: { files: new Map() },
  })
  const list = JSON.parse(written.get('offline.json') ?? '{}') as SiteList
  return { written, list }
}

const kept = siteOf(docs, { config: { offline: true, baseUrl: '/d/', redirects: { '/v': '/' } } })
const image = 'assets/plan-1234567890abcdef.svg'
const others = ['search-index-docs.json', 'search-index-docs.12345678.text-0.json', image]

test('a site is listed in the order in which its files are wanted, by address, with what they hold', async () => {
  const { list, written } = await offlineFilesOf(kept, { others })
  expect(Object.entries(list.files)).toEqual([
    ['assets/app-12345678.js', ''],
    ['assets/frame-1234567890abcdef.json', ''],
    ['hors-connexion/', hashContent('hors-connexion/index.html').slice(0, 8)],
    ['', hashContent('index.html').slice(0, 8)],
    [
      '%C3%A0%20part/%C3%A9t%C3%A9%20%C3%A0%20100%2525/',
      hashContent('à part/été à 100%25/index.html').slice(0, 8),
    ],
    ['recherche/', hashContent('recherche/index.html').slice(0, 8)],
    ['search-index-docs.12345678.text-0.json', ''],
    ['search-index-docs.json', hashContent('search-index-docs.json').slice(0, 8)],
    [image, ''],
  ])
  expect(list).toMatchObject({ isWhole: true, bytes: 90 })
  expect(written.get('offline.js')).toBe('keep()')
})

test('the words of each locale come with the list', async () => {
  const { list } = await offlineFilesOf(kept)
  expect(list.locales).toEqual({
    '': {
      htmlLang: 'fr',
      note: expect.stringMatching(
        /^<p role="note" style="[^"]*">Le site ne répond pas.: ceci est la copie du {date}\.<\/p>$/,
      ),
      page: 'hors-connexion/',
    },
  })
})

test('of a site too heavy to be sent unasked, what all pages need is listed', async () => {
  const { list } = await offlineFilesOf(kept, { others, fileBytes: 400_000 })
  expect(list).toMatchObject({ isWhole: false, bytes: 1_200_000 })
  expect(Object.keys(list.files)).toEqual([
    'assets/app-12345678.js',
    'assets/frame-1234567890abcdef.json',
    'hors-connexion/',
  ])
})

test('the list is of another build as soon as a page is, even of a site too heavy to be listed', async () => {
  const other = siteOf({ ...docs, 'neuve.md': '# Neuve' }, { config: { offline: true } })
  for (const fileBytes of [10, 400_000, 1_000_000]) {
    const before = await offlineFilesOf(kept, { fileBytes })
    const after = await offlineFilesOf(other, { fileBytes })
    expect(after.list.build).not.toBe(before.list.build)
  }
})

test('a site that is not read offline withdraws the worker that its readers may have', async () => {
  const plain = siteOf(docs)
  const { written } = await offlineFilesOf(plain)
  expect(Object.fromEntries(written)).toEqual({ 'offline.js': 'unregister()' })
  expect((await offlineFilesOf(plain, { others: ['offline.js'] })).written.size).toBe(0)
})
