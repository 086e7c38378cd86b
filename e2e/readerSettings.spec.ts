/** What readers ask of their system: less motion. */
import { chrome } from './sites.ts'
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
