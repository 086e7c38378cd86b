import { docRoutes, redirects } from './routes.ts'
import { provider } from './sites.ts'
import { expect, test } from './test.ts'

test('the specification has 37 documentation routes, with the first page', () => {
  expect(docRoutes).toHaveLength(37)
})

for (const route of docRoutes) {
  test(`${route} answers with its title`, async ({ page }) => {
    const path = route === '/' ? '/' : `${route}/`
    const answer = await page.goto(encodeURI(path))
    expect(answer?.status()).toBe(200)
    expect(decodeURI(new URL(page.url()).pathname)).toBe(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    const title = (await heading.innerText()).trim()
    expect(title.length).toBeGreaterThan(2)
    await expect(page).toHaveTitle(/Documentation$/)
  })
}

for (const [from, to] of Object.entries(redirects)) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from)
    expect(new URL(page.url()).pathname).toBe(to)
  })
}

test('the list of tags leads to each of its seventy tags', async ({ page, request }) => {
  await page.goto('/tags/')
  const tags = page.getByRole('main').getByRole('link')
  const hrefs = await tags.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const tagHrefs = hrefs.filter((href) => href?.startsWith('/tags/') && href !== '/tags/')
  expect(tagHrefs).toHaveLength(70)
  for (const href of tagHrefs) {
    const answer = await request.get(new URL(href ?? '', provider.url).href)
    expect.soft(answer.status(), `${href}`).toBe(200)
    expect.soft(await answer.text(), `${href}`).toMatch(/<h1[^>]*>.*documents? tagués? avec/)
  }
})

test('/markdown-page/ is a page without sidebar', async ({ page }) => {
  await page.goto('/markdown-page/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu de la documentation' })).toHaveCount(0)
})

for (const path of ['/404/', '/nulle/part/', '/Apache/nulle-part']) {
  test(`${path} says that the page was not found`, async ({ page, troubles }) => {
    troubles.allow(/404/)
    const answer = await page.goto(path)
    if (path !== '/404/') expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('lien est cassé')
  })
}

test('an address without its final slash, or in decomposed Unicode, leads to the page', async ({
  page,
}) => {
  await page.goto('/Apache')
  expect(new URL(page.url()).pathname).toBe('/Apache/')
  await page.goto(encodeURI('/Mise-en-Production/déploiement/'.normalize('NFD')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(decodeURI(new URL(page.url()).pathname)).toBe('/Mise-en-Production/déploiement/')
})
