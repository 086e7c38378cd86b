import type { Page } from '@playwright/test'
import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const section = (page: Page) => page.getByText('Déplier la suite')
const inside = (page: Page) => page.getByRole('heading', { name: 'Sous le pli' })

/** Durations of the animations that a click starts, in milliseconds. */
async function durationsOf(page: Page): Promise<number[]> {
  return section(page).evaluate((summary) => {
    ;(summary as HTMLElement).click()
    return (summary.parentElement?.getAnimations() ?? []).map((animation) =>
      Number(animation.effect?.getComputedTiming().duration),
    )
  })
}

test('a section that unfolds takes a time that follows from its height', async ({ page }) => {
  await openAlive(page, `${chrome.url}repliable/`)
  const [durationMs] = await durationsOf(page)
  expect(durationMs).toBeGreaterThan(200)
  expect(durationMs).toBeLessThan(700)
  await expect(inside(page)).toBeVisible()
  await durationsOf(page)
  await expect(inside(page)).toBeHidden()
})

test('a section that unfolds takes none for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, `${chrome.url}repliable/`)
  expect(await durationsOf(page)).toEqual([])
  await expect(inside(page)).toBeVisible()
})
