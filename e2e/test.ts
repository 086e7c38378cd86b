/** The tests' own `test`: one where anything that goes wrong in the browser fails. */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

export type Troubles = {
  /** Failures so far: page errors, console errors, failed requests and answers of 400 and above. */
  readonly seen: readonly string[]
  /** For tests that provoke them: those that match are expected, from now on and before. */
  allow(pattern: RegExp): void
}

export const test = base.extend<{ troubles: Troubles }>({
  troubles: [
    async ({ context }, use) => {
      const seen: string[] = []
      const allowed: RegExp[] = []
      listen(context, (trouble) => seen.push(trouble))
      await use({ seen, allow: (pattern) => void allowed.push(pattern) })
      const unexpected = seen.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function listen(context: BrowserContext, report: (trouble: string) => void): void {
  context.on('weberror', (error) => report(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('requestfailed', (request) => {
    // A page that is left stops what it was loading ahead.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) report(`${response.status()}: ${response.url()}`)
  })
}

/** Opens a page and moves as a reader would, until the app is there. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await tellWhenAlive(page)
  await page.goto(url)
  await wake(page)
}

/** Opens a page as it was served, until `wake`: no move reaches it, not even the one a browser makes up as it shows a page. */
export async function openAsleep(page: Page, url: string): Promise<void> {
  await tellWhenAlive(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.setIgnoreInputEvents', { ignore: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  await session.send('Input.setIgnoreInputEvents', { ignore: false })
}

/** Call this before opening the page: `wake` tells by this mark whether the app has started. */
export async function tellWhenAlive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('lucarne:ready', () => (document.documentElement.dataset['alive'] = ''))
  })
}

/** For a page opened after `tellWhenAlive`. */
export async function wake(page: Page): Promise<void> {
  await expect(async () => {
    // Again if need be: a move made while the document was still on its way wakes nothing.
    await page.mouse.move(3, 3)
    await page.mouse.move(5, 5)
    expect(await page.locator('html').getAttribute('data-alive', { timeout: 500 })).toBe('')
  }).toPass()
}

/** Marks the document, and returns a function that says whether it is still the same: a full load loses the mark. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }))
  return () => page.evaluate(() => 'isTheSameDocument' in window)
}
