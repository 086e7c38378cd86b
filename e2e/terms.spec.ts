import type { Page } from '@playwright/test'
import { expect, openAlive, test } from './test.ts'

const guide = '/services-php/'
const term = (page: Page) => page.getByRole('button', { name: 'PHP-FPM', exact: true })
const definition = (page: Page) =>
  page.getByText('Le service qui exécute le code PHP derrière Apache.')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a term shows its definition when it is pressed, and hides it when something else is', async ({
    page,
  }) => {
    await page.goto(guide)
    await expect(definition(page)).toBeHidden()
    await term(page).click()
    await expect(definition(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(definition(page)).toBeHidden()
  })

  test('by keyboard, its link comes next, and Escape goes back to the term', async ({ page }) => {
    await page.goto(guide)
    await term(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(definition(page).getByRole('link', { name: 'Le régler' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(definition(page)).toBeHidden()
    await expect(term(page)).toBeFocused()
  })
})

test('a definition stays in a small window, beside its term, and leads to its guide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAlive(page, '/creer-site-environnement/')
  // Terms in what is folded are seen once it is open.
  await page
    .locator('main details')
    .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
  for (const each of await page.locator('.term').all()) {
    await each.scrollIntoViewIfNeeded()
    await each.click()
    const shown = page.locator('.definition:popover-open')
    const box = await shown.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
  }
})

test('a page that the app shows explains its terms too', async ({ page }) => {
  await openAlive(page, '/Apache/')
  await page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'PHP et PHP-FPM' })
    .click()
  await expect(page).toHaveURL(/services-php/)
  await expect(term(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await term(page).click()
  await expect(definition(page)).toBeVisible()
})

test('words that were looked for are marked in a term, not in what is hidden', async ({ page }) => {
  await openAlive(page, `${guide}?termes=php%20fpm`)
  const marks = page.locator('mark[data-search]')
  await expect(term(page).locator('mark')).not.toHaveCount(0)
  await expect(page.locator('.definition mark')).toHaveCount(0)
  await expect(marks).not.toHaveCount(0)
})

test('the page of all terms is one press from the list of tags', async ({ page }) => {
  await openAlive(page, '/tags/')
  await page.getByRole('main').getByRole('link', { name: 'Glossaire' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Glossaire' })).toBeVisible()
  expect(await page.getByRole('term').count()).toBeGreaterThan(59)
  await page.goto('/glossaire/#dns')
  await expect(page.locator('#dns')).toBeInViewport()
})
