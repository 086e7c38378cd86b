import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { chrome, provider } from './sites.ts'
import { expect, openAsleep, test, wake } from './test.ts'

/** `bytes` are those of the whole answer, `headBytes` those of its headers. */
type Answer = { readonly path: string; readonly bytes: number; readonly headBytes: number }

/** Bytes that ten TCP segments carry: the first flight of a server. */
const firstFlight = 14_600

/** Answers as received, headers included, in the order they end; the icon apart. */
async function watchAnswers(page: Page): Promise<readonly Answer[]> {
  const session = await page.context().newCDPSession(page)
  const heads = new Map<string, Pick<Answer, 'path' | 'headBytes'>>()
  const answers: Answer[] = []
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const path = new URL(response.url).pathname
    heads.set(requestId, { path, headBytes: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const { path = '', headBytes = 0 } = heads.get(requestId) ?? {}
    if (!path.includes('favicon')) answers.push({ path, bytes, headBytes })
  })
  await session.send('Network.enable')
  return answers
}

/**
 * Waits until no answer has ended for half a second. Unlike `networkidle`, this can be awaited again on the same page.
 */
async function untilQuiet(answers: readonly Answer[]): Promise<void> {
  let count
  do {
    count = answers.length
    await setTimeout(500)
  } while (answers.length > count)
}

const sumOf = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0)

test('until the reader moves, a guide is one answer that fits in a first flight', async ({
  page,
}) => {
  const answers = await watchAnswers(page)
  await openAsleep(page, `${chrome.url}code/`)
  expect(answers.map(({ path }) => path)).toEqual(['/docs/code/'])
  expect(sumOf(answers)).toBeLessThanOrEqual(firstFlight)
})

test('once they move, the app comes in one file of 80 KB, search apart', async ({ page }) => {
  const answers = await watchAnswers(page)
  await openAsleep(page, `${provider.url}Apache/`)
  await wake(page)
  await untilQuiet(answers)
  const scripts = answers.filter(({ path }) => path.endsWith('.js') && !/search/i.test(path))
  expect(scripts.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/assets\/app-/)])
  // As budgets count: of each answer, two thousand bytes are the policy of the site.
  const [{ bytes = NaN, headBytes = NaN } = {}] = scripts
  expect(bytes - headBytes).toBeLessThanOrEqual(80_000)
  expect(
    answers.map(({ path }) => path).filter((path) => /search-index|worker/i.test(path)),
  ).toEqual([])
})

/** Call this beforehand: `loaded` resolves once the browser has prefetched a page by itself. */
async function watchPrefetch(page: Page): Promise<{ readonly loaded: Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  const loaded = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready' || status === 'Success') resolve()
    })
  })
  await session.send('Preload.enable')
  return { loaded }
}

for (const name of ['Accès FTP', 'Page d’accueil'])
  test(`a link pressed before the app is there is asked for before it is let go: ${name}`, async ({
    page,
  }) => {
    await page.route('**/assets/app-*.js', () => undefined)
    await openAsleep(page, `${provider.url}Apache/`)
    const link = page.getByRole('link', { name, exact: true })
    const href = (await link.getAttribute('href')) ?? ''
    const prefetch = await watchPrefetch(page)
    await link.hover()
    await page.mouse.down()
    await prefetch.loaded
    await page.mouse.up()
    await page.waitForURL(new URL(href, provider.url).href)
    const deliveryType = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return (entry as PerformanceEntry & { deliveryType: string }).deliveryType
    })
    expect(deliveryType).toBe('navigational-prefetch')
  })

test('once the app is there, it alone loads pages ahead', async ({ page }) => {
  await openAsleep(page, `${provider.url}Apache/`)
  const rules = page.locator('script[type=speculationrules]')
  await expect(rules).toHaveCount(1)
  await wake(page)
  await expect(rules).toHaveCount(0)
})

test('the page after costs its words, and once the styles of boxes', async ({ page }) => {
  const answers = await watchAnswers(page)
  await openAsleep(page, `${provider.url}Apache/`)
  await wake(page)
  await untilQuiet(answers)
  const before = answers.length
  const sidebar = page.getByRole('navigation', { name: 'Menu de la documentation' })
  const link = sidebar.getByRole('link', { name: 'Accès FTP' })
  await link.click()
  await untilQuiet(answers)
  const path = `${await link.getAttribute('href')}index.json`
  const own = answers.filter((answer) => answer.path === path)
  expect(own).toHaveLength(1)
  const styles = answers.slice(before).filter((answer) => /\/lateStyles-/.test(answer.path))
  expect(styles.length).toBeLessThanOrEqual(1)
  const others = answers.slice(before).filter((answer) => !styles.includes(answer))
  expect(
    others.map(({ path: each }) => each).filter((each) => !each.endsWith('/index.json')),
  ).toEqual([])
  expect(sumOf(own)).toBeLessThanOrEqual(firstFlight)
})
