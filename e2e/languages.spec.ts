/** Sites in other languages than French, several languages and versions at once: words, addresses, menus, search. */
import { foreignWordsIn } from './engineInternals.ts'
import {
  buildLanguageSite,
  languageSites,
  pagesIn,
  type BuiltHtml,
  type LanguageSite,
} from './languageSites.ts'
import { serveLucarne } from './commandLine.ts'
import { ask, names } from './servedSites.ts'
import { serveSite } from './servers.ts'
import { inRepository } from './sites.ts'
import { optionsIn, untilSettled } from './searchBox.ts'
import { expect, openAlive, test } from './test.ts'
import { violationsOf } from './violations.ts'

// Each site is built once.
test.describe.configure({ mode: 'default' })

type Served = { readonly pages: readonly BuiltHtml[]; readonly origin: string }
const served = new Map<LanguageSite, Served>()
const stops: (() => Promise<unknown>)[] = []

test.beforeAll(async () => {
  test.setTimeout(180_000)
  for (const site of languageSites) {
    const outDir = await buildLanguageSite(site, site === 'chinese' ? /1 problem/ : undefined)
    const folder = inRepository(`e2e/sites/${site}`)
    const server = await serveLucarne('preview', folder, '--out', outDir, '--port', '0')
    stops.push(() => server.stop())
    const origin = new URL(server.url.replace('localhost', '127.0.0.1')).origin
    served.set(site, { pages: await pagesIn(outDir), origin })
  }
})
test.afterAll(() => Promise.all(stops.map((stop) => stop())))

const findServed = (site: LanguageSite): Served => served.get(site) ?? { pages: [], origin: '' }

test('no page says a word of another language than its own', () => {
  for (const site of languageSites) {
    const { pages } = findServed(site)
    expect(pages.length, site).toBeGreaterThan(6)
    for (const { path, html } of pages)
      expect.soft(foreignWordsIn(html), `${site} ${path}`).toEqual([])
  }
  // What is looked for is found where it is.
  expect(foreignWordsIn('<html lang="de"><p>Sur cette page</p><p lang="fr">Suivant</p>')).toEqual([
    'Sur cette page (fr)',
  ])
})

for (const site of languageSites)
  test(`${site}: no kind of page has a violation`, async ({ page }) => {
    test.setTimeout(120_000)
    const { pages, origin } = findServed(site)
    // Of each kind, one a language: the rest differs by its words alone.
    const kinds = new Map(
      pages.map(({ path, html }) => {
        const lang = /<html lang="([\w-]+)"/.exec(html)?.[1]
        const kind = /"kind":"(\w+)"/.exec(html)?.[1] ?? 'root'
        const state = html.includes('role="note"') ? 'noted' : ''
        return [`${lang} ${kind} ${state}`, path]
      }),
    )
    for (const path of kinds.values()) {
      if (path === '/' && site === 'bilingual') continue
      await openAlive(page, origin + path)
      expect.soft(await violationsOf(page), path).toEqual([])
    }
  })

test('a page that is not translated says so, keeps its language, and leads on in that of the reader', async ({
  page,
}) => {
  const { origin } = findServed('bilingual')
  await openAlive(page, `${origin}/en/guides/backup/`)
  await expect(page.getByRole('note')).toContainText('only available in French')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://essai.exemple.example/fr/guides/backup/',
  )
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Documentation menu' })
  await expect(menu.getByRole('link', { name: 'Sauvegarder' })).toHaveAttribute('lang', 'fr')
  await menu.getByRole('link', { name: 'Serve a site' }).click()
  await expect(page).toHaveURL(`${origin}/en/guides/serve/`)
  await expect(page.getByRole('note').filter({ hasText: 'French' })).toHaveCount(0)
})

