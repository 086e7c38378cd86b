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

/** The final answer has its excerpts: what follows no longer moves. */
export async function untilSettled(page: Page): Promise<void> {
  await expect(optionsIn(page).first().locator('mark').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}
