import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { imageSize } from 'image-size'
import { afterAll, expect, test } from 'vitest'
import { siteOf, type SiteInput } from '../../testing/siteOf.ts'
import { makeSocialImages } from './socialImages.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-cards-'))
afterAll(() => rmSync(siteDir, { recursive: true }))
const cacheDir = path.join(siteDir, 'cache')

const docs = {
  'index.md': '---\nslug: /\n---\n# Accueil',
  'guide/un.md': '# Répartir la charge 🚀',
  'guide/nomme.md': '---\nimage: https://docs.example/i.png\n---\n# Nommé',
}

async function imagesOf(files: Readonly<Record<string, string>>, config: SiteInput['config'] = {}) {
  const compiled = siteOf(files, { config: { baseUrl: '/d/', tagline: 'Tout', ...config } })
  const written = new Map<string, string | Uint8Array>()
  const output = {
    has: (file: string) => written.has(file),
    keep: () => false,
    write: async (file: string, bytes: string | Uint8Array) => void written.set(file, bytes),
  }
  const making = { config: compiled.site.config, siteDir, cacheDir, output }
  const { imageOf, problems } = await makeSocialImages([compiled], making)
  const images = compiled.plans.map((plan) => {
    const page = plan.make()
    return [page.path, imageOf(page, compiled)] as const
  })
  return { written, problems, images: new Map(images) }
}

test('each page has a card of its own, but the one that names an image', async () => {
  const { written, problems, images } = await imagesOf(docs, { socialCards: true })
  expect(problems).toEqual([])
  const card = images.get('/guide/un/')
  expect(card).toEqual({
    href: expect.stringMatching(
      /^https:\/\/docs\.exemple?\.example\/d\/assets\/card-[\da-f]{16}\.png$/,
    ),
    width: 1200,
    height: 630,
  })
  const bytes = written.get(card?.href.replace(/^.*\/d\//, '') ?? '')
  expect(imageSize(bytes as Uint8Array)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(images.get('/guide/nomme/')).toBeUndefined()
  expect(images.get('/404/')).toBeUndefined()
  expect(images.get('/')?.href).not.toBe(card?.href)
})

test('a card is not made again while nothing of it changes', async () => {
  const first = await imagesOf(docs, { socialCards: true })
  const folder = path.join(cacheDir, 'cards')
  const timesOf = () =>
    readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mtimeMs])
  const times = timesOf()
  const again = await imagesOf(docs, { socialCards: true })
  expect(timesOf()).toEqual(times)
  expect([...again.written.keys()].toSorted()).toEqual([...first.written.keys()].toSorted())
  const edited = { ...docs, 'guide/un.md': '# Un autre titre' }
  await imagesOf(edited, { socialCards: true })
  expect(timesOf()).toHaveLength(times.length)
  expect(timesOf()).not.toEqual(times)
})

test('a colour of the theme changes every card', async () => {
  const usual = await imagesOf(docs, { socialCards: true })
  const theme = { light: {}, dark: { accent: '#ffd000' }, fonts: {}, panes: true, styles: [] }
  const other = await imagesOf(docs, { socialCards: true, theme })
  expect([...other.written.keys()].filter((file) => usual.written.has(file))).toEqual([])
})

test('a title in letters that no font has is told, and has no card', async () => {
  const { problems, images } = await imagesOf({ 'a.md': '# 漢字' }, { socialCards: true })
  expect(problems).toMatchObject([
    {
      file: 'docs/a.md',
      message:
        'socialCards: no font of the cards has “漢”, which the title or its category holds: this page has no card',
    },
  ])
  expect(images.get('/a/')).toBeUndefined()
})

test('a page read from the right has a card of its own, mirrored', async () => {
  const inLocale = (code: string): SiteInput['config'] => ({
    socialCards: true,
    locales: [{ code, label: code, words: {} }],
  })
  const latin = { 'a.md': '# nginx' }
  const { problems, images } = await imagesOf(latin, inLocale('he'))
  expect(problems).toEqual([])
  expect(images.get('/a/')?.href).toMatch(/card-/)
  const other = await imagesOf(latin, inLocale('en'))
  expect(other.images.get('/a/')?.href).not.toBe(images.get('/a/')?.href)
  const told = await imagesOf({ 'a.md': '# מדריך' }, inLocale('he'))
  expect(told.problems).toMatchObject([{ file: 'docs/a.md' }])
  expect(told.images.get('/a/')).toBeUndefined()
})

test('without cards, pages have the image of the site', async () => {
  const config = { socialImage: 'https://cdn.example/card.png' }
  const { images, written } = await imagesOf(docs, config)
  expect(images.get('/guide/un/')).toEqual({ href: 'https://cdn.example/card.png' })
  expect(images.get('/guide/nomme/')).toBeUndefined()
  expect(images.get('/404/')).toBeUndefined()
  expect(written.size).toBe(0)
})
