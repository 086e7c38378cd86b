import type { Page } from '@playwright/test'
import { provider } from './sites.ts'
import { expect, test } from './test.ts'

/** A machine on which a browser draws before it has parsed all. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

test('the first frame shows something: none is spent on an empty page', async ({ page }) => {
  await slowDown(page)
  await page.goto(`${provider.url}Apache/`)
  const paintedAt = (name: string) =>
    page.evaluate(
      (wanted) => performance.getEntriesByName(wanted, 'paint')[0]?.startTime ?? Number.NaN,
      name,
    )
  await expect.poll(() => paintedAt('first-contentful-paint')).toBeGreaterThan(0)
  expect(await paintedAt('first-paint')).toBe(await paintedAt('first-contentful-paint'))
})

/** Family, size and weight of each text drawn, marks of style sheets included. */
function fontsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility(),
    )
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
    const styles = shown.flatMap((element) => [
      ...(hasText(element) ? [getComputedStyle(element)] : []),
      ...['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content }) => !/^(none|normal|"")/.test(content)),
    ])
    const describeFont = ({ fontFamily, fontSize, fontWeight, fontStyle }: CSSStyleDeclaration) =>
      [/(sans-)?serif$|monospace$/.exec(fontFamily)?.[0], fontSize, fontWeight, fontStyle].join(' ')
    return [...new Set(styles.map(describeFont))]
  })
}

// Each is a question to the system before the text is drawn; on Linux, Chromium waits for each answer.
test('a guide is drawn with few fonts: two weights, and sizes that come back', async ({ page }) => {
  await page.goto(`${provider.url}Apache/`)
  const fonts = await fontsOf(page)
  expect(fonts.length).toBeGreaterThan(5)
  expect(fonts.length).toBeLessThanOrEqual(12)
  expect(new Set(fonts.map((font) => font.split(' ')[2]))).toEqual(new Set(['400', '650']))
})
