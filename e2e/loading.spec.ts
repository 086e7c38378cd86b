import type { Page } from '@playwright/test'
import { chrome, provider } from './sites.ts'
import { expect, markDocument, openAlive, openAsleep, test, wake } from './test.ts'

const article = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a slow page leaves the last one in place, with a bar at the top after 200 ms', async ({
  page,
}) => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/code/index.json', async (route) => {
    await isAnswered
    await route.continue()
  })
  await openAlive(page, `${chrome.url}repliable/`)
  const startMs = Date.now()
  await page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Le code' })
    .click()
  const bar = page.getByRole('progressbar')
  await expect(bar).toBeVisible()
  expect(Date.now() - startMs).toBeGreaterThan(190)
  // As wide as the window, and nothing but a line: the browser's own bar would be ten letters wide, and grey.
  const drawn = await bar.evaluate((line) => [(line as HTMLElement).offsetWidth, line.clientHeight])
  expect(drawn).toEqual([page.viewportSize()?.width, 0])
  await expect(title(page)).toHaveText('Sections repliables')
  answer()
  await expect(title(page)).toHaveText('Le code')
  await expect(bar).toHaveCount(0)
})

test('a page lost on the way is asked for again by the next click', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/code/index.json', async (route) => {
    asked.push(route.request().url())
    if (asked.length > 1) await route.continue()
  })
  await openAlive(page, `${chrome.url}repliable/`)
  const link = page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Le code' })
  await link.dblclick()
  await expect(page.getByRole('progressbar')).toBeVisible()
  // Nothing comes; neither does a double click ask twice.
  await page.waitForTimeout(1200)
  expect(asked).toHaveLength(1)
  await link.click()
  await expect(title(page)).toHaveText('Le code')
})

test('what is said not to load can be put away, and is not on paper', async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/)
  await openAlive(page, `${chrome.url}code/`)
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Onglets' })
    .click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(alert).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await alert.getByRole('button', { name: 'Fermer' }).click()
  await expect(alert).toHaveCount(0)
  await expect(title(page)).toHaveText('Le code')
})

test('a fast page shows no bar', async ({ page }) => {
  await openAlive(page, `${chrome.url}repliable/`)
  const seen = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = new MutationObserver(() => {
          const bar = document.querySelector('progress')
          if (bar && getComputedStyle(bar).visibility === 'visible') resolve(true)
          if (document.querySelector('h1')?.textContent === 'Le code') resolve(false)
        })
        look.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Le code' })
    .click()
  expect(await seen).toBe(false)
})

test('a page whose data cannot be had is loaded by the browser', async ({ page, troubles }) => {
  troubles.allow(/code\/index\.json|ERR_FAILED/)
  await page.route('**/code/index.json', (route) => route.abort())
  await openAlive(page, `${chrome.url}repliable/`)
  const isSame = await markDocument(page)
  await page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Le code' })
    .click()
  await expect(title(page)).toHaveText('Le code')
  expect(await isSame()).toBe(false)
})

test('the last of two quick clicks wins', async ({ page }) => {
  await page.route('**/code/index.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await openAlive(page, `${chrome.url}`)
  const late = page.waitForResponse('**/code/index.json')
  const sidebar = page.getByRole('navigation', { name: 'Menu de la documentation' })
  await sidebar.getByRole('link', { name: 'Le code' }).click()
  await sidebar.getByRole('link', { name: 'Onglets' }).click()
  await expect(title(page)).toHaveText('Onglets')
  await late
  await expect(title(page)).toHaveText('Onglets')
})

test('a place of the page chosen since wins over a page that comes late', async ({ page }) => {
  await page.route('**/code/index.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await openAlive(page, `${chrome.url}onglets/`)
  const late = page.waitForResponse('**/code/index.json')
  const sidebar = page.getByRole('navigation', { name: 'Menu de la documentation' })
  await sidebar.getByRole('link', { name: 'Le code' }).click()
  await page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link').first().click()
  await late
  await page.waitForLoadState('networkidle')
  await expect(title(page)).toHaveText('Onglets')
  await expect(page).toHaveURL(/onglets\/#/)
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test('a page left while another was loading is not left again on the way back', async ({
  page,
}) => {
  await page.route('**/code/index.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await openAlive(page, `${chrome.url}onglets/`)
  const late = page.waitForResponse('**/code/index.json')
  const sidebar = page.getByRole('navigation', { name: 'Menu de la documentation' })
  await sidebar.getByRole('link', { name: 'Le code' }).click()
  // As when the reader leaves for another site, and the browser keeps the page.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await late
  await page.waitForLoadState('networkidle')
  await expect(title(page)).toHaveText('Onglets')
  await expect(page).toHaveURL(/onglets/)
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test('pages are loaded ahead of a hovering reader, once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAlive(page, `${chrome.url}code/`)
  const link = page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Onglets' })
  await link.hover()
  await expect.poll(() => asked).toContain('/docs/onglets/index.json')
  await link.click()
  await expect(title(page)).toHaveText('Onglets')
  expect(asked.filter((path) => path === '/docs/onglets/index.json')).toHaveLength(1)
})

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`with ${JSON.stringify(connection)} nothing is loaded ahead`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openAlive(page, `${provider.url}`)
    await page.getByRole('main').getByRole('link').first().hover()
    // What the app loads ahead in view, it does half a second after the page is shown.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)))
    expect(asked.filter((url) => url.endsWith('index.json'))).toEqual([])
  })
}

test('before the reader moves, a page costs one request and its icon', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAsleep(page, '/Apache/')
  expect(asked.filter((path) => !/favicon/.test(path))).toEqual(['/Apache/'])
})

test('a click on a button before the app is there is not lost', async ({ page }) => {
  await page.route('**/assets/app-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: /Basculer entre le mode/ }).click()
  await expect(page.getByRole('button', { name: /actuellement mode clair/ })).toBeVisible()
})

test('the article is the one that was served: the app does not make it again', async ({ page }) => {
  await openAsleep(page, '/Apache/')
  const before = await article(page).locator(':scope *').count()
  const first = await article(page).getByRole('heading', { level: 1 }).elementHandle()
  await wake(page)
  expect(await first?.evaluate((heading) => heading.isConnected)).toBe(true)
  expect(await article(page).locator(':scope *').count()).toBeGreaterThanOrEqual(before)
})
