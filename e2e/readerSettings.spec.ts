/** Tests preferences of the reader's system: reduced motion, forced colours. */
import { chrome, provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

test('nothing slides or turns for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await openAlive(page, `${chrome.url}code/`)
    const moving = await page.evaluate(() => {
      const parts = [null, '::before', '::after', '::backdrop']
      return [...document.querySelectorAll('body *')].flatMap((element) =>
        parts.flatMap((part) => {
          const durations = getComputedStyle(element, part).transitionDuration.split(', ')
          const isLong = durations.some((each) => Number.parseFloat(each) > 0.001)
          return isLong ? [`${element.localName}${part ?? ''} ${durations}`] : []
        }),
      )
    })
    expect.soft(moving, `at ${width} px`).toEqual([])
  }
})

test('forced colours leave the menu button and what is current to be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 390, height: 800 })
  await openAlive(page, `${provider.url}Apache/`)
  const opener = page.getByRole('button', { name: 'Ouvrir/fermer la barre de navigation' })
  const plain = await opener.screenshot()
  await opener.evaluate((button) => (button.style.color = 'Canvas'))
  expect((await opener.screenshot()).equals(plain)).toBe(false)

  await opener.click()
  const edge = (menu: Element) => getComputedStyle(menu).borderInlineEndWidth
  expect.soft(await page.getByRole('dialog').evaluate(edge), 'of the menu').toBe('1px')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1440, height: 800 })
  const readMark = (name: string) =>
    page
      .getByRole('navigation', { name })
      .locator('a[aria-current]')
      .evaluate((link) =>
        [getComputedStyle(link), getComputedStyle(link, '::before')].some(
          ({ borderInlineStartWidth, borderBlockEndWidth }) =>
            borderInlineStartWidth !== '0px' || borderBlockEndWidth !== '0px',
        ),
      )
  for (const name of ['Navigation principale', 'Menu de la documentation'])
    expect.soft(await readMark(name), name).toBe(true)
})
