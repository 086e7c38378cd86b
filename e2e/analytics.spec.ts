import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { serveLucarne } from './commandLine.ts'
import { chrome, collectorPort, tracked } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

// One endpoint for all, at the address the site was built with.
test.describe.configure({ mode: 'serial' })

const received: URLSearchParams[] = []
let server: Server

test.beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (text) => (body += text))
    request.on('end', () => {
      if (request.url === '/matomo.php' && request.method === 'POST')
        received.push(new URLSearchParams(body))
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(collectorPort, '127.0.0.1', resolve))
})
test.afterAll(() => server.close())
test.beforeEach(() => void received.splice(0))

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const views = () => received.filter((view) => view.has('action_name'))
const seen = () => views().map((view) => [view.get('action_name'), view.get('url')])

test('a reader who does not move is counted once, with the parameters of the API', async ({
  page,
}) => {
  await page.goto(tracked.url)
  await expect.poll(seen).toEqual([['Accueil | Compté', tracked.url]])
  const [view] = views()
  expect(Object.fromEntries(view ?? [])).toMatchObject({
    idsite: '7',
    rec: '1',
    apiv: '1',
    cookie: '0',
  })
  expect(view?.get('pv_id')).toMatch(/^[a-z0-9]{6}$/)
  expect(view?.get('res')).toMatch(/^\d+x\d+$/)
  expect(await page.context().cookies()).toEqual([])
})

test('a page that the browser loads ahead is counted once it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    let isAhead = true
    Object.defineProperty(document, 'prerendering', { get: () => isAhead })
    document.addEventListener('prerenderingchange', () => (isAhead = false), true)
  })
  const loaded = page.waitForResponse(/\/analytics-/)
  await page.goto(tracked.url)
  await (await loaded).finished()
  await page.waitForTimeout(500)
  expect(seen()).toEqual([])
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect.poll(seen).toEqual([['Accueil | Compté', tracked.url]])
})

test('of a page opened with a name and a password, neither is told, and it is counted once', async ({
  page,
}) => {
  const address = new URL(tracked.url)
  address.username = 'equipe'
  address.password = 'secret'
  await openAlive(page, address.href)
  await expect.poll(seen).toEqual([['Accueil | Compté', tracked.url]])
  await page.waitForTimeout(500)
  expect(seen()).toHaveLength(1)
})

test('each page is counted once, under its own title, with where the reader came from', async ({
  page,
}) => {
  await openAlive(page, tracked.url)
  await page.getByRole('main').getByRole('link', { name: 'la suite' }).click()
  await expect(title(page)).toHaveText('Suite')
  await expect.poll(seen).toEqual([
    ['Accueil | Compté', tracked.url],
    ['Suite | Compté', `${tracked.url}suite/`],
  ])
  expect(views()[1]?.get('urlref')).toBe(tracked.url)
  expect(views()[1]?.get('pv_id')).not.toBe(views()[0]?.get('pv_id'))
  await page.goBack()
  await expect.poll(() => seen().length).toBe(3)
  expect(seen()[2]).toEqual(['Accueil | Compté', tracked.url])
})

test('pages seen in quick succession are each counted', async ({ page }) => {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = []
    const rest = { didTimeout: false, timeRemaining: () => 50 }
    Object.assign(window, {
      requestIdleCallback: (callback: IdleRequestCallback) => held.push(callback),
      beIdle: () => held.splice(0).forEach((callback) => callback(rest)),
    })
  })
  await openAlive(page, tracked.url)
  await expect.poll(() => seen().length).toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'la suite' }).click()
  await expect(title(page)).toHaveText('Suite')
  await page.goBack()
  await expect(title(page)).toHaveText('Accueil')
  await page.evaluate(() => (Reflect.get(window, 'beIdle') as () => void)())
  await expect.poll(() => seen().length).toBe(3)
  const visits = views().slice(1)
  expect(visits.map((view) => view.get('url')).toSorted()).toEqual([
    tracked.url,
    `${tracked.url}suite/`,
  ])
  expect(new Set(views().map((view) => view.get('pv_id'))).size).toBe(3)
})

test('a reader who blocks statistics reads on, without a reload', async ({ page, troubles }) => {
  troubles.allow(/^(?:failed|console):.*analytics-/)
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.route('**/assets/analytics-*.js', (route) => route.abort('blockedbyclient'))
  await openAlive(page, tracked.url)
  await page.getByRole('main').getByRole('link', { name: 'la suite' }).click()
  await expect(title(page)).toHaveText('Suite')
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
})

