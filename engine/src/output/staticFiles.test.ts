import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { createAssetFinder } from '../read/assets.ts'
import { readStaticFiles } from './staticFiles.ts'

let folder = ''
let siteDir = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lucarne-static-'))
  siteDir = path.join(folder, 'site')
  mkdirSync(path.join(siteDir, 'static'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(...files: readonly string[]) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true })
    writeFileSync(path.join(siteDir, file), file)
  }
}

const link = (to: string, from: string) => symlinkSync(to, path.join(siteDir, from))

const site = siteOf(
  { 'Apache.md': '# Apache', 'ssl/clé.md': '# Clé' },
  { config: { redirects: { '/vieux': '/Apache' } } },
)

test('static files keep their names, in NFC; a site may have none', () => {
  expect([...readStaticFiles([site], path.join(folder, 'ailleurs')).files]).toEqual([])
  write('static/robots.txt', 'static/e\u0301/a b.png', 'static/Apache/plan.png')
  const { files, problems } = readStaticFiles([site], siteDir)
  expect([...files.keys()]).toEqual(['Apache/plan.png', 'é/a b.png', 'robots.txt'])
  expect(files.get('robots.txt')).toBe(path.join(siteDir, 'static/robots.txt'))
  expect(problems).toEqual([])
})

test('a compressed copy is that of a static file, never of a page or of the engine', () => {
  const refused = [
    '404.html.br',
    'Apache/index.json.gz',
    'en/search-index-x.json.br',
    'assets/app-jNGMWwE-.js.br',
    'assets/frame-0984e267389d2fe2.json',
    'assets/frame-0984e267389d2fe2.json.gz',
  ]
  write(
    ...[...refused, 'plan.svg', 'plan.svg.br', 'archive.tar.gz'].map((file) => `static/${file}`),
  )
  const { files, problems } = readStaticFiles([site], siteDir)
  expect([...files.keys()]).toEqual(['archive.tar.gz', 'plan.svg', 'plan.svg.br'])
  expect(problems.map(({ file }) => file.slice('static/'.length)).toSorted()).toEqual(
    refused.toSorted(),
  )
})

test('a static file in the place of a page, of a redirect or of what the engine writes last is reported', () => {
  const claimed = ['404.html', '404/index.html', 'Apache/index.html', 'ssl', 'vieux/index.html']
  const written = ['assets/builds.json', 'en/search-index-x.json']
  write(...[...claimed, ...written, 'ssl.txt'].map((file) => `static/${file}`))
  const { files, problems } = readStaticFiles([site], siteDir)
  expect([...files.keys()]).toEqual(['ssl.txt'])
  expect(problems.map(({ kind, file, message }) => `${kind} ${file}: ${message}`)).toEqual(
    [
      ['404.html', 'the not-found page'],
      ['404/index.html', 'the not-found page'],
      ['Apache/index.html', 'docs/Apache.md'],
      ['assets/builds.json', 'the engine'],
      ['en/search-index-x.json', 'the engine'],
      ['ssl', 'docs/ssl/clé.md'],
      ['vieux/index.html', 'the redirect from /vieux'],
    ].map(
      ([file, owner]) =>
        `duplicateRoute static/${file}: its place in the site, ${file}, is already that of ${owner}, which is shown there`,
    ),
  )
})

test('a static file in the place of a Markdown copy is reported, where there are copies', () => {
  write('static/Apache/index.md', 'static/llms.txt', 'static/ailleurs/index.md')
  const copied = siteOf({ 'Apache.md': '# Apache' }, { config: { markdownCopies: true } })
  expect([...readStaticFiles([copied], siteDir).files.keys()]).toEqual([
    'ailleurs/index.md',
    'llms.txt',
  ])
  expect(readStaticFiles([copied], siteDir).problems[0]?.file).toBe('static/Apache/index.md')
  expect(readStaticFiles([site], siteDir).problems).toEqual([])
})

test('a static file that servers would take for a hashed one is reported, and copied', () => {
  write('static/assets/logo-original.png', 'static/assets/logo.png', 'static/img/logo-original.png')
  const { files, problems } = readStaticFiles([site], siteDir)
  expect(files.size).toBe(3)
  expect(problems).toMatchObject([{ kind: 'content', file: 'static/assets/logo-original.png' }])
})

test('two names that are the same once composed are one place', () => {
  write('static/\u00e9.txt', 'static/e\u0301.txt')
  const { files, problems } = readStaticFiles([site], siteDir)
  expect([...files.keys()]).toEqual(['é.txt'])
  expect(problems).toHaveLength(1)
})

