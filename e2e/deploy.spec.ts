import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serveLucarne } from './commandLine.ts'
import { chrome } from './sites.ts'
import { expect, markDocument, openAlive, openAsleep, test, wake } from './test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

type Deployed = {
  readonly url: string
  /** Publishes another build over the first: other names, other build; the old assets kept or not. */
  deploy(options: { keepsOldAssets: boolean }): Promise<void>
}

const deployTest = test.extend<{ site: Deployed }>({
  site: async ({ page }, use, { outputDir, workerIndex }) => {
    const outDir = await mkdtemp(join(outputDir, '..', `.deploy-${workerIndex}-`))
    await cp(chrome.outDir, outDir, { recursive: true })
    const port = String(4730 + workerIndex)
    const server = await serveLucarne('preview', chrome.folder, '--out', outDir, '--port', port)
    await use({
      url: `http://127.0.0.1:${port}/docs/`,
      deploy: (options) => deployInto(outDir, options),
    })
    // What the page still loads must not hear the server go.
    await page.goto('about:blank')
    await server.stop()
    await rm(outDir, { recursive: true })
  },
})

/** Prepared aside, then swapped in, as a build does: no reader meets a site half made. */
async function deployInto(published: string, { keepsOldAssets }: { keepsOldAssets: boolean }) {
  const outDir = `${published}-next`
  await cp(published, outDir, { recursive: true })
  const page = await readFile(join(outDir, 'index.html'), 'utf8')
  const app = /data-app="\/docs\/assets\/([^"]+)"/.exec(page)?.[1] ?? ''
  const newApp = 'app-deployed1.js'
  const move = keepsOldAssets ? cp : rename
  await move(join(outDir, 'assets', app), join(outDir, 'assets', newApp))
  for (const entry of await readdir(outDir, { recursive: true })) {
    const path = join(outDir, entry)
    // Compressed copies would answer with the old build.
    if (/\.(br|gz)$/.test(entry)) await rm(path)
    else if (/index\.(html|json)$/.test(entry)) {
      const text = await readFile(path, 'utf8')
      await writeFile(path, text.replaceAll(app, newApp).replace(/"build":"[^"]*"/, '"build":"2"'))
    }
  }
  await rename(published, `${published}-old`)
  await rename(outDir, published)
  await rm(`${published}-old`, { recursive: true })
}

deployTest(
  'a tab opened before comes to life with the assets that were kept',
  async ({ page, site }) => {
    await openAsleep(page, `${site.url}code/`)
    const isSame = await markDocument(page)
    await site.deploy({ keepsOldAssets: true })
    await wake(page)
    expect(await isSame()).toBe(true)
  },
)

deployTest('without them it is loaded anew, once', async ({ page, site, troubles }) => {
  troubles.allow(/404/)
  await openAsleep(page, `${site.url}code/`)
  const isSame = await markDocument(page)
  await site.deploy({ keepsOldAssets: false })
  const reload = page.waitForEvent('load')
  await page.mouse.move(3, 3)
  await page.mouse.move(4, 4)
  await reload
  expect(await isSame()).toBe(false)
  await wake(page)
  await expect(title(page)).toHaveText('Le code')
})

deployTest(
  'a living tab goes on: the next page is loaded whole, from the new build',
  async ({ page, site }) => {
    await openAlive(page, `${site.url}code/`)
    const isSame = await markDocument(page)
    await site.deploy({ keepsOldAssets: false })
    await page
      .getByRole('navigation', { name: 'Menu de la documentation' })
      .getByRole('link', { name: 'Onglets' })
      .click()
    await expect(title(page)).toHaveText('Onglets')
    expect(await isSame()).toBe(false)
    await wake(page)
    const isSameAgain = await markDocument(page)
    await page
      .getByRole('navigation', { name: 'Menu de la documentation' })
      .getByRole('link', { name: 'Le code' })
      .click()
    await expect(title(page)).toHaveText('Le code')
    expect(await isSameAgain()).toBe(true)
  },
)
