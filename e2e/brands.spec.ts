/** Two brands, one of them bold: what a theme gives is what is seen, in both modes, and nothing moves when fonts come. */
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { runLucarne, serveLucarne, type RunningServer } from './commandLine.ts'
import { expect, test } from './test.ts'

const brands = {
  bold: { guide: 'guides/allumer/', font: 'Bricolage', titles: 'Bricolage Titres' },
  sober: {
    guide: 'guides/first-entry/',
    font: 'Atkinson Hyperlegible',
    titles: 'Atkinson Hyperlegible',
  },
} as const

/** `theme.*.page` of each. */
const grounds = {
  bold: { light: 'rgb(255, 244, 214)', dark: 'rgb(27, 16, 51)' },
  sober: { light: 'rgb(255, 255, 255)', dark: 'rgb(16, 21, 18)' },
} as const

const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Families whose file has come; `FontFace` quotes some names. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll(/["']/g, '')),
  )

/** Returns the top of each part of the article, in pixels. */
const measureTops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main p, main pre')].map((each) =>
      Math.round(each.getBoundingClientRect().top),
    ),
  )

const sourceFolder = (name: string) => fileURLToPath(new URL(`sites/${name}`, import.meta.url))
const outputFolder = (name: string) => fileURLToPath(new URL(`dist/${name}`, import.meta.url))

for (const name of ['bold', 'sober'] as const) {
  const { guide, font, titles } = brands[name]
  test.describe(`the brand ${name}`, () => {
    let server: RunningServer
    let printed = ''
    let url = ''

    test.beforeAll(async () => {
      const built = await runLucarne('build', sourceFolder(name), '--out', outputFolder(name))
      expect(built.code, built.output).toBe(0)
      printed = built.output
      server = await serveLucarne(
        'preview',
        sourceFolder(name),
        '--out',
        outputFolder(name),
        '--port',
        '0',
      )
      url = server.url.replace('localhost', '127.0.0.1')
    })
    test.afterAll(() => server.stop())

    test('its weight is told by the build', () => {
      expect(printed).toMatch(
        /^theme: \d\.\d kB in each page, \d\d\.\d kB of fonts \(3 files, \d\d\.\d kB loaded first\)$/m,
      )
      expect(printed).toContain(', 0 problems')
    })

    for (const mode of ['light', 'dark'] as const)
      test(`in the ${mode} mode, its colours are those of its theme, and all is read`, async ({
        page,
      }) => {
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode)
        await page.goto(url + guide)
        await page.evaluate(() => document.fonts.ready)
        expect(await colourOf(page)).toBe(grounds[name][mode])
        expect(await loadedFonts(page)).toEqual(expect.arrayContaining([font, titles]))
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        expect(violations.map(({ id }) => id)).toEqual([])
      })

    test('what is seen first is asked for at once, the rest when it is laid out', async ({
      page,
    }) => {
      await page.goto(url + guide)
      const preloads = page.locator('link[rel=preload][as=font]')
      await expect(preloads).toHaveCount(2)
      for (const link of await preloads.all())
        await expect(link).toHaveAttribute('href', /^\/assets\/[\w-]+-[\da-f]{16}\.woff2$/)
    })

    test('nothing moves when its fonts come late', async ({ page }) => {
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600))
        await route.continue()
      })
      await page.goto(url + guide, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const before = await measureTops(page)
      expect(await loadedFonts(page)).not.toContain(font)
      await expect.poll(() => loadedFonts(page)).toContain(font)
      await page.evaluate(() => document.fonts.ready)
      expect(await measureTops(page)).toEqual(before)
    })
  })
}
