/** The documentation of the engine, built by it: driven like any other site. */
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { runLucarne, serveLucarne, type RunningServer } from './commandLine.ts'
import { expect, openAlive, test } from './test.ts'

const folder = fileURLToPath(new URL('../engine', import.meta.url))
const outDir = fileURLToPath(new URL('dist/documentation', import.meta.url))
let server: RunningServer
let url = ''

test.beforeAll(async () => {
  const { code, output } = await runLucarne('build', folder, '--out', outDir)
  expect(code, output).toBe(0)
  expect(output).toContain(', 0 problems')
  server = await serveLucarne('preview', folder, '--out', outDir, '--port', '0')
  url = server.url.replace('localhost', '127.0.0.1')
})
test.afterAll(() => server.stop())

for (const page of ['', 'settings/', 'deploying/', 'migrating/'])
  test(`/${page} is read by all, in both modes`, async ({ page: tab }) => {
    for (const mode of ['light', 'dark']) {
      await tab.goto(url + page)
      await tab.evaluate((chosen) => localStorage.setItem('theme', chosen), mode)
      await openAlive(tab, url + page)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      // The contents of a long page scroll while they are folded up: keys open them first.
      const axe = new AxeBuilder({ page: tab }).setLegacyMode()
      const { violations } = await axe.disableRules(['scrollable-region-focusable']).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
  })

test('a setting is found by its name', async ({ page }) => {
  await page.goto(url)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('socialCards')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/settings/)
})
