/** Tests that areas that scroll sideways can be reached with Tab, and others cannot. */
import { provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

for (const width of [390, 1440])
  test(`only code and tables that scroll are among what Tab leads to, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAlive(page, `${provider.url}Apache/`)
    const places = page.locator('main :is(pre, .table-scroll, .diagram)')
    await expect
      .poll(() =>
        places.evaluateAll((all) =>
          all.filter(
            (each) => each.scrollWidth > each.clientWidth !== each.hasAttribute('tabindex'),
          ),
        ),
      )
      .toEqual([])
    const isStop = await places.evaluateAll((all) => all.map((each) => each.tabIndex === 0))
    expect(isStop).toContain(true)
    expect(isStop).toContain(false)
  })

test('a window that narrows makes stops of what scrolls then', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 800 })
  await openAlive(page, `${provider.url}Apache/`)
  const stops = page.locator('main :is(pre, .table-scroll)[tabindex="0"]')
  await page.setViewportSize({ width: 340, height: 800 })
  await expect.poll(() => stops.count()).toBeGreaterThan(3)
})
