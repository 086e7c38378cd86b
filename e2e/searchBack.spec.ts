/** Back, pressed while the search box is open. */
import type { Page } from '@playwright/test'
import { boxIn, searchFor } from './searchBox.ts'
import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The first page, then this one. */
async function goToSecondPage(page: Page): Promise<void> {
  await openAlive(page, chrome.url)
  await page.getByRole('main').getByRole('link', { name: 'installer' }).first().click()
  await expect(title(page)).toHaveText('Installer')
}

test.describe('on a large screen', () => {
  test('it leaves the page, and the box goes with it; Forward returns', async ({ page }) => {
    await goToSecondPage(page)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(boxIn(page)).toBeFocused()
    await page.goBack()
    await expect(title(page)).toHaveText(/Accueil/)
    await expect(boxIn(page)).toBeHidden()
    await page.goForward()
    await expect(title(page)).toHaveText('Installer')
    await expect(boxIn(page)).toBeHidden()
  })

  test('a box opened and closed leaves Back and Forward as they were', async ({ page }) => {
    await goToSecondPage(page)
    await page.goBack()
    await expect(title(page)).toHaveText(/Accueil/)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(boxIn(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(boxIn(page)).toBeHidden()
    await page.goForward()
    await expect(title(page)).toHaveText('Installer')
  })
})

test.describe('on a telephone, where the box covers the page', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('it closes the box and stays on the page; once more leaves it', async ({ page }) => {
    await goToSecondPage(page)
    await page.getByRole('link', { name: 'Rechercher' }).click()
    await expect(boxIn(page)).toBeFocused()
    await page.goBack()
    await expect(boxIn(page)).toBeHidden()
    await expect(title(page)).toHaveText('Installer')
    await page.goBack()
    await expect(title(page)).toHaveText(/Accueil/)
  })

  test('after a box closed otherwise, it leaves the page at once', async ({ page }) => {
    await goToSecondPage(page)
    await page.getByRole('link', { name: 'Rechercher' }).click()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(boxIn(page)).toBeHidden()
    await page.goBack()
    await expect(title(page)).toHaveText(/Accueil/)
  })

  test('from a result, it leads to the page where it was searched', async ({ page }) => {
    await goToSecondPage(page)
    await searchFor(page, 'onglets')
    await page.getByRole('option').first().click()
    await expect(title(page)).toHaveText('Onglets')
    await page.goBack()
    await expect(title(page)).toHaveText('Installer')
    await expect(boxIn(page)).toBeHidden()
    await page.goBack()
    await expect(title(page)).toHaveText(/Accueil/)
  })
})
