import type { Page } from '@playwright/test'
import { searchFor, untilSettled } from './searchBox.ts'
import { chrome, provider } from './sites.ts'
import { expect, openAlive, test, wake } from './test.ts'

const steps = `${chrome.url}etapes/`
const box = (page: Page, name: string | RegExp, nth = 0) =>
  page.getByRole('checkbox', { name, exact: true }).nth(nth)
const progress = (page: Page, text: string) => page.getByRole('status').getByText(text)
const clear = (page: Page) => page.getByRole('button', { name: 'Recommencer' })
const restore = (page: Page) => page.getByRole('button', { name: 'Rétablir les coches' })

test('what is ticked is there again after a reload, list by list', async ({ page }) => {
  await openAlive(page, steps)
  await expect(progress(page, '1 étape sur 5')).toBeVisible()
  await expect(progress(page, '0 étape sur 3')).toBeVisible()
  await expect(clear(page)).toHaveCount(0)
  await box(page, 'Sortir les outils').check()
  await box(page, /^Le marteau/).check()
  await box(page, 'Relire le plan', 1).check()
  await expect(progress(page, '3 étapes sur 5')).toBeVisible()
  await expect(progress(page, '1 étape sur 3')).toBeVisible()

  await page.reload()
  await wake(page)
  await expect(progress(page, '3 étapes sur 5')).toBeVisible()
  await expect(box(page, 'Ranger l’établi')).toBeChecked()
  await expect(box(page, /^Le marteau/)).toBeChecked()
  await expect(box(page, 'Relire le plan', 0)).not.toBeChecked()
  await expect(box(page, 'Relire le plan', 1)).toBeChecked()
  await expect(box(page, 'Scier')).not.toBeChecked()
})

test('what the author has done can be unticked', async ({ page }) => {
  await openAlive(page, steps)
  await box(page, 'Ranger l’établi').uncheck()
  await expect(progress(page, '0 étape sur 5')).toBeVisible()
  await page.reload()
  await wake(page)
  await expect(progress(page, '0 étape sur 5')).toBeVisible()
  await clear(page).click()
  await expect(box(page, 'Ranger l’établi')).toBeChecked()
})

test('by the keyboard: Space ticks, beginning again keeps the focus and can be undone', async ({
  page,
}) => {
  await openAlive(page, steps)
  await box(page, 'Scier').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(box(page, 'Relire le plan', 1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(progress(page, '2 étapes sur 3')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(clear(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(progress(page, '0 étape sur 3')).toBeVisible()
  await expect(box(page, 'Scier')).not.toBeChecked()
  await expect(restore(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(progress(page, '2 étapes sur 3')).toBeVisible()
  await expect(clear(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.reload()
  await wake(page)
  await expect(progress(page, '0 étape sur 3')).toBeVisible()
  await expect(clear(page)).toBeHidden()
})

test('a double click begins again, and undoes nothing', async ({ page }) => {
  await openAlive(page, steps)
  await box(page, 'Scier').check()
  await clear(page).dblclick()
  await expect(progress(page, '0 étape sur 3')).toBeVisible()
  await expect(restore(page)).toBeVisible()
})

test('the text of a step ticks it; a link in it leads where it says', async ({ page }) => {
  await openAlive(page, steps)
  await page.getByText('Sortir les outils').click()
  await expect(box(page, 'Sortir les outils')).toBeChecked()
  await page.getByRole('main').getByRole('link', { name: 'scie', exact: true }).click()
  await expect(page).toHaveURL(`${steps}#monter`)
  await expect(box(page, 'La scie')).not.toBeChecked()
})

test('two tabs follow each other, and neither erases what the other ticks', async ({
  page,
  context,
}) => {
  await openAlive(page, steps)
  const other = await context.newPage()
  await openAlive(other, steps)
  await box(page, 'Scier').check()
  await expect(box(other, 'Scier')).toBeChecked()
  await box(other, 'Tracer les traits').check()
  await expect(progress(page, '2 étapes sur 3')).toBeVisible()
  await page.reload()
  await wake(page)
  await expect(progress(page, '2 étapes sur 3')).toBeVisible()
  await clear(page).click()
  await expect(progress(other, '0 étape sur 3')).toBeVisible()
})

test('steps live after a client navigation, and on the way back', async ({ page }) => {
  await openAlive(page, `${chrome.url}cachee/`)
  await expect(progress(page, '1 étape sur 2')).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'les étapes' }).click()
  await expect(page).toHaveURL(steps)
  await box(page, 'Scier').check()
  await main.getByRole('link', { name: 'la page cachée' }).click()
  await box(page, 'Une tâche à faire').check()
  await page.goBack()
  await expect(progress(page, '1 étape sur 3')).toBeVisible()
  await page.goForward()
  await expect(progress(page, '2 étapes sur 2')).toBeVisible()
})

test('a step stays ticked whatever the reader’s own values make of its commands', async ({
  page,
}) => {
  await openAlive(page, `${provider.url}Premiers-pas/Changement%20de%20contact%20OVH/`)
  const step = box(page, /^Remplacez le contact technique/)
  await step.check()
  await page.getByRole('button', { name: 'Mes valeurs' }).click()
  await page.getByLabel('Votre valeur à la place de xx11111-ovh').fill('ab12345-ovh')
  await expect(step).toHaveAccessibleName(/ab12345-ovh/)
  await page.reload()
  await wake(page)
  await expect(step).toHaveAccessibleName(/ab12345-ovh/)
  await expect(step).toBeChecked()
  await expect(progress(page, '1 étape sur 6')).toBeVisible()
})

test('a search marks the steps, not the count of those that are ticked', async ({ page }) => {
  await openAlive(page, `${provider.url}Proc%C3%A9dure-de-Migration/`)
  const count = page.getByRole('main').getByRole('status').filter({ hasText: 'sur 15' })
  await expect(count).toHaveText('0 étape sur 15')
  await searchFor(page, 'titre:étapes migration')
  await untilSettled(page)
  await page.getByRole('option', { name: 'Les étapes' }).first().click()
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  await expect(count.locator('mark')).toHaveCount(0)
})

test('without storage, steps are ticked all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await openAlive(page, steps)
  await box(page, 'Scier').check()
  await expect(progress(page, '1 étape sur 3')).toBeVisible()
  await box(page, 'Tracer les traits').check()
  await expect(progress(page, '2 étapes sur 3')).toBeVisible()
  await clear(page).click()
  await restore(page).click()
  await expect(progress(page, '2 étapes sur 3')).toBeVisible()
})
