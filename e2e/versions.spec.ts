import type { Page } from '@playwright/test'
import { searchFor } from './searchBox.ts'
import { chrome } from './sites.ts'
import { expect, openAlive, test, wake } from './test.ts'

const items = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function choose(page: Page, opener: string, entry: string): Promise<void> {
  await items(page).getByRole('button', { name: opener, exact: true }).hover()
  await items(page).getByRole('link', { name: entry, exact: true }).click()
}

test('the other version shows the same page where it has it, at the same place', async ({
  page,
}) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/?vu=oui#première-étape`)
  await choose(page, '2.0', '1.0')
  await expect(title(page)).toHaveText('Installer la version 1')
  expect(decodeURI(page.url())).toBe(
    `${chrome.url}1.0/Premiers-pas/installer/?vu=oui#première-étape`,
  )
  await expect(page.getByRole('heading', { name: 'Première étape' })).toBeInViewport()
})

test('Back, then the same version again: its own menus come with it', async ({ page }) => {
  await openAlive(page, chrome.url)
  const menu = page.getByRole('navigation', { name: 'Menu de la documentation' })
  await choose(page, '2.0', '1.0')
  await expect(title(page)).toHaveText('Accueil de la version 1')
  const links = await menu.getByRole('link').allTextContents()
  await page.goBack()
  await expect(title(page)).not.toHaveText('Accueil de la version 1')
  await wake(page)
  await choose(page, '2.0', '1.0')
  await expect(title(page)).toHaveText('Accueil de la version 1')
  await expect(menu.getByRole('link')).toHaveText(links)
})

test('it shows its first page where it has not, and says so before', async ({ page }) => {
  await openAlive(page, `${chrome.url}code/`)
  await choose(page, '2.0', '1.0 (accueil)')
  await expect(title(page)).toHaveText('Accueil de la version 1')
})

test('the version chosen is stored for the docs', async ({ page }) => {
  await openAlive(page, chrome.url)
  await choose(page, '2.0', '1.0')
  await expect(title(page)).toHaveText('Accueil de la version 1')
  expect(
    await page.evaluate(() => localStorage.getItem('docs/docs-preferred-version-default')),
  ).toBe('1.0')
})

test('outside the docs, the version chosen is the one that is searched', async ({ page }) => {
  await openAlive(page, chrome.url)
  await choose(page, '2.0', '1.0')
  await expect(title(page)).toHaveText('Accueil de la version 1')
  await page.goto(`${chrome.url}recherche/?q=installer`)
  const results = page.getByRole('main')
  await expect(results.getByRole('link', { name: 'Installer la version 1' }).first()).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('docs/docs-preferred-version-default'))
  await page.reload()
  await expect(results.getByRole('status')).toHaveText(/résultat/)
  await expect(results.getByRole('link', { name: 'Installer la version 1' })).toHaveCount(0)
})

test('a version that is read is the version that is searched, results and all', async ({
  page,
}) => {
  await openAlive(page, `${chrome.url}1.0/Premiers-pas/installer/`)
  await searchFor(page, 'version 1')
  await page.getByRole('link', { name: /Voir tous les résultats/ }).click()
  const results = page.getByRole('main')
  await expect(results.getByRole('link', { name: 'Installer la version 1' }).first()).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(bar.getByRole('link', { name: 'Version du site' })).toHaveAttribute(
    'href',
    '/docs/1.0/',
  )
  await expect(bar.getByRole('button', { name: '1.0' })).toBeVisible()

  await results.getByRole('searchbox').fill('ancienne')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/version=1\.0/)
  await expect(results.getByRole('link', { name: 'Ancienne page' }).first()).toBeVisible()
})

for (const path of ['page-libre/', 'recherche/?q=installer', 'adresse/fausse/']) {
  test(`on ${path}, bar, box and results are of the version chosen`, async ({ page, troubles }) => {
    troubles.allow(/404/)
    await page.addInitScript(() =>
      localStorage.setItem('docs/docs-preferred-version-default', '1.0'),
    )
    await openAlive(page, chrome.url + path)
    const bar = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(bar.getByRole('button', { name: '1.0' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Installer' })).toHaveAttribute(
      'href',
      '/docs/1.0/Premiers-pas/installer/',
    )
    await expect(
      bar.getByRole('link', { name: '1.0', exact: true, includeHidden: true }),
    ).toHaveAttribute('aria-current', 'true')
    await searchFor(page, 'installer la version')
    await expect(page.getByRole('option', { name: /Installer la version 1/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Voir tous/ })).toHaveAttribute(
      'href',
      /version=1\.0/,
    )
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.goto(`${chrome.url}Premiers-pas/installer/`)
    await expect(bar.getByRole('button', { name: '2.0' })).toBeVisible()
  })
}

test('a page of no version that is reached from one goes on with the version chosen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs/docs-preferred-version-default', '1.0'))
  await openAlive(page, `${chrome.url}code/`)
  const bar = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(bar.getByRole('button', { name: '2.0' })).toBeVisible()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/docs/page-libre/' })
    link.textContent = 'libre'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'libre' }).click()
  await expect(title(page)).toHaveText('Page libre')
  await expect(bar.getByRole('button', { name: '1.0' })).toBeVisible()
  await page.goBack()
  await expect(bar.getByRole('button', { name: '2.0' })).toBeVisible()
})

test('a stored version that no longer exists is forgotten', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs/docs-preferred-version-default', '0.1'))
  await openAlive(page, chrome.url)
  expect(
    await page.evaluate(() => localStorage.getItem('docs/docs-preferred-version-default')),
  ).toBe(null)
})

test('an old version says so, leads to the latest, and is not for search engines', async ({
  page,
}) => {
  await page.goto(`${chrome.url}1.0/Premiers-pas/installer/`)
  const main = page.getByRole('main')
  await expect(main.getByText(/n’est plus activement maintenue/)).toBeVisible()
  await expect(main.getByText(/Version.: 1\.0/)).toBeVisible()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    'https://atelier.example/docs/Premiers-pas/installer/',
  )
  await main.getByRole('link', { name: 'dernière version' }).click()
  await expect(title(page)).toHaveText('Installer')
})

test('another language shows the same page, under its own words of the author', async ({
  page,
}) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/?vu=oui`)
  await choose(page, 'Français', 'English')
  await expect(title(page)).toHaveText('Install')
  expect(page.url()).toBe(`${chrome.url}en/Premiers-pas/installer/?vu=oui`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('a page that the other language has not is read there in the first one', async ({ page }) => {
  await openAlive(page, `${chrome.url}code/`)
  await choose(page, 'Français', 'English (not translated)')
  await expect(page).toHaveURL(`${chrome.url}en/code/`)
  await expect(title(page)).toHaveAttribute('lang', 'fr')
})
