/** Pages read from the right: code, paths and commands are read from the left, and turn nothing around them. */
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { drawn } from './drawn.ts'
import { optionsIn } from './searchBox.ts'
import { expect, openAlive, test } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

const page1 = `---
tags: [/etc/hosts]
---
# إعداد \`/etc/a\` على الخادم

افتح \`/etc/a\` ثم \`--force\`.

\`\`\`bash title="/etc/a"
/bin/ls -la /etc/a
\`\`\`

| الأمر | الملف |
|---|---|
| \`--all\` | \`/etc/a\` |

:::::tabs
::::tab[/etc/a]
نص
::::
::::tab[--b]
نص
::::
:::::
`

let site: WrittenSite
test.beforeAll(async () => {
  const { workerIndex, project } = test.info()
  site = await serveWritten(
    join(project.outputDir, `.rtl-${workerIndex}`),
    { 'docs/index.md': page1, 'docs/b.md': '# دليل\n\nنص.\n' },
    { locales: [{ code: 'ar', label: 'العربية' }] },
  )
})
test.afterAll(() => site.remove())

test('paths, options and commands stand as they are typed, wherever they are', async ({ page }) => {
  await openAlive(page, site.url)
  const main = page.getByRole('main')
  const places: readonly (readonly [Locator, string])[] = [
    [main.getByRole('heading', { level: 1 }), '/etc/a'],
    [main.locator('p code'), '/etc/a'],
    [main.locator('p', { hasText: '--force' }), '--force'],
    [main.locator('figcaption'), '/etc/a'],
    [main.locator('pre'), '/bin/ls -la /etc/a'],
    [main.getByRole('cell').filter({ hasText: '--all' }), '--all'],
    [main.getByRole('tab').nth(0), '/etc/a'],
    [main.getByRole('tab').nth(1), '--b'],
    [main.getByRole('link', { name: '/etc/hosts' }), '/etc/hosts'],
    [page.getByRole('navigation').getByRole('link', { name: '/etc/a' }), '/etc/a'],
    [main.getByRole('navigation').first(), '/etc/a'],
  ]
  for (const [place, text] of places) expect.soft(await drawn(place, text)).toBe(text)
  const [block, code] = [main.locator('pre'), main.locator('pre code, pre').last()]
  expect(await block.evaluate((pre) => getComputedStyle(pre).textAlign)).toBe('left')
  expect(await code.evaluate((each) => getComputedStyle(each).direction)).toBe('ltr')
  await openAlive(page, `${site.url}b/`)
  await page.keyboard.press('ControlOrMeta+k')
  const box = page.getByRole('combobox')
  await box.fill('etc')
  await expect(optionsIn(page).first().locator('mark').first()).toBeVisible()
  expect(await drawn(optionsIn(page), '/etc/a')).toBe('/etc/a')
  await box.fill('/etc/a')
  expect(await box.evaluate((field) => getComputedStyle(field).unicodeBidi)).toBe('plaintext')
})

test('what is copied holds no mark that is not seen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, site.url)
  await page.locator('figure.code').hover()
  await page.locator('figure.code').getByRole('button').first().click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('/bin/ls -la /etc/a')
})
