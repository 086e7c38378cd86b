import type { Page } from '@playwright/test'
import { runLucarne } from './commandLine.ts'
import { chrome, faulty, provider } from './sites.ts'
import { expect, openAlive, openAsleep, test, wake } from './test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu de la documentation' })

test('a page that crashes says so with the causes, stands in its frame, and can be tried again', async ({
  page,
  troubles,
}) => {
  troubles.allow(/Panne simulée/)
  await page.addInitScript(() => {
    const { ResizeObserver } = window
    Object.assign(window, { repair: () => Object.assign(window, { ResizeObserver }) })
    const broken = function () {
      throw new Error('Panne simulée', { cause: new Error('fil coupé') })
    }
    Object.assign(window, { ResizeObserver: broken })
  })
  await page.goto(`${chrome.url}code/`)
  await page.mouse.move(4, 4)
  await page.mouse.move(5, 5)
  await expect(page.getByRole('heading', { name: 'Cette page a planté.' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Panne simulée')
  await expect(page.getByRole('alert')).toContainText(/Cause.: fil coupé/)
  await expect(sidebar(page)).toBeVisible()
  await page.evaluate(() => (Reflect.get(window, 'repair') as () => void)())
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter')
  await expect(title(page)).toHaveText('Le code')
  await expect(page.getByRole('main')).toBeFocused()
})

test('going elsewhere leaves the crash behind', async ({ page, troubles }) => {
  troubles.allow(/Panne simulée/)
  await page.addInitScript(() => {
    const { ResizeObserver } = window
    let isBroken = true
    Object.assign(window, {
      ResizeObserver: function (callback: ResizeObserverCallback) {
        if (!isBroken) return new ResizeObserver(callback)
        isBroken = false
        throw new Error('Panne simulée')
      },
    })
  })
  await page.goto(`${chrome.url}code/`)
  await page.mouse.move(4, 4)
  await page.mouse.move(5, 5)
  await expect(title(page)).toHaveText('Cette page a planté.')
  await sidebar(page).getByRole('link', { name: 'Onglets' }).click()
  await expect(title(page)).toHaveText('Onglets')
})

test('a crash of the frame itself is told too', async ({ page, troubles }) => {
  troubles.allow(/TypeError|Cannot read|undefined/)
  await page.route('**/assets/frame-*.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), footer: { style: 'dark' } } })
  })
  await page.goto(`${chrome.url}code/`)
  await page.mouse.move(4, 4)
  await page.mouse.move(5, 5)
  await expect(title(page)).toHaveText('Cette page a planté.')
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
})

test('without a network the page asked for is said not to load, and can be asked for again', async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/)
  await openAlive(page, `${chrome.url}code/`)
  await context.setOffline(true)
  await page.setViewportSize({ width: 1280, height: 360 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await sidebar(page).getByRole('link', { name: 'Onglets' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('La page demandée n’a pas pu être chargée.')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(title(page)).toHaveText('Le code')
  const retry = alert.getByRole('button', { name: 'Réessayer' })
  const failedAgain = page.waitForEvent('requestfailed')
  await retry.press('Enter')
  await failedAgain
  // The app is told in the same task; with a network by then, it would load the page whole.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(retry).toBeFocused()
  await context.setOffline(false)
  await retry.press('Enter')
  await expect(title(page)).toHaveText('Onglets')
  await expect(alert).toHaveCount(0)
})

test('where the app has failed to come, links lead where they say', async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/)
  await openAsleep(page, `${chrome.url}code/`)
  // The app, then the page itself: with a network, it would be loaded anew.
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === page.url())
  await context.setOffline(true)
  await page.mouse.move(4, 4)
  await page.mouse.move(5, 5)
  await failed
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL(/recherche/)
})

test('a link pressed before it is known that the app does not come leads where it says', async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  let tell = () => {}
  const known = new Promise<void>((resolve) => (tell = resolve))
  await page.route(/\/app-/, async (route) => {
    await known
    await route.abort()
  })
  await page.goto(`${chrome.url}code/`)
  // With a network, the page would be loaded anew.
  await page.route(`${chrome.url}code/`, (route) => route.abort())
  await page.getByRole('link', { name: 'Rechercher' }).click()
  tell()
  await expect(page).toHaveURL(/recherche/)
})

test('a page missing from the server is shown as the server shows it', async ({
  page,
  troubles,
}) => {
  troubles.allow(/404/)
  await openAlive(page, `${chrome.url}code/`)
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<a href="/docs/disparue/">Disparue</a>')
  })
  await page.getByRole('link', { name: 'Disparue' }).click()
  await expect(title(page)).toHaveText('Page introuvable')
  expect(new URL(page.url()).pathname).toBe('/docs/disparue/')
})

