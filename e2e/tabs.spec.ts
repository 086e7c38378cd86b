import type { Page } from '@playwright/test'
import { optionsIn, searchFor } from './searchBox.ts'
import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string, index = 0) =>
  main(page).getByRole('tab', { name }).nth(index)

test('tabs are walked by keyboard, and those of a group change together', async ({ page }) => {
  await openAlive(page, `${chrome.url}onglets/`)
  await expect(tab(page, 'Debian')).toHaveAttribute('aria-selected', 'true')
  await expect(main(page).getByText('Avec apt.')).toBeVisible()
  await expect(main(page).getByText('Avec dnf.')).toBeHidden()
  await tab(page, 'Debian').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Alma')).toBeFocused()
  for (const text of ['Avec dnf.', 'Encore dnf.'])
    await expect(main(page).getByText(text)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(tab(page, 'Debian')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tab(page, 'Alma')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('tabpanel', { name: 'Alma' }).first()).toBeFocused()
})

test('arrows go on from a tab that was clicked, where clicks give no focus', async ({ page }) => {
  await openAlive(page, `${chrome.url}onglets/`)
  // As Safari.
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
  await tab(page, 'Alma').click()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Debian')).toHaveAttribute('aria-selected', 'true')
})

test('in forced colours, the tab that is shown alone is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAlive(page, `${chrome.url}onglets/`)
  const readBorder = (name: string) =>
    page
      .getByRole('tab', { name })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor)
  expect(await readBorder('Debian')).not.toBe(await readBorder('Alma'))
})

test('tabs are remembered, in the address and for the next visit', async ({ page }) => {
  await openAlive(page, `${chrome.url}onglets/`)
  await tab(page, 'Alma').click()
  expect(new URL(page.url()).search).toBe('?systeme=alma')
  await openAlive(page, `${chrome.url}onglets/`)
  await expect(tab(page, 'Alma')).toHaveAttribute('aria-selected', 'true')
  await openAlive(page, `${chrome.url}onglets/?systeme=debian`)
  for (const index of [0, 1])
    await expect(tab(page, 'Debian', index)).toHaveAttribute('aria-selected', 'true')
})

test('tabs change in the reader’s other tabs', async ({ page, context }) => {
  const other = await context.newPage()
  await openAlive(other, `${chrome.url}onglets/`)
  await openAlive(page, `${chrome.url}onglets/`)
  await tab(page, 'Alma').click()
  await expect(tab(other, 'Alma', 1)).toHaveAttribute('aria-selected', 'true')
})

test('what is pressed stays under the pointer', async ({ page }) => {
  await openAlive(page, `${chrome.url}onglets/`)
  const second = tab(page, 'Alma', 1)
  await second.scrollIntoViewIfNeeded()
  const before = await second.boundingBox()
  await second.click()
  expect(Math.abs(((await second.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
})

test('an anchor inside a hidden panel shows it', async ({ page }) => {
  await openAlive(page, `${chrome.url}onglets/`)
  await main(page)
    .getByRole('link', { name: /recette d.Alma/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Recette Alma' })).toBeInViewport()
  await openAlive(page, `${chrome.url}onglets/#recette-alma`)
  await expect(page.getByRole('heading', { name: 'Recette Alma' })).toBeInViewport()
  await tab(page, 'Debian').click()
  await main(page)
    .getByRole('link', { name: /recette d.Alma/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Recette Alma' })).toBeInViewport()
})

test('a script or a search that goes to an anchor of the page shows it too', async ({ page }) => {
  await openAlive(page, `${chrome.url}onglets/`)
  const recipe = page.getByRole('heading', { name: 'Recette Alma' })
  await page.evaluate(() => (location.hash = 'recette-alma'))
  await expect(recipe).toBeInViewport()
  await tab(page, 'Debian').click()
  await expect(recipe).toBeHidden()
  await searchFor(page, 'recette alma')
  await optionsIn(page)
    .filter({ hasText: /Recette Alma/ })
    .click()
  await expect(recipe).toBeInViewport()
})

test('the browser’s own search finds the text of a hidden panel, and its tab is chosen', async ({
  page,
}) => {
  await openAlive(page, `${chrome.url}onglets/`)
  const panel = main(page).locator('.tab-panel', { hasText: 'Encore dnf.' })
  await expect(panel).toHaveAttribute('hidden', 'until-found')
  await expect(panel.getByText('Encore dnf.')).toBeHidden()
  expect(await panel.evaluate((each) => each.getBoundingClientRect().height)).toBe(0)
  await expect(main(page).getByRole('tabpanel')).toHaveCount(2)
  // A fragment of text is looked for as the browser's own search looks.
  await page.evaluate(() => (location.hash = ':~:text=Encore%20dnf'))
  await expect(tab(page, 'Alma', 1)).toHaveAttribute('aria-selected', 'true')
  await expect(panel).not.toHaveAttribute('hidden')
  await expect(main(page).getByText('Encore dnf.')).toBeInViewport()
})

test('it finds the text of a closed section too, which opens', async ({ page }) => {
  await openAlive(page, `${chrome.url}repliable/`)
  const hidden = main(page).getByRole('heading', { name: 'Sous le pli' })
  await expect(hidden).toBeHidden()
  await page.evaluate(() => (location.hash = ':~:text=loin.-,Sous%20le%20pli'))
  await expect(hidden).toBeInViewport()
})

test('on paper every panel is there, under its name', async ({ page }) => {
  await openAlive(page, `${chrome.url}onglets/`)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Avec apt.', 'Avec dnf.', 'Encore dnf.'])
    await expect(main(page).getByText(text)).toBeVisible()
  for (const label of await main(page).locator('.tab-label').all())
    await expect(label).toBeVisible()
  await expect(main(page).getByRole('tablist').first()).toBeHidden()
})
