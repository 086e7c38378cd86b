import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runLucarne, type RunningServer, serveLucarne } from './commandLine.ts'
import { chrome } from './sites.ts'
import { expect, markDocument, openAlive, openAsleep, test as base, wake } from './test.ts'

type PublishedSite = {
  readonly url: string
  /** Publishes it with this text in the place of that one. */
  deploy(file: string, found: string, put: string): Promise<void>
  /** Stops the server: a browser set offline would not do, since its workers still reach the network. */
  cutNetwork(): Promise<void>
}

const test = base.extend<{ site: PublishedSite }>({
  serviceWorkers: 'allow',
  site: async ({ page }, use, { outputDir, workerIndex }) => {
    const folder = await mkdtemp(join(outputDir, '..', `.offline-${workerIndex}-`))
    await cp(chrome.folder, folder, { recursive: true })
    const port = String(chrome.port + 100 + workerIndex)
    const build = async () => expect((await runLucarne('build', folder)).output).toContain('pages')
    await build()
    const server: RunningServer = await serveLucarne('preview', folder, '--port', port)
    let isServed = true
    const cutNetwork = async () => {
      if (isServed) await server.stop()
      isServed = false
    }
    await use({
      url: `http://127.0.0.1:${port}/docs/`,
      deploy: async (file, found, put) => {
        const path = join(folder, file)
        const text = await readFile(path, 'utf8')
        expect(text).toContain(found)
        await writeFile(path, text.replace(found, put))
        await build()
      },
      cutNetwork,
    })
    // What the page still loads must not hear the server go.
    await page.goto('about:blank')
    await cutNetwork()
    await rm(folder, { recursive: true })
  },
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const note = (page: Page) => page.getByRole('note').filter({ hasText: 'ceci est la copie du' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu de la documentation' })

/** Returns the build that the worker holds in full. */
const keptBuild = (page: Page) =>
  page.evaluate(async () => {
    const list = await caches.match(new URL('/docs/offline.json', location.href))
    return list?.headers.get('Lucarne-Stamp') ?? 'none'
  })

async function untilKept(page: Page): Promise<string> {
  await expect.poll(() => keptBuild(page), { timeout: 30_000 }).toMatch(/^[\da-f]{16}$/)
  return keptBuild(page)
}

const isWatched = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0)

test('after one visit the whole site is read without a network, and says of when it is', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow(/ERR_CONNECTION_REFUSED/)
  await openAlive(page, `${site.url}code/`)
  await untilKept(page)
  await site.cutNetwork()

  await sidebar(page).getByRole('link', { name: 'Onglets' }).click()
  await expect(title(page)).toHaveText('Onglets')
  await expect(note(page)).toContainText(String(new Date().getFullYear()))

  await page.reload()
  await expect(title(page)).toHaveText('Onglets')
  await expect(note(page)).toHaveCount(1)
  await wake(page)

  await page.goto(`${site.url}Premiers-pas/Tâches à l'été/?termes=cron#suite`)
  await expect(title(page)).toHaveText('Tâches à l’été')
  await page.goto(`${site.url}en/repliable.html`)
  await expect(page).toHaveURL(`${site.url}en/repliable/`)
  await expect(page.getByRole('note')).toHaveCount(1)
})

test('search answers without a network', async ({ page, site, troubles }) => {
  troubles.allow(/ERR_CONNECTION_REFUSED/)
  await openAlive(page, `${site.url}code/`)
  await untilKept(page)
  await site.cutNetwork()
  await page.goto(site.url)
  await page.mouse.move(9, 9)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Rechercher' }).fill('onglets')
  await page.getByRole('option').first().click()
  await expect(title(page)).toHaveText('Onglets')
})

test('a page that was not kept is told, with those that were', async ({ page, site, troubles }) => {
  troubles.allow(/ERR_CONNECTION_REFUSED/)
  await openAlive(page, `${site.url}code/`)
  await untilKept(page)
  await site.cutNetwork()
  await page.goto(`${site.url}onglet/`)
  await expect(title(page)).toHaveText('Vous êtes hors connexion')
  await expect(page).toHaveURL(`${site.url}onglet/`)
  await page.getByRole('main').getByRole('link', { name: 'Onglets' }).first().click()
  await expect(title(page)).toHaveText('Onglets')
})

test('what is published shows at once, then is what is kept', async ({ page, site, troubles }) => {
  troubles.allow(/ERR_CONNECTION_REFUSED/)
  await openAlive(page, `${site.url}code/`)
  const first = await untilKept(page)
  await site.deploy('docs/code.md', '# Le code', '# Le code neuf')
  await page.reload()
  await expect(title(page)).toHaveText('Le code neuf')
  await expect(note(page)).toHaveCount(0)
  await wake(page)
  await expect
    .poll(() => keptBuild(page), { timeout: 30_000 })
    .not.toMatch(new RegExp(`${first}|incomplete`))
  await site.cutNetwork()
  await page.reload()
  await expect(title(page)).toHaveText('Le code neuf')
  await expect(note(page)).toHaveCount(1)
})

test('with a network, what leads elsewhere, what is not there and files are as the server has them', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow(/404/)
  await openAlive(page, `${site.url}code/`)
  await untilKept(page)
  await page.goto(`${site.url}onglets?systeme=alma`)
  await expect(page).toHaveURL(`${site.url}onglets/?systeme=alma`)
  await page.goto(`${site.url}déjà-vu`)
  await expect(page).toHaveURL(`${site.url}Premiers-pas/installer/`)
  const wrong = await page.goto(`${site.url}nulle/part/`)
  expect(wrong?.status()).toBe(404)
  await expect(title(page)).toHaveText('Page introuvable')
  expect((await page.goto(`${site.url}favicon.svg`))?.headers()['content-type']).toContain('svg')
})

test('a tab open over a deploy goes on', async ({ page, site }) => {
  await openAlive(page, `${site.url}code/`)
  await untilKept(page)
  const isSame = await markDocument(page)
  await site.deploy('docs/onglets.mdx', '# Onglets', '# Onglets neufs')
  await sidebar(page).getByRole('link', { name: 'Onglets' }).click()
  await expect(title(page)).toHaveText('Onglets neufs')
  // Its menus have changed: the page was loaded whole.
  expect(await isSame()).toBe(false)
})

test('a site that is no longer kept is forgotten by those who had it', async ({ page, site }) => {
  await openAlive(page, `${site.url}code/`)
  await untilKept(page)
  await site.deploy('lucarne.config.ts', 'offline: true', 'offline: false')
  await expect(async () => {
    await page.reload()
    expect(await isWatched(page)).toBe(false)
  }).toPass()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await expect(title(page)).toHaveText('Le code')
})

for (const [who, connection] of [
  ['who does nothing but open a page', undefined],
  ['who saves data', { saveData: true }],
] as const)
  test(`nothing is kept for a reader ${who}`, async ({ page, site }) => {
    if (connection)
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
    if (connection) await openAlive(page, `${site.url}code/`)
    else await openAsleep(page, `${site.url}code/`)
    // A second more than what a page is left alone for.
    await page.waitForTimeout(4000)
    expect(await isWatched(page)).toBe(false)
  })
