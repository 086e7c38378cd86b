/** The essential journeys in WebKit, the engine of Safari: no page of Playwright's, and nothing of Chromium. */
import { expect, test } from '@playwright/test'
import { publishedPaths } from './publishedPaths.ts'
import { startReportingProxy } from './reportingProxy.ts'
import { collectorPort, provider } from './sites.ts'
import { type DrivenBrowser, keys } from './webDriver.ts'
import { startWebKit, type WebKit } from './webKit.ts'

let webKit: WebKit
let browser: DrivenBrowser

test.beforeAll(async () => {
  // Its packages may have to be installed.
  test.setTimeout(300_000)
  webKit = await startWebKit(collectorPort + 1 + test.info().parallelIndex)
})

test.afterAll(() => webKit?.stop())

test.beforeEach(async () => {
  browser = await webKit.open()
  await browser.resize(1280, 800)
})

test.afterEach(async () => {
  const troubles = await browser.run(() => (window as Heard).troubles)
  await browser.close()
  expect(troubles).toEqual([])
})

type Heard = typeof window & { troubles?: string[] }

const guide = new URL('/Apache/', provider.url).href

/** Opens a page, listens to what goes wrong there, and moves as a reader would, until the app is there. */
async function openAlive(url: string): Promise<void> {
  await browser.open(url)
  await browser.run(() => {
    const troubles: string[] = []
    Object.assign(window, { troubles })
    addEventListener('error', ({ message }) => troubles.push(message))
    addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      troubles.push(`${violatedDirective} refuses ${blockedURI}`),
    )
    addEventListener('lucarne:ready', () => (document.documentElement.dataset['alive'] = ''))
    dispatchEvent(new Event('scroll'))
  })
  await expect.poll(() => browser.run(() => 'alive' in document.documentElement.dataset)).toBe(true)
}

const place = () => browser.run(() => decodeURI(location.pathname + location.hash))
const scrolled = () => browser.run(() => Math.round(scrollY))
const count = (selector: string) =>
  browser.run((each) => document.querySelectorAll(each).length, selector)

/** Far enough, and long enough there for the app to note it and for the bar to have gone. */
async function readOn(): Promise<void> {
  await browser.run(() => scrollTo(0, 3000))
  await expect.poll(() => browser.run(() => (history.state as { top?: number }).top)).toBe(3000)
  await expect.poll(() => count('header[data-hidden]')).toBe(1)
}

test('a link shows another page without loading the site anew; Back leads to where it was read', async () => {
  await openAlive(guide)
  await readOn()
  await browser.press('#\\~menu a[href="/SSH/service-ssh/"]')
  await expect.poll(place).toBe('/SSH/service-ssh/')
  await expect.poll(() => browser.run(() => document.activeElement?.tagName)).toBe('H1')
  expect(await browser.run(() => document.title)).toMatch(/SSH/)
  expect(await scrolled()).toBe(0)
  expect(await browser.run(() => 'alive' in document.documentElement.dataset)).toBe(true)
  await browser.back()
  await expect.poll(place).toBe('/Apache/')
  await expect.poll(scrolled).toBe(3000)
})

test('back from another site, a guide is where it was read', async () => {
  await openAlive(guide)
  await readOn()
  await browser.open('about:blank')
  await browser.back()
  await expect.poll(place).toBe('/Apache/')
  await expect.poll(scrolled).toBe(3000)
})

test('a search by keys leads to a page whose words are marked', async () => {
  await openAlive(provider.url)
  await browser.press([keys.control, 'k'])
  await browser.type('certificat haproxy')
  await expect.poll(() => count('[role=option]')).toBeGreaterThan(2)
  await browser.press([keys.down])
  await browser.press([keys.enter])
  await expect.poll(() => count('mark[data-search]')).toBeGreaterThan(2)
  expect(await place()).not.toBe('/')
  await browser.press('.highlight-bar button:nth-of-type(2)')
  await expect.poll(() => count('mark[aria-current]')).toBe(1)
  await browser.press([keys.escape])
  await expect.poll(() => count('mark[data-search]')).toBe(0)
})

