import type { Page } from '@playwright/test'
import { chrome, provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const headings = (page: Page) => page.locator('#\\~main h1')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function hold(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().hover()
  await page.mouse.down()
}

test('while a link is held down, its page is laid out and nothing shows of it', async ({
  page,
}) => {
  await openAlive(page, chrome.url)
  const before = await height(page)
  await hold(page, 'installer')
  await expect(headings(page)).toHaveCount(2)
  await expect(title(page)).toHaveText('Accueil de l’atelier')
  await expect(title(page)).toHaveCount(1)
  expect(await height(page)).toBe(before)
  const widths = await page.evaluate(() => {
    const [shown, ahead] = document.querySelectorAll('#\\~main article .prose')
    return [shown, ahead].map((prose) => prose?.getBoundingClientRect().width)
  })
  expect(widths[1]).toBe(widths[0])
})

test('let go elsewhere, it leaves nothing behind', async ({ page }) => {
  await openAlive(page, chrome.url)
  await hold(page, 'installer')
  await expect(headings(page)).toHaveCount(2)
  await page.mouse.move(3, 3)
  await page.mouse.up()
  await expect(headings(page)).toHaveCount(1)
  await expect(title(page)).toHaveText('Accueil de l’atelier')
  expect(new URL(page.url()).pathname).toBe('/docs/')
})

test('let go, what was laid out is what is shown, with its address', async ({ page }) => {
  await openAlive(page, chrome.url)
  await hold(page, 'installer')
  await expect(headings(page)).toHaveCount(2)
  await headings(page)
    .nth(1)
    .evaluate((heading) => (heading.dataset['wasThere'] = ''))
  await page.mouse.up()
  await expect(title(page)).toHaveText('Installer')
  expect(new URL(page.url()).pathname).toBe('/docs/Premiers-pas/installer/')
  await expect(headings(page)).toHaveCount(1)
  await expect(title(page)).toHaveAttribute('data-was-there', '')
  await expect(title(page)).toBeFocused()
  const menu = page.getByRole('navigation', { name: 'Menu de la documentation' })
  await expect(menu.locator('[aria-current=page]')).toHaveText('Installer')
})

test('a long article is whole once it is seen', async ({ page }) => {
  await page.goto(`${provider.url}Apache/`)
  const whole = await height(page)
  await openAlive(page, `${provider.url}SSH/service-ssh/`)
  const menu = page.getByRole('navigation', { name: 'Menu de la documentation' })
  await menu.getByRole('link', { name: 'Apache', exact: true }).click()
  await expect(title(page)).toContainText('Apache')
  await expect.poll(() => height(page)).toBe(whole)
})