test('the dropdowns lead to what there is, or to the nearest, and say which', async ({ page }) => {
  const { origin } = findServed('bilingual')
  const bar = page.getByRole('navigation', { name: /^Main|^Navigation/ }).first()
  await openAlive(page, `${origin}/fr/1.0/ancien/`)
  await bar.getByRole('button', { name: '1.0' }).click()
  await expect(bar.getByRole('link', { name: '2.0 (accueil)' })).toHaveAttribute('href', '/fr/')
  await bar.getByRole('button', { name: 'Français' }).click()
  const english = bar.getByRole('link', { name: 'English (not translated)' })
  await expect(english).toHaveAttribute('href', '/en/1.0/ancien/')
  await english.click()
  await expect(page).toHaveURL(`${origin}/en/1.0/ancien/`)
  await expect(page.getByRole('note').first()).toContainText('only available in French')
})

test('where no language is at the root, it leads to that of its reader', async ({ browser }) => {
  const { origin } = findServed('bilingual')
  for (const [locale, path] of [
    ['en-GB', '/en/?q=1#a'],
    ['fr-CA', '/fr/?q=1#a'],
    ['de-DE', '/fr/?q=1#a'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto(`${origin}/?q=1#a`)
    await expect(page).toHaveURL(origin + path)
    await context.close()
  }
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await context.close()
})

for (const name of names)
  test(`${name}: the root leads to the language that the reader asks for, without a script`, async () => {
    const outDir = inRepository('e2e/dist/bilingual')
    const server = await serveSite(name, { folder: '', outDir, port: 0, url: 'http://site/' })
    try {
      const answers = {
        '': '/fr/',
        'fr-FR,fr;q=0.9,en;q=0.8': '/fr/',
        'en-US,en;q=0.9,fr;q=0.8': '/en/',
        EN: '/en/',
        'de-DE, en;q=0.5': '/en/',
        'enm, de': '/fr/',
        '*': '/fr/',
      }
      for (const [languages, target] of Object.entries(answers)) {
        const answer = await fetch(`${server.origin}/?q=1`, {
          redirect: 'manual',
          headers: { 'Accept-Language': languages },
        })
        const location = new URL(answer.headers.get('location') ?? '', server.origin)
        expect.soft(answer.status, languages).toBe(302)
        expect.soft(location.pathname + location.search, languages).toBe(`${target}?q=1`)
        expect.soft(answer.headers.get('vary'), languages).toMatch(/Accept-Language/i)
      }
      expect((await ask(server.origin, '/en/guides/backup/')).status).toBe(200)
      expect((await ask(server.origin, '/nowhere/')).status).toBe(404)
    } finally {
      await server.stop()
    }
  })

const questions = [
  ['german', '', 'Suchen', 'Konfiguration', 'Eine Website ausliefern'],
  ['arabic', '', 'بحث', 'الخادم', 'تقديم موقع'],
  ['arabic', 'en/', 'Search', 'installing', 'Serve a site'],
  ['chinese', '', 'Search', '数据库', '提供网站服务'],
] as const

for (const [site, path, field, query, title] of questions)
  test(`${site}: ${query} finds its page, in its language`, async ({ page }) => {
    const { origin } = findServed(site)
    await openAlive(page, `${origin}/${path}`)
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: field, exact: true }).fill(query)
    await untilSettled(page)
    await optionsIn(page).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

test('read from the right, the menu, the contents and the drawer are at the other side', async ({
  page,
}) => {
  const { origin } = findServed('arabic')
  const measureEdges = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return { left: box?.x ?? NaN, right: (box?.x ?? NaN) + (box?.width ?? NaN) }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page, `${origin}/guides/serve/`)
  const article = await measureEdges('.prose')
  expect((await measureEdges('[data-toc]')).right).toBeLessThanOrEqual(article.left)
  expect((await measureEdges('nav[aria-label="قائمة الوثائق"]')).left).toBeGreaterThan(
    article.right,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'فتح شريط التنقل أو إغلاقه' }).click()
  await expect.poll(async () => (await measureEdges('[popover]')).right).toBe(390)
  expect((await measureEdges('[popover]')).left).toBeGreaterThan(20)
})
