/** A site of more pages than a page can list: its menu comes branch by branch. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runLucarne, type RunningServer, serveLucarne } from './commandLine.ts'
import { expect, openAlive, openAsleep, test, wake } from './test.ts'

const pagesPerFolder = 161

let folder = ''
let siteUrl = ''
let server: RunningServer | undefined

/** Two folders of 161 pages. */
test.beforeAll(async () => {
  const { workerIndex, project } = test.info()
  folder = join(project.outputDir, `.large-${workerIndex}`)
  for (const name of ['Nord', 'Sud']) await writeFolder(join(folder, 'docs', name))
  await writeFile(join(folder, 'docs', 'index.md'), '# Accueil\n\nDeux dossiers.\n')
  await writeFile(
    join(folder, 'lucarne.config.mjs'),
    "export default { title: 'Grand site', url: 'https://grand.example', docs: { showLastUpdate: false } }\n",
  )
  const { code, output } = await runLucarne('build', folder)
  expect(code, output).toBe(0)
  server = await serveLucarne('preview', folder, '--port', String(4770 + workerIndex))
  siteUrl = server.url.replace(/\/?$/, '/')
})

test.afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true })
})

async function writeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  for (let index = 0; index < pagesPerFolder; index += 1)
    await writeFile(join(path, `page-${index}.md`), `# Page ${index}\n\nUne phrase.\n`)
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu de la documentation' })
const links = (page: Page) => sidebar(page).getByRole('link', { name: /^Page \d+$/ })
const opener = (page: Page, name: string) =>
  sidebar(page).getByLabel(`Développer la catégorie «\u00A0${name}\u00A0» de la barre latérale`)
/** Files of branches that are asked for from now on. */
function branchesAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/branch-/.test(request.url())) asked.push(request.url())
  })
  return asked
}

test('a page carries the branch it is in, and fetches another when it opens', async ({ page }) => {
  await openAlive(page, `${siteUrl}Nord/page-3/`)
  await expect(links(page)).toHaveCount(pagesPerFolder)
  const asked = branchesAsked(page)
  await opener(page, 'Sud').click()
  await expect(links(page)).toHaveCount(2 * pagesPerFolder)
  expect(asked).toHaveLength(1)

  await links(page).last().click()
  await expect(page).toHaveURL(/\/Sud\/page-\d+\/$/)
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveCount(1)
  await expect(links(page)).toHaveCount(2 * pagesPerFolder)
})

test('a branch opened before the scripts is there once they are', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await openAsleep(page, siteUrl)
  await opener(page, 'Sud').click()
  await expect(links(page)).toHaveCount(0)
  release()
  await wake(page)
  await expect(links(page)).toHaveCount(pagesPerFolder)
})

test('a branch that cannot be fetched says so, and is fetched when opened again', async ({
  page,
  troubles,
}) => {
  troubles.allow(/branch-/)
  await openAlive(page, siteUrl)
  await page.route('**/assets/branch-*.json', (route) => route.abort('connectionrefused'))
  await opener(page, 'Nord').click()
  await expect(
    sidebar(page).getByText('Cette partie du menu n’a pas pu être chargée.'),
  ).toBeVisible()
  await page.unrouteAll()
  await sidebar(page)
    .getByLabel('Réduire la catégorie «\u00A0Nord\u00A0» de la barre latérale')
    .click()
  await opener(page, 'Nord').click()
  await expect(links(page)).toHaveCount(pagesPerFolder)
})

test('a page lists nothing of the branches that lead elsewhere', async ({ request }) => {
  const home = await request.get(siteUrl)
  // The one that comes next, under the article.
  expect((await home.text()).match(/Page \d+/g)).toEqual(['Page 0'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a branch is reached by its first page', async ({ page }) => {
    await page.goto(siteUrl)
    await sidebar(page).getByRole('link', { name: 'Sud' }).click()
    await expect(page).toHaveURL(/\/Sud\/page-\d+\/$/)
    await expect(links(page)).toHaveCount(pagesPerFolder)
  })
})