test('links are followed within the site; others are reported, by the build and by the pages that show them', () => {
  write('static/plan.png', 'docs/carte.png', 'communs/a/b.png', '../dehors/secret.txt')
  link('../docs/carte.png', 'static/carte.png')
  link('../communs', 'static/communs')
  link(path.join(folder, 'dehors'), 'static/dehors')
  link('../../dehors/secret.txt', 'static/secret.txt')
  link('absent.png', 'static/pendant.png')
  link('.', 'static/boucle')
  link('..', 'static/tout')
  link('../../static', 'communs/a/retour')
  const { files, problems } = readStaticFiles([site], siteDir)
  expect([...files.keys()]).toEqual(['carte.png', 'communs/a/b.png', 'plan.png'])
  expect(problems.map(({ file }) => file)).toEqual(
    ['boucle', 'communs/a/retour', 'dehors', 'pendant.png', 'secret.txt', 'tout'].map(
      (name) => `static/${name}`,
    ),
  )
  const { assetOf } = createAssetFinder({ siteDir, staticFolder: 'static', baseUrl: '/' })
  const shown = ['/carte.png', '/communs/a/b.png', '/secret.txt', '/pendant.png'].map(
    (target) => assetOf('docs/a.md', target)?.href,
  )
  expect(shown).toEqual(['/carte.png', '/communs/a/b.png', undefined, undefined])
})

test('a static folder that is itself a link is the site’s', () => {
  rmSync(path.join(siteDir, 'static'), { recursive: true })
  write('../communs/logo.svg')
  link('../communs', 'static')
  expect([...readStaticFiles([site], siteDir).files.keys()]).toEqual(['logo.svg'])
  const { assetOf } = createAssetFinder({ siteDir, staticFolder: 'static', baseUrl: '/' })
  expect(assetOf('docs/a.md', '/logo.svg')?.href).toBe('/logo.svg')
})

test('an image beside a page is shown when the docs folder is itself a link', () => {
  write('../guides/plan.png', '../dehors.png')
  link('../guides', 'docs')
  link('../dehors.png', '../guides/dehors.png')
  const { assetOf } = createAssetFinder({
    siteDir,
    staticFolder: 'static',
    contentFolders: ['docs'],
    baseUrl: '/',
  })
  expect(assetOf('docs/a.md', './plan.png')?.href).toMatch(/^\/assets\/plan-\w+\.png$/)
  expect(assetOf('docs/a.md', './dehors.png')).toBeUndefined()
})

test('what reads a site offline has its place; where it is not read so, a site may have its own', () => {
  write('static/offline.js')
  expect([...readStaticFiles([site], siteDir).files.keys()]).toEqual(['offline.js'])
  const kept = siteOf({ 'Apache.md': '# Apache' }, { config: { offline: true } })
  const { files, problems } = readStaticFiles([kept], siteDir)
  expect([...files]).toEqual([])
  expect(problems.map(({ message }) => message)).toEqual([
    'its place in the site, offline.js, is already that of the engine, which is shown there',
  ])
})

test('a file that is named in another case, or nearly, is proposed as its author would write it', () => {
  write('docs/img/Plan.png', 'static/Schémas/réseau.svg')
  const places = { siteDir, staticFolder: 'static', contentFolders: ['docs'], baseUrl: '/base/' }
  const { nearAsset } = createAssetFinder(places)
  expect(nearAsset('docs/a.md', 'img/plan.PNG')).toBe('img/Plan.png')
  expect(nearAsset('docs/b/a.md', '../IMG/plan.png')).toBe('../img/Plan.png')
  expect(nearAsset('docs/a.md', './img/Plans.png')).toBe('./img/Plan.png')
  expect(nearAsset('docs/a.md', '/schémas/Réseau.svg')).toBe('/Schémas/réseau.svg')
  expect(nearAsset('docs/a.md', '/base/schémas/r%C3%A9seau.svg')).toBe('/base/Schémas/réseau.svg')
  expect(nearAsset('docs/a.md', '@site/static/schémas/réseau.svg')).toBe(
    '@site/static/Schémas/réseau.svg',
  )
  expect(nearAsset('docs/a.md', 'img/tout-autre-chose.png')).toBeUndefined()
  expect(nearAsset('docs/a.md', 'img')).toBeUndefined()
})
