import { searchFor } from './searchBox.ts'
import { expect, test } from './test.ts'

test('the page of results is shared by its address, and filtered', async ({ page }) => {
  await page.goto('/recherche/?q=certificat')
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

test('Chercher leads to the page of all results', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'certificat')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/\/recherche\/\?q=certificat$/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/résultats$/)
})

test('a wrong address proposes the nearest pages', async ({ page, troubles }) => {
  troubles.allow(/404/)
  await page.goto('/SSH/service-shh.html')
  const near = page.getByRole('region', { name: 'Les pages les plus proches' })
  await expect(near.getByRole('link').first()).toBeVisible()
})

test('the page of results is filled again when the reader comes back to it', async ({ page }) => {
  await page.goto('/recherche/?q=certificat')
  const results = page.getByRole('main')
  await results.getByRole('link', { name: 'Installer et renouveler un certificat' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('certificat')
  await page.goBack()
  await expect(results.getByRole('status')).toHaveText(/^\d+ résultats$/)
})
