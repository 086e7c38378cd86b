import type { Locator, Page } from '@playwright/test'
import { boxIn, openResults, searchFor } from './searchBox.ts'
import { expect, openAlive, test } from './test.ts'

test('more results than are fetched: the count, and that of a filter, say so', async ({ page }) => {
  await openResults(page, 'serveur configuration')
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText('Les 200 premiers résultats')
  await page.getByLabel('Catégorie').selectOption('Conteneurs')
  await expect(count).toHaveText(/^\d+ résultats parmi les 200 premiers$/)
})

test('the page of results is shared by its address, and filtered', async ({ page }) => {
  await openResults(page, 'certificat')
  await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('certificat')
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText(/^\d+ résultats$/)
  const all = parseInt(await count.innerText(), 10)
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Plesk')
  await expect(page).toHaveURL(/categorie=Plesk/)
  await expect.poll(async () => parseInt(await count.innerText(), 10)).toBeLessThan(all)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Catégorie' })).toHaveValue('Plesk')
})

for (const width of [320, 390, 996, 1440])
  test(`the filters of the page of results are fields as the others, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openResults(page, 'certificat')
    const looks = (field: Locator) =>
      field.evaluate((element) => {
        const { height, paddingLeft, borderTop, background, color } = getComputedStyle(element)
        return { height, paddingLeft, borderTop, background, color }
      })
    const filter = page.getByRole('combobox', { name: 'Catégorie' })
    expect(await looks(filter)).toEqual(await looks(page.getByRole('searchbox')))
    const box = await filter.boundingBox()
    expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width)
  })

test('on the page of results too, a query is cut, and its mistakes are said aloud', async ({
  page,
}) => {
  await page.goto(`/recherche/?q=titel:${'a'.repeat(600)}`)
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Rechercher' })
  await expect(field).toHaveValue(`titel:${'a'.repeat(506)}`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('n’existe pas')
})

test('Chercher leads to the page of all results', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'certificat')
  const dialog = page.getByRole('dialog', { name: 'Rechercher' })
  await dialog.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/\/recherche\/\?q=certificat$/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/résultats$/)
})

test('all the results, opened in another tab, leave the box as it is', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await searchFor(page, 'certificat')
  const all = page.getByRole('link', { name: /^Voir tous les résultats/ })
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    all.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(opened).toHaveURL(/\/recherche\/\?q=certificat$/)
  await expect(all).toBeVisible()
})

test('a wrong address proposes the nearest pages', async ({ page, troubles }) => {
  troubles.allow(/404/)
  await page.goto('/SSH/service-shh.html')
  const near = page.getByRole('region', { name: 'Les pages les plus proches' })
  await expect(near.getByRole('link').first()).toBeVisible()
})

test('the field of the page of results keeps the focus from one search to the next', async ({
  page,
}) => {
  await openResults(page, 'mysql')
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Rechercher' })
  await field.fill('apache')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=apache$/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/résultats$/)
  await expect(field).toBeFocused()
  await page.goBack()
  await expect(field).toHaveValue('mysql')
})

test('the page of results is filled again when the reader comes back to it', async ({ page }) => {
  await openResults(page, 'certificat')
  const results = page.getByRole('main')
  await results.getByRole('link', { name: 'Installer et renouveler un certificat' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('certificat')
  await page.goBack()
  await expect(results.getByRole('status')).toHaveText(/^\d+ résultats$/)
})

test('an index that does not come is told on the page of results, and asked for again', async ({
  page,
  troubles,
}) => {
  troubles.allow(/search-index|ERR_FAILED|Failed to load resource/)
  const index = /search-index-[^/]*current\.json$/
  await page.route(index, (route) => route.abort())
  await page.goto('/recherche/?q=certificat')
  const results = page.getByRole('main')
  await expect(results.getByRole('alert')).toContainText('n’a pas pu être chargé')
  await page.unroute(index)
  await results.getByRole('button', { name: 'Réessayer' }).click()
  await expect(results.getByRole('status')).toHaveText(/^\d+ résultats$/)
  await expect(results.getByRole('alert')).toBeHidden()
})

test('without a network, a box that cannot be loaded is told, and the page stays', async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|not loaded anew/)
  await openAlive(page, '/Apache/')
  await context.setOffline(true)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByText('La page demandée n’a pas pu être chargée.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apache')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/\/recherche\/$/)
  await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toBeVisible()
})

test('the link to search leads to its page when the box cannot be loaded', async ({
  page,
  troubles,
}) => {
  troubles.allow(/searchUi|ERR_FAILED|Failed to load resource|not loaded anew/)
  await openAlive(page, '/')
  // The page itself neither: it would be loaded anew.
  await page.route(/searchUi|\d\/$/, (route) =>
    page.url().endsWith('/recherche/') ? route.continue() : route.abort(),
  )
  await page.getByRole('link', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL(/\/recherche\/$/)
  await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toBeVisible()
})

for (const [what, pattern] of [
  ['the search', /assets\/searchUi-/],
  ['the app', /assets\/app-/],
] as const)
  test(`where ${what} does not come, the page of results says so, and leads elsewhere`, async ({
    page,
    troubles,
  }) => {
    troubles.allow(/ERR_FAILED|Failed to (load|fetch)/)
    await page.route(pattern, (route) => route.abort())
    await page.goto('/recherche/?q=certificat')
    const results = page.getByRole('main')
    await expect(results.getByText('La recherche n’est pas encore chargée.')).toBeVisible()
    await results.getByRole('link', { name: 'Voir tous les tags' }).click()
    await expect(page).toHaveURL(/\/tags\/$/)
  })

test.describe('a search that crashes', () => {
  /** The browser refuses what the box displays, where it would send its field with these parameters. */
  const failDisplay = (page: Page, parameters: string) =>
    page.addInitScript((refused) => {
      const { setAttribute } = Element.prototype
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'action' && location.pathname === '/Apache/' && value === refused)
          throw new Error('Panne simulée')
        setAttribute.call(this, name, value)
      }
    }, `/recherche/${parameters}`)

  test.beforeEach(({ troubles }) => troubles.allow(/Panne simulée/))

  test('in its box leads to the page of results with what was typed, and opens again', async ({
    page,
  }) => {
    await failDisplay(page, '?q=panne')
    await openAlive(page, '/Apache/')
    await searchFor(page, 'panne')
    await expect(page).toHaveURL(/\/recherche\/\?q=panne$/)
    await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('panne')
    await expect(boxIn(page)).toHaveCount(0)
    await searchFor(page, 'certificat')
    const box = page.getByRole('dialog', { name: 'Rechercher' })
    await expect(box.getByRole('option').first()).toBeVisible()
  })

  test('before its box is shown leads to the page of results', async ({ page }) => {
    await failDisplay(page, '')
    await openAlive(page, '/Apache/')
    await page.getByRole('link', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL(/\/recherche\/$/)
    await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toBeVisible()
  })
})