test.describe('the base URL', () => {
  for (const path of ['code/', 'en/Premiers-pas/installer/', '1.0/', ''])
    test(`a site served elsewhere than built for says so, with both addresses: /${path}`, async ({
      page,
      troubles,
    }) => {
      troubles.allow(/404/)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.route('**/ailleurs/**', async (route) => {
        const url = route.request().url().replace('/ailleurs/', '/docs/')
        await route.fulfill({ response: await page.request.get(url) })
      })
      await page.route('**/docs/**', (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(`${chrome.url.replace('/docs/', '/ailleurs/')}${path}`)
      await page.mouse.move(4, 4)
      await page.mouse.move(5, 5)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('/docs/')
      await expect(alert).toContainText('/ailleurs/')
      await expect(alert).not.toContainText('/en/')
      expect(
        asked.filter((each) => /\/app-/.test(each) && !/^\/(docs|ailleurs)\/assets\//.test(each)),
      ).toEqual([])
    })

  test('a script that does not load is not taken for it', async ({ page, troubles }) => {
    troubles.allow(/ERR_FAILED|ERR_BLOCKED/)
    let loads = 0
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
    await page.route('**/assets/app-*.js', (route) => route.abort())
    await page.goto(`${chrome.url}code/`)
    await page.mouse.move(4, 4)
    await page.mouse.move(5, 5)
    await expect.poll(() => loads).toBe(2)
    await page.mouse.move(6, 6)
    await page.waitForLoadState('networkidle')
    await page.mouse.move(7, 7)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(title(page)).toHaveText('Le code')
    // Once to see whether a deployment explains it; no circle.
    expect(loads).toBe(2)
  })
})

test.describe('a navbar that asks for what is not there', () => {
  test('is told when building, with what exists', async () => {
    const { code, output } = await runLucarne('check', faulty.folder)
    expect(code).toBe(1)
    expect(output).toContain('no doc has the id "absent"')
    expect(output).toContain('The ids are index, suite.')
    expect(output).toMatch(/ailleurs/)
    expect(output).toMatch(/inconnue/)
    expect(output).toMatch(/tutorialSidebar/)
  })

  test('shows which item to check, and the page stands', async ({ page }) => {
    await openAlive(page, faulty.url)
    const items = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(items.getByRole('alert').first()).toContainText('absent')
    await expect(items.getByRole('alert').first()).toContainText('Vérifiez cet élément')
    await expect(items.getByRole('link', { name: 'Accueil' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'la suite' }).click()
    await expect(title(page)).toHaveText('Suite')
  })

  for (const width of [1000, 1440])
    test(`three of them are read whole, and the other controls stay: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAlive(page, faulty.url)
      const alerts = page.getByRole('banner').getByRole('alert')
      await expect(alerts).toHaveCount(3)
      for (const alert of await alerts.all()) {
        await expect(alert).toBeInViewport({ ratio: 1 })
        expect(await alert.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
      }
      const bar = page.getByRole('banner')
      await expect(bar.getByRole('button', { name: /Basculer/ })).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('link', { name: 'Rechercher' })).toBeInViewport({ ratio: 1 })
      const isWide = () => document.documentElement.scrollWidth > innerWidth
      expect(await page.evaluate(isWide)).toBe(false)
      const box = await bar.boundingBox()
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeGreaterThan(
        (box?.y ?? 0) + (box?.height ?? 0),
      )
    })

  test('shows it on a phone too, in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openAlive(page, faulty.url)
    await page.getByRole('button', { name: 'Ouvrir/fermer la barre de navigation' }).click()
    await page.getByRole('button', { name: '← Retour au menu principal' }).click()
    await expect(page.getByRole('alert').first()).toContainText('absent')
    await expect(page.getByRole('alert').first()).toBeInViewport({ ratio: 1 })
  })
})

test('an unknown kind of navbar item is an error of the configuration', async () => {
  const { code, output } = await runLucarne('check', `${faulty.folder}/inconnu`)
  expect(code).toBe(1)
  expect(output).toMatch(/lucarne\.config\.\w+.*navbar\.items\[0\]/)
  expect(output).toContain('docSidebar')
})

test('a site folder without a configuration is told so', async () => {
  const { code, output } = await runLucarne('build', `${faulty.folder}/docs`)
  expect(code).not.toBe(0)
  expect(output).toMatch(/lucarne\.config/)
})

test('a part of the app that is missing loads the page anew, once', async ({ page, troubles }) => {
  troubles.allow(/404|Failed to fetch dynamically imported module/)
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.route('**/assets/searchUi-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await openAlive(page, provider.url)
  await page.keyboard.press('ControlOrMeta+k')
  await expect.poll(() => loads).toBe(2)
  await wake(page)
  await page.keyboard.press('ControlOrMeta+k')
  await page.waitForLoadState('networkidle')
  await expect(title(page)).toBeVisible()
  expect(loads).toBe(2)
})
