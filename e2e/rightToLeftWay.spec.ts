/** Pages read from the right: keys, focus, and what points or stands to a side, as mirrored as the text. */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { drawn } from './drawn.ts'
import { optionsIn, untilSettled } from './searchBox.ts'
import { expect, openAlive, test } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

const filler = Array.from({ length: 30 }, (_, index) => `## فصل ${index}\n\nسطر.\n`).join('\n')
const files = {
  'docs/index.md': `---
description: عدّل /etc/a/ ثم --force.
layout: landing
hero: { tagline: افتح /etc/a/ }
---
# البداية

نص.
`,
  'docs/guides/_category_.yml':
    'label: الأدلة\nlink: { type: generated-index, description: انظر /srv/b/ }\n',
  'docs/guides/a.md': `---
tags: [خادم]
---
# الإعداد \`/etc/a/\`

الملف /etc/a/ والخيار \`--force\`: أعد التشغيل. \`~/bin/\` آخر.[^1] [خارج](https://a.example/)

:::::tabs
::::tab[واحد]
نص
::::
::::tab[اثنان]
نص
::::
::::tab[ثلاثة]
نص
::::
:::::

التالي :icon[arrow] والخادم :icon[server]

| الخدمة | المنفذ | الوصف | ملاحظة |
|---|---:|---|---|
| SSH | 22 | هذا الأمر يمحو كل شيء على الخادم فاقرأ النص مرة ثانية قبل التأكيد | أعد تحميل الخدمة كل ليلة |

## القيم {#values}

| مثال | بدلًا منه |
|---|---|
| \`a.example\` | نطاقك |

\`\`\`bash
curl a.example
\`\`\`

[^1]: حاشية.

${filler}`,
  'docs/guides/b.md': '# دليل ثان\n\nنص.\n',
  'i18n/en/docs/index.md': '# Start\n\nText.\n',
  'pages/about.md': '# عنا\n\nنص.\n',
}

let site: WrittenSite
test.beforeAll(async () => {
  const { workerIndex, project } = test.info()
  site = await serveWritten(join(project.outputDir, `.rtl-way-${workerIndex}`), files, {
    locales: [
      { code: 'ar', label: 'العربية' },
      { code: 'en', label: 'English' },
    ],
    docs: { values: { anchor: 'values' } },
    navbar: {
      items: [
        { to: '/about', label: 'عنا' },
        { label: 'أكثر', items: [{ href: 'https://b.example/', label: 'خارج' }] },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    printPage: true,
  })
})
test.afterAll(() => site.remove())

const guide = (page: Page, path = '') => openAlive(page, `${site.url}${path}guides/a/`)

const measureBox = async (locator: Locator) => {
  const box = await locator.first().boundingBox()
  return { left: box?.x ?? NaN, right: (box?.x ?? NaN) + (box?.width ?? NaN) }
}

test('the arrow that points on in the text leads to the next tab', async ({ page }) => {
  await guide(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('واحد').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab('اثنان')).toBeFocused()
  expect((await measureBox(tab('اثنان'))).right).toBeLessThanOrEqual(
    (await measureBox(tab('واحد'))).left,
  )
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tab('ثلاثة')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tab('واحد')).toBeFocused()
})

test('the focus goes through the bar from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await guide(page)
  const lefts: number[] = []
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'انتقل إلى المحتوى الرئيسي' })
  await expect(skip).toBeFocused()
  expect((await measureBox(skip)).right).toBeGreaterThan(1300)
  for (let index = 0; index < 5; index++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeVisible()
    lefts.push((await measureBox(focused)).left)
  }
  expect(lefts).toEqual(lefts.toSorted((a, b) => b - a))
  expect(new Set(lefts).size).toBe(5)
})

test('what points to a side points to the other', async ({ page }) => {
  await guide(page)
  const main = page.getByRole('main')
  const scaleOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).scale)
  const [arrow, server] = [main.locator('p .icon').nth(0), main.locator('p .icon').nth(1)]
  expect(await scaleOf(arrow)).toBe('-1 1')
  expect(await scaleOf(server)).toBe('none')
  expect(await scaleOf(main.locator('.footnote-back'))).toBe('-1 1')
  const readSeparator = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(await readSeparator(main.getByRole('link', { name: 'خارج' }))).toContain('\u2196')
  const away = page.locator('nav a[target=_blank] > span').first()
  expect(await readSeparator(away)).toContain('\u2196')
})

