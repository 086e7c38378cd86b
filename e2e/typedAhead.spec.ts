/** Tests keys typed before the search box is loaded. */
import type { Page } from '@playwright/test'
import { activeIn, boxIn, searchFor } from './searchBox.ts'
import { expect, openAlive, test } from './test.ts'

/** Opens search on a page where its code is late, with or without the app. */
async function openLate(page: Page, isAlive: boolean): Promise<void> {
  await page.route(/assets\/(searchUi|app)-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  if (isAlive) await openAlive(page, '/')
  else await page.goto('/')
  await page.keyboard.press('ControlOrMeta+k')
}

for (const isAlive of [true, false]) {
  const when = isAlive ? 'with' : 'before'
  test(`letters typed while the box is on its way are in it, ${when} the app`, async ({ page }) => {
    await openLate(page, isAlive)
    await page.keyboard.type('certificat', { delay: 90 })
    await expect(boxIn(page)).toHaveValue('certificat')
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test(`Enter pressed after them leads to all their results, ${when} the app`, async ({ page }) => {
    await openLate(page, isAlive)
    await page.keyboard.type('certbot')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recherche\/\?q=certbot$/)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/résultats?$/)
  })
}

test('Enter pressed before an answer comes leads to all the results of what is typed, not to one of before', async ({
  page,
}) => {
  // As a large index on a slow line: the words that are added are still to be fetched.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, ...sent: [{ text?: string }, never]) {
      const delayMs = sent[0].text?.includes('certbot') ? 1000 : 0
      setTimeout(() => post.apply(this, sent), delayMs)
    } as typeof post
  })
  await openAlive(page, '/')
  await searchFor(page, 'sauvegarde')
  await expect(activeIn(page)).toBeVisible()
  await page.keyboard.type(' certbot')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recherche\/\?q=sauvegarde(\+|%20)certbot$/)
})
