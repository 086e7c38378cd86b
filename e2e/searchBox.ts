/** The search box, as a reader meets it. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const boxIn = (page: Page): Locator => page.getByRole('combobox', { name: 'Rechercher' })
export const optionsIn = (page: Page): Locator => page.getByRole('option')

/** The result that the keys would open. */
export const activeIn = (page: Page): Locator => page.getByRole('option', { selected: true })

/** Opens the box and types; answers its field. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+k')
  const box = boxIn(page)
  await box.fill(query)
  return box
}

/** The answer that no other follows is shown, and finds something. */
export async function untilSettled(page: Page): Promise<void> {
  // By its role alone: its name is in the language of the page.
  await untilAnswered(page.getByRole('dialog').getByRole('combobox'))
  await expect(optionsIn(page).first().locator('mark').first()).toBeVisible()
}

/** The answer to what is typed has come, and no other follows it. */
export const untilAnswered = (box: Locator): Promise<void> =>
  expect(box).toHaveAttribute('data-status', 'idle')

/** Opens the page of results, and waits for the answer that no other follows. */
export async function openResults(page: Page, query: string): Promise<void> {
  await page.goto(`/recherche/?q=${encodeURIComponent(query)}`)
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
}
