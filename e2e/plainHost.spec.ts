/** A host that only hands out files: no rules, no redirects of its own. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

let host: Server
let origin = ''

test.beforeAll(async () => {
  host = createServer(({ url = '/' }, answer) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname).replace('/docs/', '/')
    const asked = join(chrome.outDir, path)
    const file =
      existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked
    if (!existsSync(file)) return void answer.writeHead(404).end()
    answer.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(answer)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})

test.afterAll(() => {
  host.closeAllConnections()
  host.close()
})

const moves: readonly (readonly [from: string, to: string])[] = [
  ['/docs/déjà-vu/?utm=1#suite', '/docs/Premiers-pas/installer/?utm=1#suite'],
  ['/docs/déjà-vu/?q=a%20%26b', '/docs/Premiers-pas/installer/?q=a%20%26b'],
  ['/docs/vieux-mots/?utm=1', '/docs/Premiers-pas/installer/?utm=1#suite'],
  // What the new address has of its own stands.
  ['/docs/vieux-mots/#ailleurs', '/docs/Premiers-pas/installer/#suite'],
  ['/docs/parti/?utm=1#suite', 'https://aide.exemple.example/%C3%A9t%C3%A9/?utm=1#suite'],
  ['/docs/parti/loin/?utm=1#suite', 'https://aide.exemple.example/?v=2#haut'],
]

test('an old address leads on, with the query and the anchor that were asked', async ({ page }) => {
  await page.route('https://aide.exemple.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Aide</title>' }),
  )
  for (const [from, to] of moves) {
    await page.goto('about:blank')
    await page.goto(origin + from)
    await expect(page).toHaveURL(new URL(to, origin).href)
  }
})

test('the page that was left is not gone back to', async ({ page }) => {
  await openAlive(page, `${origin}/docs/code/`)
  await page.goto(`${origin}/docs/déjà-vu/?utm=1#suite`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installer')
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/docs/code/`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an old address leads to the new one', async ({ page }) => {
    await page.goto(`${origin}/docs/vieux-mots/`)
    await expect(page).toHaveURL(`${origin}/docs/Premiers-pas/installer/#suite`)
  })
})
