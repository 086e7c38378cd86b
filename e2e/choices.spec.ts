import type { Page } from '@playwright/test'
import { provider } from './sites.ts'
import { searchFor } from './searchBox.ts'
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

test('results show the release that the reader has chosen, on pages without a switch too', async ({
  page,
}) => {
  const query = 'pm.max_children reload php-fpm'
  const searched = async () => {
    await searchFor(page, query)
    // The page has options of its own, in a list to choose from.
    const options = page.getByRole('dialog').getByRole('option')
    await expect(options.first().locator('mark').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    return (await options.allInnerTexts()).join('\n')
  }
  await openAlive(page, '/')
  const before = await searched()
  expect(before).toContain('8.4')
  expect(before).not.toMatch(/8\.2|[\u2062-\u2064]/)
  await openAlive(page, guide)
  await release(page, 'Debian 12').check()
  const after = await searched()
  expect(after).toContain('8.2')
  expect(after).not.toContain('8.4')
  // The panel, then the box.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  // What is asked again is shown again as it is now.
  await release(page, 'Debian 13').check()
  expect(await searched()).not.toContain('8.2')
  await page.goto(`/recherche/?q=${encodeURIComponent(query)}`)
  const results = page.getByRole('main')
  await expect(results).toContainText('systemctl reload php8.4-fpm')
  await expect(results).not.toContainText(/8\.2\p{Cf}*\/8\.4/u)
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

test('the way to the other choices stands above its block, and covers none of it', async ({
  page,
}) => {
  await openAlive(page, `${provider.url}vitesse/`)
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true
  })
  const gaps = await page
    .locator('.choice-labels')
    .filter({ visible: true })
    .evaluateAll((ways) =>
      ways.map(
        (way) =>
          (way.nextElementSibling?.getBoundingClientRect().top ?? 0) -
          way.getBoundingClientRect().bottom,
      ),
    )
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.min(...gaps)).toBeGreaterThan(0)
})
