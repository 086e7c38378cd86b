import { readFile } from 'node:fs/promises'
import { docRoutes } from './routes.ts'
import { provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

test('every guide has one h1, a description and a canonical address', async () => {
  for (const route of docRoutes) {
    const file = `${provider.outDir}${route === '/' ? '' : route}/index.html`
    const html = await readFile(file, 'utf8')
    expect.soft(html.match(/<h1[\s>]/g), route).toHaveLength(1)
    expect.soft(html, route).toMatch(/<meta name="description" content="[^"]{40,}"/)
    const path = encodeURI(route === '/' ? '/' : `${route}/`)
    expect
      .soft(html, route)
      .toContain(`<link rel="canonical" href="https://docs.hebergeur.example${path}">`)
    expect.soft(html, route).toMatch(/<html lang="fr" dir="ltr"/)
  }
})

for (const [width, isWider] of [
  [1439, false],
  [1440, true],
  [1920, true],
] as const)
  test(`at ${width} px, long lines and tables of sentences are ${isWider ? 'wider' : 'no wider'} than the text, and short ones never are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${provider.url}Apache/`)
    const article = page.locator('.prose')
    const rightOf = async (selector: string) => {
      const box = await article.locator(selector).first().boundingBox()
      return Math.round((box?.x ?? 0) + (box?.width ?? 0))
    }
    const text = await rightOf('> p')
    const contents = await page.getByRole('navigation', { name: 'Sur cette page' }).boundingBox()
    const far = isWider ? text + 80 : text
    expect(await rightOf('> .code.wide')).toBe(far)
    expect(await rightOf('> .stacked')).toBe(far)
    expect(await rightOf('> .code:not(.wide)')).toBe(text)
    expect(far).toBeLessThanOrEqual((contents?.x ?? 0) - 24)
  })

for (const width of [320, 390, 996, 997, 1440, 1920]) {
  test(`nothing overflows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/Apache/', '/Haproxy/haproxy/', '/tags/', '/markdown-page/']) {
      await page.goto(path)
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflowPx, path).toBe(0)
    }
  })
}

test('on a telephone, a path in a table is cut where its parts are joined; found and copied whole', async ({
  page,
}) => {
  const path = '/var/log/apache2/error.log'
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/Apache/')
  const code = page.getByRole('cell').getByText(path, { exact: true }).first()
  const lines = await code.evaluate((element) => {
    const byTop = new Map<number, string>()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node as Text).length; at += 1) {
        const letter = document.createRange()
        letter.setStart(node, at)
        letter.setEnd(node, at + 1)
        const top = Math.round(letter.getBoundingClientRect().top)
        byTop.set(top, (byTop.get(top) ?? '') + letter.toString())
      }
    return [...byTop.values()]
  })
  expect(lines).toEqual(['/var/log/apache2/error', '.log'])
  await code.selectText()
  expect(await page.evaluate(() => String(getSelection()))).toBe(path)
  await page.evaluate(() => getSelection()?.removeAllRanges())
  const isFound = (text: string) =>
    page.evaluate((words) => Reflect.get(window, 'find')(words), text)
  expect(await isFound(path)).toBe(true)
  expect(await isFound(`${path}/`)).toBe(false)
})

test('an iPhone enlarges no line of a command: it knows that property by its prefix alone', async ({
  request,
}) => {
  const html = await (await request.get('/Apache/')).text()
  expect(html).toContain('-webkit-text-size-adjust:none')
})

test('lines have a readable length', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/Apache/')
  const letters = await page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /.{200}/ })
    .first()
    .evaluate((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.bottom / 8)))
        .size
      // Definitions of terms are in it, and not shown.
      return (paragraph as HTMLElement).innerText.length / lines
    })
  expect(letters).toBeGreaterThan(50)
  expect(letters).toBeLessThan(90)
})

test('nothing moves while the page comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openAlive(page, '/Apache/')
  expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.001)
})

test('commands that are selected and copied hold nothing of their buttons', async ({ page }) => {
  await openAlive(page, `${provider.url}Haproxy/haproxy/`)
  await expect(page.getByRole('button', { name: /Agrandir/ }).first()).toBeVisible()
  const selected = await page.evaluate(() => {
    const article = document.querySelector('article')
    if (article) getSelection()?.selectAllChildren(article)
    return getSelection()?.toString() ?? ''
  })
  expect(selected).toContain('sudo systemctl reload haproxy')
  expect(selected).not.toMatch(/^(Copier|Mes valeurs|Agrandir)$/m)
})

for (const width of [390, 1000, 1280, 1440])
  test(`at ${width} px, the remedy of an error is in sight beside it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/mysql/', '/Haproxy/ssl-certificate/', '/services-php/', '/Conteneurs/']) {
      await page.goto(path)
      // On a phone, each row says it under the message, after the name of its column.
      const column =
        width < 640
          ? page.locator('td[data-label^="Remède"]').first()
          : page.getByRole('columnheader', { name: 'Remède' })
      await column.scrollIntoViewIfNeeded()
      await expect(column).toBeInViewport({ ratio: 1 })
      expect(await column.evaluate((cell) => cell.closest('.table-scroll')?.scrollLeft)).toBe(0)
    }
  })
