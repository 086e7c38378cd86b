import type { Locator, Page } from '@playwright/test'
import { chrome, provider } from './sites.ts'
import { expect, openAlive, test, wake } from './test.ts'

const opener = (page: Page) =>
  page.getByRole('button', { name: 'Ouvrir/fermer la barre de navigation' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation principale' })
const docs = (page: Page) => page.getByRole('navigation', { name: 'Menu de la documentation' })

async function openMenu(page: Page, path = 'Premiers-pas/installer/'): Promise<void> {
  await openAlive(page, chrome.url + path)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

test.use({ viewport: { width: 390, height: 844 } })

test('on a docs page the docs come first, the main menu behind a button', async ({ page }) => {
  await openMenu(page)
  await expect(docs(page)).toBeVisible()
  await page.getByRole('button', { name: '← Retour au menu principal' }).click()
  await expect(docs(page)).toBeHidden()
  await expect(menu(page).getByRole('link', { name: 'Guides' })).toBeVisible()
  for (const label of ['Langues', 'Versions']) {
    await expect(menu(page).getByText(label, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Fermer la barre de navigation', exact: true }).click()
  await opener(page).click()
  await expect(docs(page)).toBeVisible()
})

test('on the way to the main menu, the focus follows', async ({ page }) => {
  await openMenu(page)
  await page.getByRole('button', { name: '← Retour au menu principal' }).press('Enter')
  await expect(menu(page).getByRole('link', { name: 'Guides' })).toBeFocused()
})

test('elsewhere the main menu comes first', async ({ page }) => {
  await openMenu(page, 'tags/')
  await expect(menu(page).getByRole('link', { name: 'Guides' })).toBeVisible()
  await expect(page.getByRole('button', { name: '← Retour au menu principal' })).toHaveCount(0)
})

test('Escape, the backdrop and the button close it', async ({ page }) => {
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(380, 600)
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await page.getByRole('button', { name: 'Fermer la barre de navigation', exact: true }).click()
  await expect(menu(page)).toBeHidden()
})

test('closed from the keyboard, it gives the focus back to what opened it', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  await opener(page).press('Enter')
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Back closes it and stays on the page', async ({ page }) => {
  await openAlive(page, chrome.url)
  await page.getByRole('main').getByRole('link', { name: 'installer' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installer')
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installer')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Accueil/)
})

test('a link closes it, and Back then leads to the page before', async ({ page }) => {
  await openMenu(page)
  await docs(page).getByRole('link', { name: 'Le code' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le code')
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installer')
})

test('opened at the moment a page arrives, it stays open', async ({ page }) => {
  await openAlive(page, chrome.url)
  const opened = opener(page).evaluate(async (button: HTMLElement) => {
    const heading = () => document.querySelector('h1')?.textContent
    while (heading() !== 'Installer') await new Promise(requestAnimationFrame)
    button.click()
  })
  await page.getByRole('main').getByRole('link', { name: 'installer' }).first().click()
  await opened
  await page
    .locator('#\\~menu a[aria-current=page]', { hasText: 'Installer' })
    .last()
    .waitFor({ state: 'attached' })
  await expect(menu(page)).toBeVisible()
})

test('it closes when the window becomes wide', async ({ page }) => {
  await openMenu(page)
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(menu(page)).toBeHidden()
  await expect(docs(page)).toBeVisible()
  await expect(opener(page)).toBeHidden()
})

test('the focus stays inside', async ({ page }) => {
  await openMenu(page)
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const focused = document.activeElement
      // The browser's own chrome takes its turn: then nothing of the page has the focus.
      return !focused || focused === document.body || focused.closest('[role=dialog]') !== null
    })
    expect(place).toBe(true)
  }
})

test('the page behind does not scroll', async ({ page }) => {
  await openMenu(page)
  await page.mouse.move(380, 600)
  await page.mouse.wheel(0, 500)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const [width, isMobile] of [
  [996, true],
  [997, false],
] as const) {
  test(`at ${width} px the menu button is ${isMobile ? 'there' : 'not there'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(chrome.url)
    await expect(opener(page)).toBeVisible({ visible: isMobile })
    await expect(docs(page)).toBeVisible({ visible: !isMobile })
  })
}

test('a menu opened before the scripts came stays open, and becomes a dialog', async ({ page }) => {
  await page.goto(`${chrome.url}Premiers-pas/installer/`)
  await opener(page).click()
  await expect(docs(page)).toBeVisible()
  // The name of a dialog is what the scripts bring.
  await expect(menu(page)).toBeVisible()
  await expect(docs(page)).toBeVisible()
})

const contents = (page: Page) => page.getByRole('navigation', { name: 'Sur cette page' })
const measureTop = (heading: Locator) =>
  heading.evaluate((each) => each.getBoundingClientRect().top)

test('after a menu that was closed, Back gives the heading jumped to, where it stood', async ({
  page,
}) => {
  const guide = `${provider.url}Apache/`
  await openAlive(page, guide)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await contents(page).getByText('Sur cette page').click()
  await contents(page).getByRole('link', { name: 'Passer en HTTPS et rediriger' }).click()
  const heading = page.getByRole('heading', { name: 'Passer en HTTPS et rediriger' })
  await expect(heading).toBeInViewport()
  const [there, at] = [page.url(), await measureTop(heading)]
  await page.evaluate(() => document.querySelector<HTMLElement>('.prose a[href*="ssl"]')?.click())
  await expect(page).not.toHaveURL(/Apache/)
  await page.goBack()
  await expect(page).toHaveURL(there)
  await expect(heading).toBeInViewport()
  await expect.poll(async () => Math.abs((await measureTop(heading)) - at)).toBeLessThan(2)
  await page.goBack()
  await expect(page).toHaveURL(guide)
})

test('a menu closed before a reload costs Back no second press', async ({ page }) => {
  await openAlive(page, `${chrome.url}onglets/`)
  await page.evaluate(() => document.querySelector<HTMLElement>('[rel=next]')?.click())
  await expect(page).not.toHaveURL(/onglets/)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await page.reload()
  await wake(page)
  await page.goBack()
  await expect(page).toHaveURL(/onglets/)
})
