import type { Page } from '@playwright/test'
import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const toc = (page: Page) => page.getByRole('navigation', { name: 'Sur cette page' })

test('previous and next follow the sidebar', async ({ page }) => {
  await openAlive(page, '/Apache/')
  const neighbours = page.getByRole('navigation', { name: 'Pages de documentation' })
  await expect(neighbours.getByRole('link', { name: /^Précédent/ })).toBeVisible()
  await neighbours.getByRole('link', { name: /^Suivant/ }).click()
  await expect(page).toHaveURL(/\/services-php\/$/)
  // The address comes before the page: a press on what is being replaced is lost.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PHP')
  await neighbours.getByRole('link', { name: /^Précédent/ }).click()
  await expect(page).toHaveURL(/\/Apache\/$/)
})

test('breadcrumbs say where the page is', async ({ page }) => {
  await page.goto('/Plesk/service-ftp-plesk/')
  const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' })
  await expect(crumbs.getByRole('link', { name: 'Page d’accueil' })).toHaveAttribute('href', '/')
  await expect(crumbs.getByRole('link', { name: 'Plesk' })).toHaveAttribute('href', '/Plesk/Plesk/')
  await expect(crumbs.getByRole('listitem').last()).toHaveAttribute('aria-current', 'page')
})

test('tags lead to their pages, and these to the pages they hold', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  await main(page).getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'étape' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Un document tagué avec «.étape.»/,
  )
  await main(page).getByRole('link', { name: 'Installer' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installer')
})

test('the list of tags files É under E', async ({ page }) => {
  await page.goto(`${chrome.url}tags/`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['E', 'I'])
})

test('the page can be edited where the site says', async ({ page }) => {
  await page.goto(`${chrome.url}code/`)
  const link = page.getByRole('link', { name: 'Éditer cette page' })
  await expect(link).toHaveAttribute('href', 'https://git.atelier.example/edit/docs/code.md')
  // In another tab: said, and in no text that search, copies or titles would take.
  await expect(link).toHaveAccessibleName(/nouvel onglet/)
  await expect(link).toHaveText('Éditer cette page')
})

test('the last update is dated from the history of the file', async ({ page }) => {
  await page.goto('/Apache/')
  await expect(main(page).getByText(/Dernière mise à jour le/)).toBeVisible()
  await expect(main(page).getByRole('time').or(main(page).locator('time')).first()).toHaveText(
    /\d{4}$/,
  )
})

test('the table of contents follows the reader', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  const active = toc(page).locator('[aria-current]')
  await page
    .getByRole('heading', { name: 'Deuxième étape' })
    .evaluate((heading) => heading.scrollIntoView())
  await expect(active).toHaveText('Deuxième étape')
  await page.evaluate(() => scrollTo(0, 100_000))
  await expect(active).toHaveText('Dernière étape')
})

test('a heading that is hidden is not the one being read', async ({ page }) => {
  await openAlive(page, `${chrome.url}onglets/`)
  await expect(toc(page).getByRole('link', { name: 'Recette Alma' })).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(toc(page).locator('[aria-current]')).toHaveCount(0)
})

test('it lists headings of levels 2 and 3', async ({ page }) => {
  await page.goto(`${chrome.url}Premiers-pas/installer/`)
  await expect(toc(page).getByRole('link')).toHaveText([
    'Première étape',
    'Détail',
    'Deuxième étape',
    'Dernière étape',
  ])
})

test('a heading has a link to itself', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  // Exact: the words of the link are not read with the heading.
  await page.getByRole('heading', { name: 'Deuxième étape', exact: true }).hover()
  await page.getByRole('link', { name: 'Lien direct vers Deuxième étape' }).click()
  expect(decodeURI(new URL(page.url()).hash)).toBe('#deuxième-étape')
})

test('code is copied with one button, which says so for a second', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, `${chrome.url}code/`)
  await main(page).getByText('echo bonjour').hover()
  const copy = page.getByRole('button', { name: 'Copier le code' }).first()
  await copy.click()
  const copied = page.getByRole('button', { name: 'Copié', exact: true })
  await expect(copied).toBeVisible()
  await expect(main(page).getByRole('status')).toHaveText('Copié')
  const copiedMs = Date.now()
  await expect(copied).toHaveCount(0)
  expect(Date.now() - copiedMs).toBeGreaterThan(500)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('echo bonjour')
  await expect(main(page).getByRole('status')).toBeEmpty()
})

test('code that cannot be copied is selected, and the button does not claim more', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await openAlive(page, `${chrome.url}code/`)
  await main(page).getByText('echo bonjour').hover()
  await page.getByRole('button', { name: 'Copier le code' }).first().click()
  await expect(page.getByRole('button', { name: 'Copie impossible' })).toBeVisible()
  await expect(main(page).getByRole('status')).toHaveText('Copie impossible')
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe('echo bonjour')
})

test('only code wider than its box offers to wrap its lines', async ({ page }) => {
  await openAlive(page, `${chrome.url}code/`)
  const wrap = page.getByRole('button', { name: 'Activer/désactiver le retour à la ligne' })
  await expect(wrap).toHaveCount(1)
  const code = main(page).getByRole('figure').nth(1)
  const height = async () => (await code.boundingBox())?.height ?? 0
  const before = await height()
  await code.hover()
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  expect(await height()).toBeGreaterThan(before)
  await wrap.click()
  expect(await height()).toBe(before)
})

test('buttons of code blocks are there on each new page', async ({ page }) => {
  await openAlive(page, `${chrome.url}`)
  await page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Le code' })
    .click()
  await expect(page.getByRole('button', { name: 'Copier le code' })).toHaveCount(2)
})

test('the way back to the top is offered to those who scroll up from afar', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  const back = page.getByRole('button', { name: 'Retour au début de la page' })
  await expect(back).toBeHidden()
  await page.mouse.move(700, 300)
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  await expect(back).toBeHidden()
  await page.mouse.wheel(0, -200)
  await expect(back).toBeVisible()
  await back.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(back).toBeHidden()
})

test('an unlisted page says so, and is in no list', async ({ page }) => {
  await page.goto(`${chrome.url}cachee/`)
  await expect(main(page).getByText('Page non répertoriée')).toBeVisible()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await page.goto(`${chrome.url}code/`)
  await expect(page.getByRole('link', { name: 'Page cachée' })).toHaveCount(0)
})
