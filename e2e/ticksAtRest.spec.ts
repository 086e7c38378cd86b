/** A list of steps to tick, before its part of the app is there, without it, on paper. What ticking does: ticks.spec.ts. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const steps = `${chrome.url}etapes/`
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const progress = (page: Page, text: string) => page.getByRole('status').getByText(text)

test('steps whose part could not be loaded come to life once the network is back', async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.route('**/assets/ticks-*.js', (route) => route.abort('internetdisconnected'))
  // The page is asked for again, in case a deployment took the part away: answered, it would be loaded anew.
  await page.route(steps, (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : route.abort('internetdisconnected'),
  )
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.url() === steps && request.resourceType() === 'fetch',
  )
  await openAlive(page, steps)
  await failed
  await expect(box(page, 'À faire').first()).toBeDisabled()

  await page.unrouteAll()
  await expect(async () => {
    // Again if need be: the page may not have heard yet that its request has failed.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await box(page, 'Scier').check({ timeout: 1000 })
  }).toPass()
  await expect(progress(page, '1 étape sur 3')).toBeVisible()
})

test('nothing moves when the steps come to life', async ({ page }) => {
  await page.goto(steps)
  const places = () =>
    page
      .getByRole('main')
      .locator('h1, h2, p, li, input, label')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
  const before = await places()
  await openAlive(page, steps)
  await expect(progress(page, '0 étape sur 3')).toBeVisible()
  expect(await places()).toEqual(before)
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a step is large enough', async ({ page }) => {
    await page.goto(steps)
    const sizes = await page
      .getByRole('main')
      .getByRole('checkbox')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(sizes).toHaveLength(8)
    for (const { width, height } of sizes)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })
})

test('paper shows what is ticked and how far it goes, without the button', async ({ page }) => {
  await openAlive(page, steps)
  await box(page, 'Scier').check()
  await expect(page.getByRole('button', { name: 'Recommencer' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(box(page, 'Scier')).toBeVisible()
  await expect(box(page, 'Scier')).toBeChecked()
  await expect(progress(page, '1 étape sur 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recommencer' })).toBeHidden()
})

test('a page without a list of tasks loads nothing for it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openAlive(page, `${chrome.url}repliable/`)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /\/app-/.test(url))).toHaveLength(1)
  expect(loaded.filter((url) => /\/ticks-/.test(url))).toEqual([])
})

for (const mode of ['dark', 'light'])
  test(`no violation in ${mode} mode, ticked or not`, async ({ page }) => {
    await page.addInitScript((value) => {
      for (const key of ['theme', 'docs/theme']) localStorage.setItem(key, value)
    }, mode)
    await openAlive(page, steps)
    await box(page, 'Sortir les outils').check()
    await expect(progress(page, '2 étapes sur 5')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the steps are a list, with what the author has done', async ({ page }) => {
    await page.goto(steps)
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').filter({ hasText: 'Scier' })).toBeVisible()
    await expect(main.getByRole('checkbox', { name: 'Fait' })).toHaveCount(1)
    await expect(main.getByRole('checkbox', { name: 'À faire' })).toHaveCount(7)
    for (const each of await main.getByRole('checkbox').all()) await expect(each).toBeDisabled()
    await expect(page.getByText(/étapes? sur/)).toHaveCount(0)
  })
})
