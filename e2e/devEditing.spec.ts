import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page, Request, Route } from '@playwright/test'
import { type RunningServer, serveLucarne } from './commandLine.ts'
import { optionsIn, searchFor } from './searchBox.ts'
import { chrome } from './sites.ts'
import { expect, markDocument, openAlive, tellWhenAlive, test as base, wake } from './test.ts'

type Draft = {
  readonly url: string
  readonly server: RunningServer
  write(file: string, text: string): Promise<void>
  move(file: string, to: string): Promise<void>
  remove(file: string): Promise<void>
}

const test = base.extend<{ draft: Draft }>({
  draft: async ({ page }, use, { workerIndex }) => {
    // Beside the original: the configuration imports the engine.
    const folder = await mkdtemp(join(dirname(chrome.folder), '.draft-'))
    await cp(chrome.folder, folder, { recursive: true })
    const server = await serveLucarne('dev', folder, '--port', String(4740 + workerIndex))
    await use({
      url: `http://127.0.0.1:${4740 + workerIndex}/docs/`,
      server,
      write: (file, text) => writeFile(join(folder, file), text),
      move: (file, to) => rename(join(folder, file), join(folder, to)),
      remove: (file) => rm(join(folder, file)),
    })
    // The page listens for news: it must not hear the server go.
    await page.goto('about:blank')
    await server.stop()
    await rm(folder, { recursive: true })
  },
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const long = 'Une phrase qui fait une ligne.\n\n'.repeat(80)

for (const isAlive of [false, true]) {
  test(`an edit shows in the page at once, ${isAlive ? 'with' : 'before'} the app, and the view stays`, async ({
    page,
    draft,
  }) => {
    await tellWhenAlive(page)
    await page.goto(`${draft.url}code/`)
    if (isAlive) await wake(page)
    await draft.write('docs/code.md', `# Le code\n\n${long}\n## Fin\n`)
    await expect(page.getByRole('heading', { name: /^Fin(?! écrite)/ })).toBeAttached()
    const isSame = await markDocument(page)
    await page.evaluate(() => scrollTo(0, 900))
    await draft.write('docs/code.md', `# Le code\n\n${long}\n## Fin écrite\n`)
    await expect(page.getByRole('heading', { name: 'Fin écrite' })).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(900)
    expect(await isSame()).toBe(true)
  })
}

test('edits elsewhere leave the article alive, once', async ({ page, draft }) => {
  await openAlive(page, `${draft.url}onglets/`)
  const main = page.getByRole('main')
  for (const text of ['Une chose.', 'Une autre.']) {
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('lucarne:update', () => requestAnimationFrame(resolve))
        }),
    )
    await draft.write('docs/code.md', `# Le code\n\n${text}\n`)
    await heard
    await expect(main.getByRole('tablist')).toHaveCount(2)
  }
  await main.getByRole('tab', { name: 'Alma' }).first().click()
  await expect(main.getByText('Avec dnf.')).toBeVisible()
  await expect(main.getByText('Avec apt.')).toBeHidden()
})

/** The next answer to this address is made at once, and arrives when it is let go. */
async function holdOne(page: Page, address: string) {
  let letGo = () => {}
  const freed = new Promise<void>((resolve) => (letGo = resolve))
  let tell = () => {}
  const isMade = new Promise<void>((resolve) => (tell = resolve))
  const answerLater = async (route: Route) => {
    const response = await route.fetch()
    tell()
    await freed
    await route.fulfill({ response })
  }
  await page.route(address, answerLater, { times: 1 })
  return { isMade, letGo }
}

const linkToFolds = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Sections repliables' })

test('an edit told for a page that the reader has left shows on the page reached', async ({
  page,
  draft,
}) => {
  await openAlive(page, `${draft.url}code/`)
  const isSame = await markDocument(page)
  const isLoadedAhead = page.waitForResponse('**/repliable/index.json')
  await linkToFolds(page).hover()
  await isLoadedAhead
  const told = await holdOne(page, '**/code/index.json')
  await draft.write('docs/repliable.md', '# Sections repliables\n\nÉcrit entre-temps.\n')
  await told.isMade
  await linkToFolds(page).click()
  await expect(title(page)).toHaveText('Sections repliables')
  told.letGo()
  await expect(page.getByText('Écrit entre-temps.')).toBeVisible()
  await expect(title(page)).toHaveText('Sections repliables')
  expect(new URL(page.url()).pathname).toBe('/docs/repliable/')
  expect(await isSame()).toBe(true)
})

