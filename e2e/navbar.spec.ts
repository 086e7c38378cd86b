import type { Page } from '@playwright/test'
import { chrome, provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const bar = (page: Page) => page.getByRole('banner')
const items = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })

test.describe('hiding', () => {
  test.use({ viewport: { width: 1280, height: 600 } })

  test('the bar goes on the way down, comes back on the way up, and is there near the top', async ({
    page,
  }) => {
    await openAlive(page, '/Apache/')
    await expect(bar(page)).toBeInViewport()
    await page.mouse.move(700, 300)
    await page.mouse.wheel(0, 900)
    await expect(bar(page)).not.toBeInViewport()
    await page.mouse.wheel(0, -200)
    await expect(bar(page)).toBeInViewport()
    await page.mouse.wheel(0, 300)
    await expect(bar(page)).not.toBeInViewport()
    await page.evaluate(() => scrollTo(0, 10))
    await expect(bar(page)).toBeInViewport()
  })

  test('a jump to an anchor of the page hides it', async ({ page }) => {
    await openAlive(page, '/Apache/')
    await page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link').nth(2).click()
    await expect(bar(page)).not.toBeInViewport()
  })

  test('so does a link to a place of another page, wherever it was followed', async ({ page }) => {
    await openAlive(page, '/Migration/Archi-multi/')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.evaluate(() => scrollBy(0, -900))
    await expect(bar(page)).toBeInViewport()
    const link = page.getByRole('main').locator('a[href^="/Apache/#passer"]').first()
    await link.evaluate((element) => (element as HTMLElement).click())
    await expect(page).toHaveURL(/Apache\/#/)
    await expect(bar(page)).not.toBeInViewport()
  })

  test('a new page shows it again', async ({ page }) => {
    await openAlive(page, '/Apache/')
    await page.mouse.move(700, 300)
    await page.mouse.wheel(0, 100_000)
    await expect(bar(page)).not.toBeInViewport()
    await page
      .getByRole('navigation', { name: 'Pages de documentation' })
      .getByRole('link')
      .last()
      .click()
    await expect(bar(page)).toBeInViewport()
  })
})

test('every kind of item is there, with what it leads to', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  const link = (name: string | RegExp) => items(page).getByRole('link', { name })
  await expect(link('Guides')).toHaveAttribute('href', /^\/docs\//)
  await expect(link('Installer')).toHaveAttribute('aria-current', 'page')
  await expect(items(page).getByText('Bêta')).toBeVisible()
  await expect(link('Version du site')).toHaveAttribute('href', '/docs/')
  await expect(link(/^État/)).toHaveAttribute('target', '_blank')
  await expect(link(/^État/)).toHaveAttribute('rel', /noopener/)
  for (const name of ['Plus', '2.0', 'Français']) {
    await expect(items(page).getByRole('button', { name, exact: true })).toBeVisible()
  }
})

test('the current part of the site is marked', async ({ page }) => {
  await openAlive(page, '/Apache/')
  await expect(items(page).getByRole('link', { name: 'Guides' })).toHaveAttribute(
    'aria-current',
    /true|page/,
  )
  await items(page).getByRole('link', { name: 'Tags' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  await expect(items(page).getByRole('link', { name: 'Tags' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test.describe('a dropdown', () => {
  const opener = (page: Page) => items(page).getByRole('button', { name: 'Plus' })
  const inside = (page: Page) => items(page).getByRole('link', { name: 'Onglets' })

  test('opens and closes by hovering', async ({ page }) => {
    await openAlive(page, chrome.url)
    await opener(page).hover()
    await expect(inside(page)).toBeVisible()
    await page.mouse.move(600, 500)
    await expect(inside(page)).toBeHidden()
  })

  test('opened by hovering, closes by Escape wherever the focus is, which stays there', async ({
    page,
  }) => {
    await openAlive(page, chrome.url)
    const link = page.getByRole('main').getByRole('link').first()
    await link.focus()
    await opener(page).hover()
    await expect(inside(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inside(page)).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('opens by Enter and by Space, closes by Escape and gives the focus back', async ({
    page,
  }) => {
    await openAlive(page, chrome.url)
    for (const key of ['Enter', ' ']) {
      await opener(page).focus()
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press(key)
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(inside(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(inside(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    }
  })

  test('opened where clicks give no focus, closes by Escape and gives it to its button', async ({
    page,
  }) => {
    await openAlive(page, chrome.url)
    // As Safari.
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
    await opener(page).click()
    await page.keyboard.press('Escape')
    await expect(inside(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('is walked by arrows, Home and End', async ({ page }) => {
    await openAlive(page, chrome.url)
    await opener(page).focus()
    await page.keyboard.press('ArrowDown')
    const names = ['Sections repliables', 'Onglets', /^Blog/]
    const link = (index: number) => items(page).getByRole('link', { name: names[index] ?? '' })
    await expect(link(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(link(2)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(link(0)).toBeFocused()
  })

  test('closes when the focus leaves it', async ({ page }) => {
    await openAlive(page, chrome.url)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    for (let count = 0; count < 4; count++) await page.keyboard.press('Tab')
    await expect(inside(page)).toBeHidden()
  })

  test('opens by a touch, and closes by a touch elsewhere', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true })
    const page = await context.newPage()
    await page.goto(chrome.url)
    await opener(page).tap()
    await expect(inside(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(inside(page)).toBeHidden()
    await context.close()
  })

  test('leads to a page and closes behind', async ({ page }) => {
    await openAlive(page, chrome.url)
    await opener(page).hover()
    await inside(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onglets')
    await page.mouse.move(600, 500)
    await expect(inside(page)).toBeHidden()
  })

  test('is a button with a state for screen readers, even by a synthetic click', async ({
    page,
  }) => {
    await openAlive(page, chrome.url)
    await opener(page).evaluate((button) => (button as HTMLElement).click())
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(inside(page)).toBeVisible()
  })
})

test('in the narrowest window that has it, a full bar keeps each label on its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 997, height: 600 })
  await page.goto(chrome.url)
  for (const name of ['Plus', '2.0', 'Français']) {
    const opener = items(page).getByRole('button', { name })
    expect.soft((await opener.boundingBox())?.height, name).toBeLessThan(45)
  }
  const label = items(page).getByRole('link', { name: 'Version du site' })
  expect((await label.boundingBox())?.height).toBeLessThan(45)
  await expect(page.getByRole('link', { name: 'Rechercher' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(997)
})

test('links to elsewhere open apart, and say so', async ({ page }) => {
  await page.goto(provider.url)
  const away = items(page).getByRole('link', { name: /État des services/ })
  await expect(away).toHaveAttribute('target', '_blank')
  await expect(away).toHaveAccessibleName(/nouvel onglet/)
  await expect(away).toHaveText('État des services (nouvel onglet)')
})
