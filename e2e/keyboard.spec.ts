import type { Page } from '@playwright/test'
import { optionsIn, searchFor } from './searchBox.ts'
import { chrome, provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

/** Presses Tab until the focused element has this name; the site is not so long that it takes more. */
async function tabTo(page: Page, name: RegExp, presses = 60): Promise<void> {
  for (let count = 0; count < presses; count++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

test('the first Tab offers to skip to the content, which then has the focus', async ({ page }) => {
  await openAlive(page, provider.url)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu principal' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a journey without a mouse: mode, dropdown, page, anchor, next page', async ({ page }) => {
  await page.goto(chrome.url)
  await tabTo(page, /^Plus$/)
  await page.keyboard.press('Enter')
  // The menu beside the article has a link of that name too: a browser alone would load it whole.
  await expect(page.getByRole('button', { name: 'Plus' })).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, /^Sections repliables$/)
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Sections repliables')
  await expect(title).toBeFocused()
  await tabTo(page, /Déplier la suite/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sous le pli' })).toBeVisible()
  await tabTo(page, /^(Précédent|Suivant)/)
  await page.keyboard.press('Enter')
  await expect(title).not.toHaveText('Sections repliables')
  await expect(title).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, /Basculer entre le mode/, 120)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
})

test('what has the focus is always seen', async ({ page }) => {
  await openAlive(page, `${chrome.url}code/`)
  const seen = new Set<string>()
  for (let count = 0; count < 45; count++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      return {
        name: element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30) ?? '',
        hasRing: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        isOnScreen: box.bottom > 0 && box.top < innerHeight && box.width > 0,
      }
    })
    if (!focused) continue
    seen.add(focused.name)
    expect.soft(focused.hasRing, `${focused.name} has a ring`).toBe(true)
    expect.soft(focused.isOnScreen, `${focused.name} is on screen`).toBe(true)
  }
  expect(seen.size).toBeGreaterThan(12)
})

test('the sidebar is walked and unfolded by keyboard', async ({ page }) => {
  await openAlive(page, `${provider.url}Apache/`)
  await tabTo(page, /^Bases de données$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^phpMyAdmin$/, 10)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/phpmyadmin\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('all results are reached without a mouse, in a narrow window too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAlive(page, `${provider.url}Apache/`)
  await searchFor(page, 'certificat')
  await expect(optionsIn(page).first()).toBeVisible()
  await tabTo(page, /^Chercher$/, 3)
  await expect(page.getByRole('button', { name: 'Chercher' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recherche\/\?q=certificat$/)
})

test('what is focused in the bar does not move the page', async ({ page }) => {
  await openAlive(page, `${provider.url}Apache/`)
  // Up a little, so that the bar is there.
  for (const top of [2000, 1900])
    await page.evaluate(
      (place) =>
        new Promise((resolve) => {
          addEventListener('scrollend', resolve, { once: true })
          scrollTo({ top: place, behavior: 'instant' })
        }),
      top,
    )
  const links = page.getByRole('banner').getByRole('link')
  await links.last().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => scrollY)).toBe(1900)
})