test('a command is copied as it is written', async () => {
  await openAlive(guide)
  await expect.poll(() => count('.code-buttons')).toBeGreaterThan(2)
  await browser.run(() => document.querySelector('.code')?.scrollIntoView({ block: 'center' }))
  await browser.press('.code [data-does=copy]')
  await expect
    .poll(() => browser.run(() => document.querySelector('.code [data-does=copy]')?.textContent))
    .toBe('Copié')
  await browser.press([keys.control, 'k'])
  await expect.poll(() => browser.run(() => document.activeElement?.tagName)).toBe('INPUT')
  await browser.press([keys.control, 'v'])
  await expect
    .poll(() => browser.run(() => document.querySelector<HTMLInputElement>('dialog input')?.value))
    .toBe(
      await browser.run(() =>
        document.querySelector('.code pre')?.textContent?.trim().replaceAll('\n', ' '),
      ),
    )
})

test('on a telephone, the menu opens over the page, and Escape closes it', async () => {
  await browser.resize(390, 800)
  await openAlive(guide)
  const isOpen = () => browser.run(() => document.querySelector('#\\~menu:popover-open') !== null)
  await browser.press('header [popovertarget]')
  await expect.poll(isOpen).toBe(true)
  await expect
    .poll(() => browser.run(() => document.activeElement?.hasAttribute('data-close')))
    .toBe(true)
  await browser.press([keys.escape])
  await expect.poll(isOpen).toBe(false)
  expect(await place()).toBe('/Apache/')
})

test('an older one, without popovers, has the guide as it was served, above its menu', async () => {
  await browser.close()
  browser = await webKit.open(['PopoverAttribute'])
  await browser.resize(390, 800)
  await openAlive(guide)
  const tops = await browser.run(() =>
    ['h1', '#\\~menu'].map(
      (each) => document.querySelector(each)?.getBoundingClientRect().top ?? 0,
    ),
  )
  expect(tops[0]).toBeLessThan(200)
  expect(tops[1]).toBeGreaterThan(5000)
})

test('no page of the site does what its policy refuses', async () => {
  test.setTimeout(240_000)
  const site = await startReportingProxy(provider.url)
  for (const path of await publishedPaths(provider.url)) await openQuietly(site.url, path)
  const weaker = (policy: string) => policy.replace(/style-src-attr[^;]*/, "style-src-attr 'none'")
  const refusing = await startReportingProxy(provider.url, weaker)
  await openQuietly(refusing.url, '/Haproxy/haproxy/')
  // Reports come after the page: once this one is there, so are those before.
  await expect.poll(() => refusing.reports.length).toBeGreaterThan(0)
  expect(site.reports).toEqual([])
  for (const each of [site, refusing]) each.close()
})

async function openQuietly(site: string, path: string): Promise<void> {
  await browser.open(new URL(path, site).href)
  await browser.run(() => void Object.assign(window, { troubles: [] }))
}

test('a calculator answers with what is typed in it, its policy kept', async () => {
  await openAlive(new URL('/Sauvegarde/sauvegarde/', provider.url).href)
  const said = () => browser.run(() => document.querySelector('.calcul')?.textContent ?? '')
  expect(await said()).toMatch(/Prévoyez 189\sGo/)
  await browser.run(() => {
    const field = document.querySelector<HTMLInputElement>('.calcul input')
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
    field?.select()
  })
  await browser.type('100')
  await expect.poll(said).toMatch(/Prévoyez 377\sGo/)
})

test('what is typed in the field of the landing page is answered in the box of search', async () => {
  await openAlive(provider.url)
  await browser.run(() =>
    document.querySelector<HTMLInputElement>('.landing-search input')?.focus(),
  )
  await browser.type('certificat')
  await expect.poll(() => count('[role=option]')).toBeGreaterThan(2)
  const typed = () => browser.run(() => (document.activeElement as HTMLInputElement | null)?.value)
  expect(await typed()).toBe('certificat')
})
