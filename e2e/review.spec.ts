import type { Page } from '@playwright/test'
import { expect, openAlive, test } from './test.ts'

/** Page with a review due before the 1st of March 2027. */
const reviewed = '/Haproxy/ssl-certificate/'
const notice = (page: Page) => page.getByRole('note').filter({ hasText: 'Page à revoir' })
const date = (page: Page) =>
  page.getByRole('main').getByText(/À revoir avant le 1er.mars.2027 \(opérateurs réseau\)/)

test('until its day is over, a page only says when it is to be reviewed', async ({ page }) => {
  await page.clock.setFixedTime('2027-03-01T23:00:00Z')
  await page.goto(reviewed)
  await expect(date(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('then it opens with a notice, which moves nothing that was drawn', async ({ page }) => {
  await page.clock.setFixedTime('2027-03-02T01:00:00Z')
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openAlive(page, reviewed)
  await expect(notice(page)).toContainText(
    /devait être revue avant le 1er.mars.2027.: vérifiez qu’elle est toujours exacte/,
  )
  await expect(date(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBe(0)
})

for (const [now, isOverdue] of [
  ['2027-02-28T12:00:00Z', false],
  ['2027-03-02T12:00:00Z', true],
] as const)
  test(`a page reached by a link on ${now} is ${isOverdue ? '' : 'not '}overdue`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(now)
    await openAlive(page, '/Haproxy/haproxy/')
    await expect(notice(page)).toBeHidden()
    const neighbours = page.getByRole('navigation', { name: 'Pages de documentation' })
    await neighbours.getByRole('link', { name: /^Suivant/ }).click()
    await expect(date(page)).toBeVisible()
    await expect(notice(page)).toBeVisible({ visible: isOverdue })
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('HAProxy')
    await expect(notice(page)).toBeHidden()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page says when it is to be reviewed, and leaves the reader to judge', async ({
    page,
  }) => {
    await page.goto(reviewed)
    await expect(date(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })
})
