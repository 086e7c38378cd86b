import { chrome } from './sites.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('a guide reads whole: title, article, code, table of contents, neighbours', async ({
  page,
}) => {
  await page.goto('/Apache/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  expect((await main.innerText()).length).toBeGreaterThan(2000)
  await expect(main.getByRole('code').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sur cette page' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages de documentation' })).toBeVisible()
})

test('the default mode is the dark one', async ({ page }) => {
  await page.goto('/')
  const isDark = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor.match(/\d+/g)?.map(Number))
  expect(Math.max(...(isDark ?? [255]))).toBeLessThan(80)
})

test('the sidebar shows where the page is, and opens by hand', async ({ page }) => {
  await page.goto('/Plesk/Plesk/')
  const sidebar = page.getByRole('navigation', { name: 'Menu de la documentation' })
  const current = sidebar.getByRole('link', { name: 'Découvrir Plesk' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(current).toBeVisible()
  const elsewhere = sidebar.getByRole('link', { name: 'Apache', exact: true })
  await expect(elsewhere).toBeHidden()
  await sidebar.getByText('Hébergement web').click()
  await expect(elsewhere).toBeVisible()
})

test('links lead from page to page', async ({ page }) => {
  await page.goto('/')
  const next = page.getByRole('navigation', { name: 'Pages de documentation' }).getByRole('link')
  await next.last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).not.toBe('/')
})

test('panels of tabs read one after the other, under their names', async ({ page }) => {
  await page.goto(`${chrome.url}onglets/`)
  const main = page.getByRole('main')
  for (const text of ['Avec apt.', 'Avec dnf.', 'Une recette.']) {
    await expect(main.getByText(text)).toBeVisible()
  }
  await expect(main.getByText('Debian').first()).toBeVisible()
  const above = await main.getByText('Avec apt.').boundingBox()
  const name = await main.getByText('Alma', { exact: true }).first().boundingBox()
  expect((name?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(12)
  await expect(main.getByRole('tab')).toHaveCount(0)
})

test('a folded section opens', async ({ page }) => {
  await page.goto(`${chrome.url}repliable/`)
  await expect(page.getByRole('heading', { name: 'Sous le pli' })).toBeHidden()
  await page.getByText('Déplier la suite').click()
  await expect(page.getByRole('heading', { name: 'Sous le pli' })).toBeVisible()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, and its links lead to pages', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Ouvrir/fermer la barre de navigation' }).click()
    const docs = page.getByRole('navigation', { name: 'Menu de la documentation' })
    await docs.getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).not.toBe('/')
  })

  test('the table of contents unfolds above the article', async ({ page }) => {
    await page.goto('/Apache/')
    const toc = page.getByRole('navigation', { name: 'Sur cette page' })
    await expect(toc.getByRole('link').first()).toBeHidden()
    await toc.getByText('Sur cette page').click()
    await expect(toc.getByRole('link').first()).toBeVisible()
  })
})
