import type { Page } from '@playwright/test'
import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu de la documentation' })
const branch = (page: Page, label: string) => sidebar(page).getByText(label, { exact: true })

test('a branch opened stays so from page to page, and after a reload', async ({ page }) => {
  await openAlive(page, '/Apache/')
  const child = sidebar(page).getByRole('link', { name: 'phpMyAdmin' })
  await expect(child).toBeHidden()
  await branch(page, 'Bases de données').click()
  await expect(child).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Introduction' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(child).toBeVisible()
  await page.reload()
  await page.mouse.move(9, 9)
  await page.mouse.move(10, 10)
  await expect(child).toBeVisible()
})

test('what was open is open again before anything is drawn, and nothing moves afterwards', async ({
  page,
}) => {
  await openAlive(page, '/Apache/')
  await branch(page, 'Bases de données').click()
  await page.mouse.move(900, 400)
  await page.reload()
  const child = sidebar(page).getByRole('link', { name: 'phpMyAdmin' })
  await expect(child).toBeVisible()
  const aim = branch(page, 'Migration')
  const before = await aim.boundingBox()
  await aim.hover()
  await page.mouse.move((before?.x ?? 0) + 8, (before?.y ?? 0) + 8)
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  expect(await aim.boundingBox()).toEqual(before)
  await expect(child).toBeVisible()
})

test('the branch of the page is open, and the others do not close', async ({ page }) => {
  await openAlive(page, '/Apache/')
  await expect(sidebar(page).getByRole('link', { name: 'Apache', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await branch(page, 'Sécurité').click()
  const inSecurity = sidebar(page)
    .getByRole('link')
    .filter({ hasText: /Fail2ban/i })
    .last()
  await inSecurity.click()
  await expect(inSecurity).toHaveAttribute('aria-current', 'page')
  await expect(sidebar(page).getByRole('link', { name: 'Apache', exact: true })).toBeVisible()
})

test('a category with a page is a link and a caret', async ({ page }) => {
  await openAlive(page, '/Apache/')
  const caret = sidebar(page).getByLabel(/Développer la catégorie «.Plesk.» de la barre latérale/)
  await caret.click()
  await expect(sidebar(page).getByRole('link', { name: 'Découvrir Plesk' })).toBeVisible()
  await sidebar(page)
    .getByLabel(/Réduire la catégorie «.Plesk.» de la barre latérale/)
    .click()
  await expect(sidebar(page).getByRole('link', { name: 'Découvrir Plesk' })).toBeHidden()
  await sidebar(page).getByRole('link', { name: 'Plesk', exact: true }).click()
  await expect(page).toHaveURL(/\/Plesk\/Plesk\/$/)
  await expect(sidebar(page).getByRole('link', { name: 'Découvrir Plesk' })).toBeVisible()
})

test('it folds away where the site allows it, for the session', async ({ page }) => {
  await openAlive(page, `${chrome.url}code/`)
  await page.getByRole('button', { name: 'Réduire le menu latéral' }).click()
  await expect(sidebar(page)).toBeHidden()
  await page.reload()
  await page.mouse.move(9, 9)
  await page.mouse.move(10, 10)
  await expect(page.getByRole('button', { name: 'Déplier le menu latéral' })).toBeVisible()
  await page.getByRole('button', { name: 'Déplier le menu latéral' }).click()
  await expect(sidebar(page)).toBeVisible()
})

test('it cannot be folded away on the provider’s site', async ({ page }) => {
  await openAlive(page, '/Apache/')
  await expect(page.getByRole('button', { name: 'Réduire le menu latéral' })).toHaveCount(0)
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 400 } })

  test('the current page is in sight', async ({ page }) => {
    await openAlive(page, '/Outils/kokishare/')
    const current = sidebar(page).getByRole('link', { name: 'kokishare' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toBeInViewport()
  })

  test('it keeps its place from page to page', async ({ page }) => {
    await openAlive(page, '/Outils/kokishare/')
    const current = sidebar(page).getByRole('link', { name: 'kokishare' })
    const before = await current.boundingBox()
    await sidebar(page).getByRole('link', { name: 'kokiboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/kokiboard/i)
    expect(await current.boundingBox()).toEqual(before)
  })
})
