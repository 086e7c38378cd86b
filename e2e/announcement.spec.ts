import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const announcement = { name: 'Annonce' }

test('an announcement is shown until it is closed, and stays closed', async ({ page }) => {
  await page.goto(chrome.url)
  const bar = page.getByRole('complementary', announcement)
  await expect(bar).toContainText('PHP 7 ferme')
  await bar.getByRole('button', { name: 'Fermer' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('a new announcement is shown to those who closed the last', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('visited')) return
    sessionStorage.setItem('visited', 'yes')
    localStorage.setItem('docs/docusaurus.announcement.id', 'une-autre')
    localStorage.setItem('docs/docusaurus.announcement.dismiss', 'true')
  })
  await openAlive(page, chrome.url)
  const bar = page.getByRole('complementary', announcement)
  await expect(bar).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    'docs/docusaurus.announcement.id': 'fermeture-php-7',
    'docs/docusaurus.announcement.dismiss': 'false',
  })
})

for (const [closed, shown] of [
  ['true', 0],
  ['false', 1],
] as const) {
  test(`the first frame knows whether it was closed: ${closed}`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('docs/docusaurus.announcement.id', 'fermeture-php-7')
      localStorage.setItem('docs/docusaurus.announcement.dismiss', value)
      // Heights the bar has had at each change of layout.
      const heights = new Set<number>()
      Object.assign(window, { heights })
      const look = () => {
        const bar = document.querySelector('aside[aria-label=Annonce]')
        if (bar) heights.add(Math.sign(bar.getBoundingClientRect().height))
        requestAnimationFrame(look)
      }
      look()
    }, closed)
    await openAlive(page, chrome.url)
    expect(await page.evaluate(() => [...(Reflect.get(window, 'heights') as Set<number>)])).toEqual(
      [shown],
    )
  })
}
