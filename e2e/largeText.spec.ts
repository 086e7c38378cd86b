/** Text as large as a reader asks their browser for: twice the usual size. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { publishedPaths } from './publishedPaths.ts'
import { provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'
import { serveWritten } from './writtenSite.ts'

async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

test('the article keeps its room: menus fold as on a smaller window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enlargeText(page)
  await page.goto('/Apache/')
  const title = page.getByRole('heading', { level: 1 })
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
  expect((await title.boundingBox())?.width).toBeGreaterThan(1000)
  await expect(
    page.getByRole('button', { name: 'Ouvrir/fermer la barre de navigation' }),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
})

test('a menu left open closes once the window is wide enough for its bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enlargeText(page)
  await openAlive(page, '/Apache/')
  await page.getByRole('button', { name: 'Ouvrir/fermer la barre de navigation' }).click()
  await expect(page.getByRole('dialog', { name: 'Navigation principale' })).toBeVisible()
  await page.setViewportSize({ width: 2100, height: 900 })
  await expect(page.getByRole('dialog', { name: 'Navigation principale' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Rechercher' })).toBeVisible()
})

/** Words of headings that stand on two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
    }
    return broken
  })

test('no page is wider than a telephone, and no title breaks within a word', async ({
  page,
  troubles,
}) => {
  test.slow()
  troubles.allow(/404/)
  await enlargeText(page)
  const paths = [...(await publishedPaths(provider.url)), '/recherche/', '/absente/']
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true
    })
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const seen = {
        width: await page.evaluate(() => document.documentElement.scrollWidth),
        broken: await brokenWords(page),
      }
      expect.soft(seen, `${path} at ${width} px`).toEqual({ width, broken: [] })
    }
  }
})

test('the field of the page of results has the width of the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeText(page)
  await openAlive(page, '/recherche/?q=certificat')
  const field = page.getByRole('main').getByRole('searchbox')
  expect((await field.boundingBox())?.width).toBeGreaterThan(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('with the text spacing of WCAG 1.4.12', () => {
  // Of the reader, whom the policy of the site does not concern.
  test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } })

  test('the name of the site is whole in the narrowest window', async ({ page }) => {
    await page.goto('/Apache/')
    const content = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
    await page.addStyleTag({ content })
    const name = page.getByRole('banner').getByText('Documentation', { exact: true })
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('a tag longer than the window breaks, and widens no page', async ({ page }, {
  project,
  workerIndex,
}) => {
  const tag = 'anticonstitutionnellement-indivisiblement'
  const site = await serveWritten(join(project.outputDir, `.long-tag-${workerIndex}`), {
    'docs/index.md': `---\ntags: [${tag}]\n---\n# Accueil\n\nBonjour.\n`,
  })
  try {
    await enlargeText(page)
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of ['', 'tags/']) {
      await page.goto(site.url + path)
      await expect(page.getByRole('link', { name: tag })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
  } finally {
    await site.remove()
  }
})
