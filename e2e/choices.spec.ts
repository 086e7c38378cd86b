import type { Page } from '@playwright/test'
import { provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const guide = `${provider.url}services-php/`
const release = (page: Page, name: string) => page.getByRole('radio', { name })
const command = (page: Page) =>
  page.getByRole('figure').filter({ hasText: '-t && sudo systemctl restart' }).first()

test('the release that a reader chooses is in commands and in what is copied, and is kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, guide)
  await expect(release(page, 'Debian 13')).toBeChecked()
  const copied = async () => {
    await command(page).hover()
    await command(page).getByRole('button', { name: 'Copier le code' }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied()).toContain('sudo php-fpm8.4 -t')
  await release(page, 'Debian 12').check()
  expect(await copied()).toContain('sudo php-fpm8.2 -t')
  await page.reload()
  await expect(release(page, 'Debian 12')).toBeChecked()
  await expect(command(page).getByText('8.2').first()).toBeVisible()
  await expect(command(page).getByText('8.4').first()).toBeHidden()
})

test('the release chosen on a page holds on the next one', async ({ page }) => {
  await openAlive(page, guide)
  await release(page, 'Debian 12').check()
  await page.getByRole('link', { name: /y faire passer un site/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mettre à jour un serveur')
  await expect(release(page, 'Debian 12')).toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the switch shows the other release', async ({ page }) => {
    await page.goto(guide)
    await release(page, 'Debian 12').check()
    await expect(command(page).getByText('8.2').first()).toBeVisible()
    await expect(command(page).getByText('8.4').first()).toBeHidden()
  })
})

test('on a phone, « Dépannage » is one touch away from the middle of a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAlive(page, guide)
  const shortcut = page.getByRole('link', { name: 'Dépannage', exact: true }).last()
  await page.mouse.wheel(0, 4000)
  await expect(shortcut).toBeInViewport()
  await shortcut.click()
  await expect(page.getByRole('heading', { name: 'Dépannage' })).toBeInViewport()
})

test('on a telephone the values of a choice stand on one line, below its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(guide)
  const older = await release(page, 'Debian 12').boundingBox()
  const newer = await release(page, 'Debian 13').boundingBox()
  const name = await page.getByText('Version de Debian', { exact: true }).first().boundingBox()
  expect(newer?.y).toBe(older?.y)
  expect(older?.y).toBeGreaterThanOrEqual((name?.y ?? Infinity) + (name?.height ?? 0))
})