test('a page that was on its way when it was edited shows its edit', async ({ page, draft }) => {
  await openAlive(page, `${draft.url}code/`)
  const isSame = await markDocument(page)
  const past = await holdOne(page, '**/repliable/index.json')
  await linkToFolds(page).click()
  await past.isMade
  const isTold = page.waitForResponse('**/code/index.json')
  await draft.write('docs/repliable.md', '# Sections repliables\n\nÉcrit entre-temps.\n')
  await isTold
  await expect(page.getByText('Écrit entre-temps.')).toBeVisible()
  const isThere = page.waitForEvent('requestfinished')
  past.letGo()
  await isThere
  await expect(page.getByText('Écrit entre-temps.')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/docs/repliable/')
  expect(await isSame()).toBe(true)
})

test('a page that nobody sees holds no connection, and catches up when it is seen', async ({
  page,
  draft,
}) => {
  const isUpdates = (request: Request) => request.url().endsWith('/__lucarne/updates')
  const asked = page.waitForRequest(isUpdates)
  const left = page.waitForEvent('requestfailed', isUpdates)
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await page.goto(`${draft.url}code/`)
  await asked
  await show(true)
  await left
  await draft.write('docs/code.md', '# Le code\n\nÉcrit ailleurs.\n')
  await expect.poll(() => draft.server.printed()).toContain('updated in')
  await expect(page.getByText('Écrit ailleurs.')).toHaveCount(0)
  await show(false)
  await expect(page.getByText('Écrit ailleurs.')).toBeVisible()
})

test('a mistake shows in the page and in the terminal, and goes when it is mended', async ({
  page,
  draft,
}) => {
  await page.goto(`${draft.url}code/`)
  await draft.write(
    'docs/code.md',
    '# Le code\n\n:::inconnu\n\nQuoi ?\n\n:::\n\n[nulle part](./absent.md)\n',
  )
  await expect(page.getByRole('alert')).toContainText('docs/code.md')
  await expect.poll(() => draft.server.printed()).toContain('docs/code.md')
  await draft.write('docs/code.md', '# Le code\n\nRéparé.\n')
  await expect(page.getByText('Réparé.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('search finds what has just been written, in a page that is open', async ({ page, draft }) => {
  await page.goto(`${draft.url}code/`)
  const box = await searchFor(page, 'zanzibar')
  await expect(page.getByRole('status').filter({ hasText: 'Pas de résultat.' })).toBeAttached()
  await box.press('Escape')
  await box.press('Escape')
  await page.keyboard.press('Escape')
  await draft.write('docs/code.md', '# Le code\n\n## Voyage\n\nUn port de Zanzibar.\n')
  await expect(page.getByRole('heading', { name: /^Voyage/ })).toBeAttached()
  await searchFor(page, 'zanzibar')
  await expect(optionsIn(page).first()).toContainText('Voyage')
  await expect(optionsIn(page).first().locator('mark').first()).toHaveText('Zanzibar')
})

test('files that come, change their name and go change the site', async ({
  page,
  draft,
  troubles,
}) => {
  troubles.allow(/404/)
  await page.goto(draft.url)
  await draft.write('docs/neuve.md', '# Page neuve\n')
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Menu de la documentation' }).getByRole('link', { name })
  await expect(link('Page neuve')).toBeVisible()
  await link('Page neuve').click()
  await expect(title(page)).toHaveText('Page neuve')
  await draft.move('docs/neuve.md', 'docs/renommee.md')
  await expect(async () => {
    await page.goto(`${draft.url}renommee/`)
    await expect(title(page)).toHaveText('Page neuve', { timeout: 500 })
  }).toPass()
  await page.goto(draft.url)
  await draft.remove('docs/renommee.md')
  await expect(link('Page neuve')).toHaveCount(0)
})
