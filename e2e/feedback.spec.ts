import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, markDocument, openAlive, test } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

// One server of answers for all.
test.describe.configure({ mode: 'serial' })

const received: Record<string, string>[] = []
let status = 204
let server: Server
let site: WrittenSite

test.beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (text) => (body += text))
    request.on('end', () => {
      received.push(Object.fromEntries(new URLSearchParams(body)))
      response.writeHead(status, { 'Access-Control-Allow-Origin': '*' })
      response.end(status === 204 ? '' : 'Noted')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const files = { 'docs/index.md': '---\nslug: /\n---\n# Accueil\n\nTexte.\n' }
  site = await serveWritten(join(import.meta.dirname, 'dist/feedback'), files, {
    feedback: { url: `http://127.0.0.1:${port}/` },
  })
})
test.afterAll(async () => {
  server.close()
  await site.remove()
})
test.beforeEach(() => {
  received.splice(0)
  status = 204
})

const form = (page: Page) => page.getByRole('group', { name: /Cette page vous a-t-elle aidé/ })
const thanks = (page: Page) => page.getByText('Merci, votre réponse est arrivée.')
const failure = (page: Page) => page.getByRole('alert')

test('a press is sent, then a sentence, and each is thanked for once it has arrived', async ({
  page,
}) => {
  await openAlive(page, site.url)
  await expect(form(page).getByRole('textbox')).toBeHidden()
  await form(page).getByRole('button', { name: 'Non' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(received).toEqual([{ page: '/', helpful: 'no' }])
  await form(page).getByRole('textbox').fill('Il manque un exemple.')
  await form(page).getByRole('button', { name: 'Envoyer' }).click()
  await expect(form(page).getByRole('textbox')).toBeHidden()
  expect(received[1]).toEqual({ page: '/', helpful: 'no', comment: 'Il manque un exemple.' })
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations).toEqual([])
})

test('what is refused or does not arrive is told, never thanked for', async ({
  page,
  troubles,
}) => {
  troubles.allow(/500|Failed to load resource/)
  await openAlive(page, site.url)
  status = 500
  await form(page).getByRole('button', { name: 'Oui' }).click()
  await expect(failure(page)).toBeVisible()
  await expect(thanks(page)).toBeHidden()
  status = 204
  await form(page).getByRole('button', { name: 'Oui' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(failure(page)).toBeHidden()
})

test('what is pressed while its script is on its way is sent without leaving the page', async ({
  page,
}) => {
  let arrive = () => {}
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/forms-*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  const asked = page.waitForRequest('**/forms-*.js')
  await openAlive(page, site.url)
  await asked
  const isTheSame = await markDocument(page)
  await form(page).getByRole('button', { name: 'Oui' }).click()
  expect(received).toEqual([])
  arrive()
  await expect(thanks(page)).toBeVisible()
  expect(received).toEqual([{ page: '/', helpful: 'yes' }])
  expect(await isTheSame()).toBe(true)
})

test('what is pressed as its script cannot be had is sent as by a page without scripts', async ({
  page,
  troubles,
}) => {
  troubles.allow(/forms-.*|Failed to load resource/)
  status = 200
  await page.route('**/forms-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await openAlive(page, site.url)
  await failed
  await form(page).getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByText('Noted')).toBeVisible()
  expect(received).toEqual([{ page: '/', helpful: 'yes', comment: '' }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a form', async ({ page }) => {
    status = 200
    await page.goto(site.url)
    await form(page).getByRole('textbox').fill('Parfait')
    await form(page).getByRole('button', { name: 'Oui' }).click()
    await expect(page.getByText('Noted')).toBeVisible()
    expect(received).toEqual([{ page: '/', helpful: 'yes', comment: 'Parfait' }])
  })
})
