/** Pages inline only the styles that they need: what they look like must not show it. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { docRoutes } from './routes.ts'
import { chrome, provider, tracked } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

type Manifest = { readonly criticalCss: string; readonly sheets: readonly { css: string }[] }

async function everyStyle(): Promise<string> {
  const file = new URL('../engine/dist/client/manifest.json', import.meta.url)
  const { criticalCss, sheets } = JSON.parse(await readFile(file, 'utf8')) as Manifest
  return [criticalCss, ...sheets.map(({ css }) => css)].join('')
}

/** One line for each element and each of its drawn marks. */
function looksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((mark) => {
        const style = getComputedStyle(element, mark)
        if (mark !== undefined && style.content === 'none') return []
        const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
        const name = `${element.localName}.${element.getAttribute('class')}${mark ?? ''}`
        return `${name} { ${values.join('; ')} }`
      }),
    ),
  )
}

for (const url of [
  ...docRoutes.filter((_, index) => index % 6 === 0).map((route) => provider.url + route.slice(1)),
  `${provider.url}tags/`,
  `${provider.url}tags/ssl/`,
  `${provider.url}recherche/`,
  `${provider.url}markdown-page/`,
  ...['', 'code/', 'repliable/', 'cachee/', 'etapes/', 'images/', '1.0/', 'tags/'].map(
    (route) => chrome.url + route,
  ),
  tracked.url,
]) {
  test(`${url} looks the same with every style`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(url)
    const looks = await looksOf(page)
    await page.evaluate(
      async (css) => {
        document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(css))
      },
      await everyStyle(),
    )
    expect(await looksOf(page)).toEqual(looks)
  })
}

test('the styles that another page needs come with the app', async ({ page }) => {
  const code = page.locator('figure.code').first()
  const table = page.locator('.table-scroll').first()
  await openAlive(page, `${provider.url}Apache/`)
  const styles = await page.locator('head style').count()
  const looks = [
    await code.evaluate((each) => getComputedStyle(each).border),
    await table.evaluate((each) => getComputedStyle(each).overflowX),
  ]
  await openAlive(page, `${provider.url}tags/apache/`)
  expect(await page.locator('head style').count()).toBeLessThan(styles)
  await page.getByRole('main').locator('a[href="/Apache/"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apache')
  expect([
    await code.evaluate((each) => getComputedStyle(each).border),
    await table.evaluate((each) => getComputedStyle(each).overflowX),
  ]).toEqual(looks)
  expect(looks[0]).toMatch(/^1px solid/)
  expect(looks[1]).toBe('auto')
})
