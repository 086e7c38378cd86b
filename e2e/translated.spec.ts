/** Browsers that translate wrap every text in elements of their own, under the application's feet. */
import type { Page } from '@playwright/test'
import { optionsIn, searchFor, untilSettled } from './searchBox.ts'
import { expect, openAlive, test } from './test.ts'

/** As Chromium's translation does: texts are moved into `<font>`, as they come too, but for `translate="no"`. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moved = new WeakSet<Node>()
    const wrapTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const isLeftAlone = text.parentElement?.closest('script, style, pre, code, [translate=no]')
        if (isLeftAlone || moved.has(text) || text.data.trim() === '') continue
        const font = document.createElement('font')
        text.replaceWith(font)
        moved.add(text)
        font.append(text)
      }
    }
    wrapTexts(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrapTexts(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
  expect(await page.locator('font').count()).toBeGreaterThan(100)
}

test('a translated page is left for another, and for another again', async ({ page }) => {
  await openAlive(page, '/Apache/')
  await translate(page)
  const sidebar = page.getByRole('navigation', { name: 'Menu de la documentation' })
  const title = page.getByRole('heading', { level: 1 })
  await sidebar.getByRole('link', { name: 'Introduction' }).click()
  await expect(page).toHaveURL('/')
  await expect(title).toContainText('Introduction')
  await page.goBack()
  await expect(title).toContainText('Apache')
})

test('a translated page is searched', async ({ page }) => {
  await openAlive(page, '/Apache/')
  await translate(page)
  await searchFor(page, 'haproxy')
  await untilSettled(page)
  await page.getByRole('combobox', { name: 'Rechercher' }).fill('certificat')
  await untilSettled(page)
  await optionsIn(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/certificat/i)
  await searchFor(page, 'sauvegarde')
  await untilSettled(page)
  await page.keyboard.press('Escape')
  await expect(optionsIn(page)).toHaveCount(0)
})

test('a translated page keeps its switch of colours and its menu', async ({ page }) => {
  await openAlive(page, '/Apache/')
  await translate(page)
  await page.getByRole('button', { name: /Basculer entre le mode/ }).click()
  await expect(page.getByRole('button', { name: /actuellement mode clair/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Ouvrir/fermer la barre de navigation' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Introduction' })).toBeVisible()
  await drawer.getByRole('link', { name: 'Introduction' }).click()
  await expect(page).toHaveURL('/')
})
