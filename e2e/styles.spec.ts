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

type Look = { readonly name: string; readonly values: readonly string[] }
type Remembering = {
  readonly properties: readonly string[]
  readonly looks: readonly Look[]
  readonly looksOf: () => readonly Look[]
}

/**
 * Records the style of each element and of its pseudo-elements. They stay in the page, where a guide has millions of
 * values.
 */
function rememberLooks(page: Page): Promise<{ looks: number; properties: number }> {
  return page.evaluate(() => {
    const properties = Array.from(getComputedStyle(document.body))
    const listLooks = (): Look[] =>
      [...document.querySelectorAll('body *')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((mark) => {
          const style = getComputedStyle(element, mark)
          if (mark !== undefined && style.content === 'none') return []
          const name = `${element.localName}.${element.getAttribute('class')}${mark ?? ''}`
          return { name, values: properties.map((each) => style.getPropertyValue(each)) }
        }),
      )
    const looks = listLooks()
    Object.assign(globalThis, { properties, looks, looksOf: listLooks } satisfies Remembering)
    return { looks: looks.length, properties: properties.length }
  })
}

/** The first few of what has changed since. */
function changedLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { properties, looks, looksOf } = globalThis as unknown as Remembering
    const now = looksOf()
    if (now.length !== looks.length) return [`${looks.length} → ${now.length} elements and marks`]
    const changes = now.flatMap(({ name, values }, index) =>
      values.flatMap((value, at) => {
        const before = looks[index]?.values[at]
        return value === before ? [] : [`${name} { ${properties[at]}: ${before} → ${value} }`]
      }),
    )
    return changes.slice(0, 20)
  })
}

/** Resolves once transitions have ended, and two frames later: marks of what scrolls follow its position a frame late. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.all(timed.map(({ finished }) => finished))
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    )
  })

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
    // What is folded is styled too once it is laid out.
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
    await settled(page)
    const { looks, properties } = await rememberLooks(page)
    expect(looks).toBeGreaterThan(40)
    expect(properties).toBeGreaterThan(300)
    await page.evaluate(
      async (css) => {
        document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(css))
      },
      await everyStyle(),
    )
    await settled(page)
    expect(await changedLooks(page)).toEqual([])
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
