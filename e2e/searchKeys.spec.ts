/** The search box by keys, and where the reader is once it is closed. */
import { provider } from './sites.ts'
import { boxIn, optionsIn, searchFor, untilSettled } from './searchBox.ts'
import { expect, openAlive, test } from './test.ts'

test('two Escapes leave the box: the first its results, the next its query', async ({ page }) => {
  await openAlive(page, `${provider.url}Apache/`)
  const box = await searchFor(page, 'apache')
  await untilSettled(page)
  await expect(optionsIn(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(optionsIn(page)).toHaveCount(0)
  await expect(box).toHaveValue('apache')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(boxIn(page)).toHaveValue('')
})

test('the link to all results is reached by arrows, and left by them', async ({ page }) => {
  await openAlive(page, `${provider.url}Apache/`)
  const box = await searchFor(page, 'apache')
  await untilSettled(page)
  const all = page.getByRole('link', { name: /Voir tous les résultats/ })
  await expect(all).toBeVisible()
  const count = await optionsIn(page).count()
  for (let index = 0; index < count; index++) await page.keyboard.press('ArrowDown')
  await expect(all).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
  await all.press('Enter')
  await expect(page).toHaveURL(/\/recherche\/\?q=apache/)
})

test('screen readers hear how many results there are, not how many are shown', async ({ page }) => {
  await openAlive(page, `${provider.url}Apache/`)
  await searchFor(page, 'apache')
  await untilSettled(page)
  const link = page.getByRole('link', { name: /Voir tous les résultats \(\d+\)/ })
  const total = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? ''
  expect(Number(total)).toBeGreaterThan(8)
  await expect(page.getByRole('dialog').getByRole('status').first()).toContainText(total)
})

test('after a result on the page shown, its section has the focus', async ({ page }) => {
  await openAlive(page, `${provider.url}Apache/`)
  await searchFor(page, 'apache https rediriger')
  await untilSettled(page)
  const here = page.locator('[role=option] a[href^="/Apache/#"], a[role=option][href^="/Apache/#"]')
  await here
    .or(optionsIn(page).filter({ has: here }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/Apache\/#/)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true)
})

test('on a phone, opening and closing the box leaves Forward as it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAlive(page, `${provider.url}Apache/`)
  await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL(/\/Apache\/$/)
  const next = page.url()
  await page.goBack()
  await expect(page).toHaveURL(/\/Apache\/$/)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(boxIn(page)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.goForward()
  await expect(page).toHaveURL(next)
})
