/** Several sites on one host: what a reader chooses on one stays there. */
import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, openAlive, test } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

const paths = ['/', '/docs/', '/aide/']
const sites: WrittenSite[] = []
let host: Server
let origin = ''

test.beforeAll(async () => {
  const { workerIndex, project } = test.info()
  for (const baseUrl of paths)
    sites.push(
      await serveWritten(
        join(project.outputDir, `.host-${workerIndex}-${sites.length}`),
        { 'docs/index.md': `# Site ${baseUrl}\n\n## Une section\n` },
        { baseUrl, announcement: { content: 'Une annonce.' } },
      ),
    )
  host = createServer((asked, answer) => {
    const { url = '/' } = asked
    const [root, docs, help] = sites
    const site = url.startsWith('/docs/') ? docs : url.startsWith('/aide/') ? help : root
    asked.pipe(
      request(new URL(url, site?.url), { method: asked.method ?? 'GET' }, (given) => {
        answer.writeHead(given.statusCode ?? 500, given.headers)
        given.pipe(answer)
      }),
    )
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})

test.afterAll(async () => {
  host.closeAllConnections()
  host.close()
  for (const site of sites) await site.remove()
})

const announcement = (page: Page) => page.getByText('Une annonce.')
const close = async (page: Page) =>
  page.getByRole('button', { name: 'Fermer', exact: true }).first().click()

for (const closed of paths)
  test(`closing the announcement of ${closed} leaves those of the others`, async ({ page }) => {
    await openAlive(page, origin + closed)
    await close(page)
    await expect(announcement(page)).toBeHidden()
    for (const path of paths) {
      await openAlive(page, origin + path)
      await expect(announcement(page)).toBeVisible({ visible: path !== closed })
    }
  })

test('the colour mode of a site is its own', async ({ page }) => {
  await openAlive(page, `${origin}/docs/`)
  await page.getByRole('button', { name: /mode/i }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  for (const path of paths) {
    await page.goto(origin + path)
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      path === '/docs/' ? 'light' : 'dark',
    )
  }
})

test('what stood under the old keys is moved, once', async ({ page }) => {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light')
    localStorage.setItem('docusaurus.announcement.id', 'announcement-bar')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await openAlive(page, `${origin}/docs/`)
  await page.goto(`${origin}/docs/`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(announcement(page)).toBeHidden()
  await openAlive(page, `${origin}/aide/`)
  await page.goto(`${origin}/aide/`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(announcement(page)).toBeVisible()
})
