import type { Page } from '@playwright/test'
import { chrome, provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

/** 0 is black, 255 white. */
async function lightness(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const parts = colour.match(/[\d.]+/g)?.map(Number) ?? []
  return Math.max(...parts.slice(0, 3))
}

const colourSwitch = (page: Page) => page.getByRole('button', { name: /Basculer entre le mode/ })

test('the site is dark by default, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  expect(await lightness(page)).toBeLessThan(80)
})

test('the switch changes the mode, says so, and the choice lasts', async ({ page }) => {
  await page.goto('/')
  await colourSwitch(page).click()
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
  await expect(page.getByRole('button', { name: /actuellement mode clair/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'mode clair' })).toBeAttached()
  await page.reload()
  expect(await lightness(page)).toBeGreaterThan(200)
  await page.goto('/Apache/')
  expect(await lightness(page)).toBeGreaterThan(200)
})

test('an explicit choice outlives a change of the system', async ({ page }) => {
  await openAlive(page, '/')
  await colourSwitch(page).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  expect(await lightness(page)).toBeGreaterThan(200)
})

test('all tabs change together', async ({ page, context }) => {
  const other = await context.newPage()
  await openAlive(other, '/Apache/')
  await openAlive(page, '/')
  await colourSwitch(page).click()
  await expect.poll(() => lightness(other)).toBeGreaterThan(200)
})

test('a tab that nobody has touched yet changes too, and says so once it is', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/Apache/')
  await openAlive(page, '/')
  await colourSwitch(page).click()
  await expect.poll(() => lightness(other)).toBeGreaterThan(200)
  await other.mouse.move(5, 5)
  await expect(other.getByRole('button', { name: /actuellement mode clair/ })).toBeVisible()
  expect(await lightness(other)).toBeGreaterThan(200)
})

test('something else than a mode in the storage counts as no choice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'foo'))
  await openAlive(page, '/')
  expect(await lightness(page)).toBeLessThan(80)
  await expect(page.getByRole('button', { name: /actuellement mode sombre/ })).toBeVisible()
})

test('the first frame painted is already in the mode chosen', async ({ page }) => {
  await page.goto('/404/')
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  const session = await page.context().newCDPSession(page)
  const frames: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await page.goto('about:blank')
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await page.goto(provider.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await session.send('Page.stopScreencast')
  expect(frames.length).toBeGreaterThan(0)
  const means = await page.evaluate(
    (images) =>
      Promise.all(
        images.map(async (data) => {
          const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
          canvas?.drawImage(image, 0, 0)
          const pixels =
            canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray(1)
          let sum = 0
          for (const value of pixels) sum += value
          return sum / pixels.length
        }),
      ),
    frames,
  )
  // A dark page has a mean near 85: its alpha counts too.
  expect(Math.min(...means)).toBeGreaterThan(200)
})

test('storage forbidden: the switch works, and one warning says that choices are not kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await openAlive(page, chrome.url)
  await colourSwitch(page).click()
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('main').getByRole('link', { name: 'installer' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installer')
  expect(warnings.filter((text) => /Storage/.test(text))).toHaveLength(1)
})
