/** A document that comes in two parts: readers move before its end is there. */
import type { Page } from '@playwright/test'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { provider } from './sites.ts'
import { expect, tellWhenAlive, test } from './test.ts'

let server: Server
let sendRest: (() => void) | undefined
let url: string

// Only the first document of each test is cut: what is loaded anew comes whole.
test.beforeEach(async () => {
  sendRest = undefined
  server = createServer(async (request, response) => {
    const given = await fetch(new URL(request.url ?? '/', provider.url))
    const type = given.headers.get('content-type') ?? ''
    response.writeHead(given.status, { 'content-type': type })
    const body = Buffer.from(await given.arrayBuffer())
    if (!type.includes('html') || sendRest) return response.end(body)
    // In the middle of the facts of the page.
    const cut = body.indexOf('id="~page">') + 20
    response.write(body.subarray(0, cut))
    sendRest = () => void response.end(body.subarray(cut))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Apache/`
})

test.afterEach(() => void server.close())

/** Moves the pointer over what has come of the page, as a reader who waits does. */
async function moveOverTitle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 300)
}

test('a move before the end of the document wakes the app once it is there', async ({ page }) => {
  await tellWhenAlive(page)
  await page.goto(url, { waitUntil: 'commit' })
  const app = page.waitForResponse(/\/app-[^/]*\.js$/)
  await moveOverTitle(page)
  await app
  sendRest?.()
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
})

test('so does one where the app is not: links lead where they say', async ({ page, troubles }) => {
  troubles.allow(/ERR_FAILED|Failed to (load|fetch)/)
  await page.route(/\/app-[^/]*\.js$/, (route) => route.abort())
  await page.goto(url, { waitUntil: 'commit' })
  const failed = page.waitForEvent('requestfailed')
  await moveOverTitle(page)
  await failed
  sendRest?.()
  await page.getByRole('link', { name: /^Suivant/ }).click()
  await expect(page).toHaveURL(/\/services-php\/$/)
})
