/** A menu longer than the window: it shows where the reader is, and never moves under the pointer. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, openAsleep, test, wake } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

let site: WrittenSite

test.beforeAll(async () => {
  const { workerIndex, project } = test.info()
  const pages = Array.from({ length: 90 }, (_, index): [string, string] => [
    `docs/p${index}.md`,
    `---\nsidebar_position: ${index}\n---\n\n# Page ${index}\n\nVoir [une autre](p${(index + 45) % 90}.md).\n`,
  ])
  site = await serveWritten(join(project.outputDir, `.long-menu-${workerIndex}`), {
    'docs/index.md': '# Accueil\n',
    ...Object.fromEntries(pages),
  })
})

test.afterAll(() => site.remove())

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu de la documentation' })
const entry = (page: Page, index: number) =>
  sidebar(page).getByRole('link', { name: `Page ${index}`, exact: true })

for (const [width, height] of [
  [1440, 800],
  [1280, 500],
] as const)
  for (const index of [80, 0])
    test(`page ${index} is in sight from the first, and stays where it is (${width} × ${height})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openAsleep(page, `${site.url}p${index}/`)
      await expect(entry(page, index)).toBeInViewport({ ratio: 1 })
      const before = await entry(page, index).boundingBox()
      await wake(page)
      await page.mouse.move(before?.x ?? 0, before?.y ?? 0)
      await page.waitForLoadState('networkidle')
      expect(await entry(page, index).boundingBox()).toEqual(before)
    })

test('what is clicked first is what the pointer was on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openAsleep(page, `${site.url}p80/`)
  const box = await entry(page, 78).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  await expect(page).toHaveURL(/\/p78\/$/)
})

test('a page reached from the article is brought in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openAsleep(page, `${site.url}p80/`)
  await page.getByRole('link', { name: 'une autre' }).click()
  await expect(entry(page, 35)).toHaveAttribute('aria-current', 'page')
  await expect(entry(page, 35)).toBeInViewport({ ratio: 1 })
})

test('a menu that was scrolled is where it was after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openAsleep(page, `${site.url}p10/`)
  await wake(page)
  const scroller = page.locator('[popover]').first()
  await scroller.evaluate((menu) => (menu.scrollTop = 60))
  await page.reload()
  expect(await scroller.evaluate((menu) => menu.scrollTop)).toBe(60)
})