test('an anchor is not a page', async ({ page }) => {
  await openAlive(page, tracked.url)
  await page.getByRole('main').getByRole('link', { name: 'plus bas', exact: true }).last().click()
  await expect(page).toHaveURL(/#plus-bas$/)
  await page.getByRole('main').getByRole('link', { name: 'la suite' }).click()
  await expect(title(page)).toHaveText('Suite')
  await expect.poll(() => seen().length).toBe(2)
})

test('a page that does not exist is filed apart', async ({ page, troubles }) => {
  troubles.allow(/404/)
  await page.goto(`${tracked.url}nulle/part/`)
  await expect.poll(() => seen()[0]?.[0]).toBe('404/URL = %2Fnulle%2Fpart%2F/From = ')
})

test('what is downloaded and where the reader leaves for are told', async ({ page }) => {
  await page.route('https://ailleurs.example/', (route) => route.fulfill({ body: 'Ailleurs' }))
  await openAlive(page, tracked.url)
  await expect.poll(() => seen().length).toBe(1)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('main').getByRole('link', { name: 'le plan' }).click()
  await page.getByRole('link', { name: /Ailleurs/ }).click()
  await expect
    .poll(() => received.some((event) => /plan.*\.txt$/.test(event.get('download') ?? '')))
    .toBe(true)
  await expect
    .poll(() => received.some((event) => event.get('link') === 'https://ailleurs.example/'))
    .toBe(true)
  expect(seen()).toHaveLength(1)
})

test('a search is told with the number of its results, once the reader pauses', async ({
  page,
}) => {
  await openAlive(page, tracked.url)
  await expect.poll(() => seen().length).toBe(1)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').pressSequentially('suite')
  await expect(page.getByRole('option').first()).toBeVisible()
  const searches = () =>
    received
      .filter((event) => event.has('search'))
      .map((event) => [event.get('search'), Number(event.get('search_count')) > 0])
  await expect.poll(searches).toEqual([['suite', true]])
  expect(seen()).toHaveLength(1)
})

for (const [refusal, script] of Object.entries({
  'Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
  'Global Privacy Control': () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  'the site’s own opt-out': () => localStorage.setItem('lucarne.analytics', 'off'),
})) {
  test(`${refusal} is respected`, async ({ page }) => {
    await page.addInitScript(script)
    await openAlive(page, tracked.url)
    await page.getByRole('main').getByRole('link', { name: 'la suite' }).click()
    await expect(title(page)).toHaveText('Suite')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
    expect(received).toEqual([])
  })
}

test('a button of the page lets the reader refuse, and accept again', async ({ page }) => {
  await openAlive(page, tracked.url)
  await expect.poll(() => seen().length).toBe(1)
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<button data-analytics-choice="off">Refuser</button><button data-analytics-choice="on">Accepter</button>',
    )
  })
  const next = page.getByRole('main').getByRole('link', { name: 'la suite' })
  await page.getByRole('button', { name: 'Refuser' }).click()
  expect(await page.evaluate(() => localStorage.getItem('lucarne.analytics'))).toBe('off')
  await page.getByRole('button', { name: 'Accepter' }).click()
  await next.click()
  await expect.poll(() => seen().length).toBe(2)
})

test('a site that asks for nothing sends nothing', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await openAlive(page, chrome.url)
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(chrome.url).host])
})

test('nothing is sent while the site is being written', async ({ page }) => {
  const server = await serveLucarne('dev', tracked.folder, '--port', '4760')
  await openAlive(page, 'http://127.0.0.1:4760/')
  await page.getByRole('main').getByRole('link', { name: 'la suite' }).click()
  await expect(title(page)).toHaveText('Suite')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(received).toEqual([])
  await page.goto('about:blank')
  await server.stop()
})

test('whether a page helped is an event, and is not asked of who refuses to be counted', async ({
  page,
}) => {
  await openAlive(page, tracked.url)
  const question = page.getByRole('group', { name: /Cette page vous a-t-elle aidé/ })
  await page.mouse.wheel(0, 200)
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByText('Merci, votre réponse est arrivée.')).toBeVisible()
  const sent = received.find((event) => event.has('e_c'))
  expect([sent?.get('e_c'), sent?.get('e_a'), sent?.has('e_n')]).toEqual(['feedback', 'yes', false])
  await page.evaluate(() => localStorage.setItem('lucarne.analytics', 'off'))
  await openAlive(page, tracked.url)
  await page.mouse.wheel(0, 200)
  await page.waitForTimeout(500)
  await expect(question).toBeHidden()
})