test('buttons beside a title stand at its other end', async ({ page }) => {
  await guide(page)
  const title = page.getByRole('heading', { name: 'القيم' })
  const values = page.getByRole('button', { name: 'قيمي' })
  await expect(values).toBeVisible()
  const article = await measureBox(page.locator('.prose'))
  expect((await measureBox(values)).left).toBe(article.left)
  expect((await measureBox(values)).right).toBeLessThan((await measureBox(title)).left)
})

test('the way back to the top is at the left, clear of the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await guide(page)
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
  const top = page.getByRole('button', { name: 'العودة إلى أعلى الصفحة' })
  await expect(async () => {
    await page.mouse.wheel(0, -80)
    await expect(top).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect((await measureBox(top)).right).toBeLessThan(100)
})

test('on a phone, rows of sentences stand at the right, each under the name of its column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await guide(page)
  const cells = page.getByRole('main').locator('.stacked td')
  const sides = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell).textAlign),
  )
  expect(sides).toEqual(['start', 'start', 'start', 'start'])
  expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(
    '"المنفذ: "',
  )
  expect(await cells.first().evaluate((cell) => getComputedStyle(cell).padding)).not.toContain('19')
})

test('lists, descriptions and excerpts keep the signs of a path and of an option', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await openAlive(page, `${site.url}tags/خادم/`)
  expect(await drawn(main.locator('p').last(), '/etc/a/')).toBe('/etc/a/')
  expect(await drawn(main.locator('p').last(), '--force')).toBe('--force')
  await openAlive(page, `${site.url}category/الأدلة/`)
  expect(await drawn(main.locator('header p'), '/srv/b/')).toBe('/srv/b/')
  await openAlive(page, site.url)
  expect(await drawn(main.locator('.landing-sentence'), '/etc/a/')).toBe('/etc/a/')
  await openAlive(page, `${site.url}print/`)
  expect(await drawn(main.locator('ol a', { hasText: 'الإعداد' }), '/etc/a/')).toBe('/etc/a/')
  await openAlive(page, site.url)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'بحث', exact: true }).fill('أعد التشغيل')
  await untilSettled(page)
  const excerpt = optionsIn(page).filter({ hasText: 'force' })
  expect(await drawn(excerpt, '--force')).toBe('--force')
  expect(await drawn(excerpt, '~/bin/')).toBe('~/bin/')
})

test('an article that is read the other way than its page is mirrored, reached with or without a load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page, `${site.url}en/`)
  await page
    .getByRole('navigation', { name: 'Documentation menu' })
    .getByRole('link', { name: 'الأدلة' })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'الإعداد' }).first().click()
  const code = page.getByRole('main').locator('pre').first()
  await expect(code).toBeVisible()
  for (const isLoaded of [false, true]) {
    if (isLoaded) await guide(page, 'en/')
    expect(await code.evaluate((pre) => getComputedStyle(pre).direction)).toBe('ltr')
    expect(
      await page
        .locator('.prose .icon')
        .first()
        .evaluate((icon) => getComputedStyle(icon).scale),
    ).toBe('-1 1')
    const tab = page.getByRole('tab', { name: 'واحد' })
    await tab.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'اثنان' })).toBeFocused()
  }
})

test('on paper, the text stands at the right and what is only for the screen is gone', async ({
  page,
}) => {
  await guide(page)
  await page.emulateMedia({ media: 'print' })
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.evaluate((h1) => getComputedStyle(h1).textAlign)).toMatch(/start|right/)
  expect(await drawn(title, '/etc/a/')).toBe('/etc/a/')
  await expect(page.locator('[role=tablist]')).toBeHidden()
  await expect(page.locator('.tab-label', { hasText: 'واحد' })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeHidden()
})
