/** The table of contents, beside the article. */
import type { Page } from '@playwright/test'
import { provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const contents = (page: Page) => page.getByRole('navigation', { name: 'Sur cette page' })
const current = (page: Page) => contents(page).locator('[aria-current]')

test.use({ viewport: { width: 1366, height: 650 } })

test('what cannot be folded has no button that folds', async ({ page }) => {
  await openAlive(page, `${provider.url}Apache/`)
  await expect(contents(page).getByText('Sur cette page')).toBeVisible()
  await expect(contents(page).getByRole('link').first()).toBeVisible()
  await page.getByRole('link', { name: 'Page d’accueil' }).focus()
  await page.keyboard.press('Tab')
  await expect(contents(page).getByRole('link').first()).toBeFocused()
})

test('the heading being read stays in sight where the table is longer than the window', async ({
  page,
}) => {
  await openAlive(page, `${provider.url}Procédure-de-Migration/`)
  for (const name of ['Changer le DNS', 'Revenir en arrière', 'Prérequis']) {
    await page
      .getByRole('heading', { name, exact: true })
      .evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 100))
    await expect(current(page)).toHaveText(name)
    await expect(current(page)).toBeInViewport({ ratio: 1 })
  }
})

test('a heading that is jumped to is the one being read, however short its section', async ({
  page,
}) => {
  await openAlive(page, `${provider.url}Migration/Archi-multi/`)
  for (const name of ['Partager les fichiers', 'Essayer les pannes', 'Partager les fichiers']) {
    await contents(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
    await expect(current(page)).toHaveText(name)
  }
})

for (const [width, isBeside] of [
  [996, false],
  [997, true],
  [1239, true],
] as const)
  test(`at ${width} px it stands ${isBeside ? 'beside' : 'above'} the article, as the menu does`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAlive(page, `${provider.url}Apache/`)
    const box = await contents(page).boundingBox()
    const text = await page.getByRole('article').locator('.prose').boundingBox()
    expect((box?.x ?? 0) > (text?.x ?? 0) + (text?.width ?? 0)).toBe(isBeside)
    expect(text?.width).toBeGreaterThan(500)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('the wheel over a menu or contents with nothing to scroll scrolls the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 })
  await openAlive(page, `${provider.url}Apache/`)
  for (const name of ['Menu de la documentation', 'Sur cette page']) {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('navigation', { name }).getByRole('link').first().hover()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY), { message: name }).toBeGreaterThan(100)
  }
})
