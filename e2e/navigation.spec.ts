import type { Page } from '@playwright/test'
import { chrome, provider } from './sites.ts'
import { expect, markDocument, openAlive, test } from './test.ts'

const article = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a link changes the page without loading a document, the title and the focus with it', async ({
  page,
}) => {
  await openAlive(page, chrome.url)
  const isSame = await markDocument(page)
  await article(page).getByRole('link', { name: 'installer' }).first().click()
  await expect(title(page)).toHaveText('Installer')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle('Installer | Atelier')
  expect(new URL(page.url()).pathname).toBe('/docs/Premiers-pas/installer/')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(
    'de la première à la dernière étape',
  )
  expect(await isSame()).toBe(true)
})

test('a new page is seen from its top', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  await page.evaluate(() => scrollTo(0, 100_000))
  await article(page).getByRole('link', { name: 'la page aux accents' }).click()
  await expect(title(page)).toHaveText(/Tâches à l.été/)
  expect(await scrollTop(page)).toBe(0)
})

test('names with accents, spaces and apostrophes are followed, forwards and back', async ({
  page,
}) => {
  await openAlive(page, chrome.url)
  const isSame = await markDocument(page)
  await article(page).getByRole('link', { name: 'la page aux accents' }).click()
  await expect(title(page)).toHaveText(/Tâches à l.été/)
  expect(decodeURI(new URL(page.url()).pathname)).toBe("/docs/Premiers-pas/Tâches à l'été/")
  await page.goBack()
  await expect(title(page)).toHaveText(/Accueil/)
  await page.goForward()
  await expect(title(page)).toHaveText(/Tâches à l.été/)
  expect(await isSame()).toBe(true)
})

test('back and forward give each page the place it was left at', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrollTop(page)).toBe(700)
  await page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Le code' })
    .click()
  await expect(title(page)).toHaveText('Le code')
  await page.goBack()
  await expect(title(page)).toHaveText('Installer')
  await expect.poll(() => scrollTop(page)).toBe(700)
  await page.goForward()
  await expect(title(page)).toHaveText('Le code')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('a reload keeps the place', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrollTop(page)).toBe(700)
  await page.reload()
  await expect.poll(() => scrollTop(page)).toBe(700)
})

test('a link to an anchor of another page goes to it', async ({ page }) => {
  await openAlive(page, chrome.url)
  await article(page).getByRole('link', { name: 'la dernière étape' }).click()
  const heading = page.getByRole('heading', { name: 'Dernière étape' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  expect(decodeURI(new URL(page.url()).hash)).toBe('#dernière-étape')
})

test('a link to an anchor of the page goes to it, and Back returns', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  const isSame = await markDocument(page)
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: 'Dernière étape' })
    .click()
  await expect(page.getByRole('heading', { name: 'Dernière étape' })).toBeInViewport()
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(await isSame()).toBe(true)
})

test('an anchor inside a folded section opens it, from here and from elsewhere', async ({
  page,
}) => {
  await openAlive(page, chrome.url)
  await article(page).getByRole('link', { name: 'ce qui est replié' }).click()
  await expect(page.getByRole('heading', { name: 'Sous le pli' })).toBeInViewport()
  await page.goto(`${chrome.url}repliable/#sous-le-pli`)
  await expect(page.getByRole('heading', { name: 'Sous le pli' })).toBeInViewport()
})

for (const [asked, shown] of [
  ['code/index.html?a=b#long', 'code/?a=b#long'],
  ['code.html?a=b#long', 'code/?a=b#long'],
  ['index.html', ''],
]) {
  test(`${asked} becomes /${shown}`, async ({ page }) => {
    await page.goto(chrome.url + asked)
    await expect(title(page)).toBeVisible()
    expect(page.url()).toBe(chrome.url + shown)
  })
}

test('a host that serves .html files as they are gets the clean address too', async ({ page }) => {
  // As a plain file server would: no redirection.
  await page.route('**/docs/code/index.html*', async (route) => {
    await route.fulfill({ response: await page.request.get(`${chrome.url}code/`) })
  })
  await openAlive(page, `${chrome.url}code/index.html?a=b#long`)
  await expect.poll(() => page.url()).toBe(`${chrome.url}code/?a=b#long`)
})

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
  await expect(title(page)).toHaveText('Sections repliables')
  answer()
  await expect(title(page)).toHaveText('Le code')
  await expect(bar).toHaveCount(0)
})

test('a fast page shows no bar', async ({ page }) => {
  await openAlive(page, `${chrome.url}repliable/`)
  const seen = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = new MutationObserver(() => {
          const bar = document.querySelector('[role=progressbar]')
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
  const sidebar = page.getByRole('navigation', { name: 'Menu de la documentation' })
  await sidebar.getByRole('link', { name: 'Le code' }).click()
  await sidebar.getByRole('link', { name: 'Onglets' }).click()
  await expect(title(page)).toHaveText('Onglets')
  await page.waitForResponse('**/code/index.json')
  await expect(title(page)).toHaveText('Onglets')
})

test('links for another tab, downloads and other sites are left to the browser', async ({
  page,
  context,
}) => {
  await openAlive(page, chrome.url)
  const opened = context.waitForEvent('page')
  await article(page)
    .getByRole('link', { name: 'installer' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  expect((await opened).url()).toContain('/installer/')
  await expect(title(page)).toHaveText(/Accueil/)
  const intents = await page.evaluate(() => {
    const follow = (html: string) => {
      document.body.insertAdjacentHTML('beforeend', html)
      const link = document.body.lastElementChild as HTMLElement
      let isOurs = false
      // The last to hear: has anyone kept the browser from following?
      addEventListener(
        'click',
        (event) => {
          isOurs = event.defaultPrevented
          event.preventDefault()
        },
        { once: true },
      )
      link.click()
      link.remove()
      return isOurs
    }
    return {
      download: follow('<a href="/docs/code/" download>a</a>'),
      file: follow('<a href="/docs/plan.txt">a</a>'),
      otherTarget: follow('<a href="/docs/code/" target="_blank">a</a>'),
      otherOrigin: follow('<a href="https://ailleurs.example/docs/code/">a</a>'),
      outsideBaseUrl: follow('<a href="/blog/">a</a>'),
      page: follow('<a href="/docs/code/">a</a>'),
    }
  })
  expect(intents).toEqual({
    download: false,
    file: false,
    otherTarget: false,
    otherOrigin: false,
    outsideBaseUrl: false,
    page: true,
  })
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
  await page.goto('/Apache/', { waitUntil: 'networkidle' })
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
  await page.addInitScript(() => {
    addEventListener('lucarne:ready', () => (document.documentElement.dataset['alive'] = ''))
  })
  await page.goto('/Apache/')
  const before = await article(page).locator(':scope *').count()
  const first = await article(page).getByRole('heading', { level: 1 }).elementHandle()
  await page.mouse.move(4, 4)
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  expect(await first?.evaluate((heading) => heading.isConnected)).toBe(true)
  expect(await article(page).locator(':scope *').count()).toBeGreaterThanOrEqual(before)
})
