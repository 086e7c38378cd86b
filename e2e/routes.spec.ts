import type { Page } from '@playwright/test'
import { docRoutes, redirects } from './routes.ts'
import { provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

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

test('the list of tags leads to each of its tags', async ({ page, request }) => {
  await page.goto('/tags/')
  const tags = page.getByRole('main').getByRole('link')
  const hrefs = await tags.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const tagHrefs = hrefs.filter((href) => href?.startsWith('/tags/') && href !== '/tags/')
  expect(tagHrefs).toHaveLength(71)
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

/** As hosts do that know an address as it is written and no other; preview knows better. */
async function loseAddress(page: Page, lost: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === lost,
    async (route) => route.fulfill({ response: await page.request.get('/nulle/part/') }),
  )
}

for (const wrong of ['/apache/', '/APACHE', '/pLesk/service-WEB-plesk.html'])
  test(`${wrong} is led to the page that has this name, its query and anchor kept`, async ({
    page,
    troubles,
  }) => {
    troubles.allow(/404/)
    await loseAddress(page, wrong)
    await page.goto(`${wrong}?q=1#suite`)
    const right = /^.apache/i.test(wrong) ? '/Apache/' : '/Plesk/Service-web-Plesk/'
    await expect(page).toHaveURL(`${right}?q=1#suite`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page introuvable')
  })

test('a page that the menus of a large site do not hold is found by search', async ({
  page,
  troubles,
}) => {
  troubles.allow(/404/)
  await page.route('**/assets/frame-*.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), sidebars: {} } })
  })
  await loseAddress(page, '/ssh/service-SSH')
  await page.goto('/ssh/service-SSH?q=1')
  await expect(page).toHaveURL('/SSH/service-ssh/?q=1')
})

test('a host that changes the case back is not asked again and again', async ({
  page,
  troubles,
}) => {
  troubles.allow(/404/)
  const asked: string[] = []
  await loseAddress(page, '/apache/')
  // By its content: a redirect made up here would be followed past what is made up of `/apache/`.
  await page.route('**/Apache/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<meta http-equiv="refresh" content="0; url=/apache/">',
    }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/apache/')
  await expect.poll(() => asked).toEqual(['/apache/', '/Apache/', '/apache/'])
  await openAlive(page, '/apache/')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/apache/', '/Apache/', '/apache/', '/apache/'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
})

test('an old address that is not UTF-8 has its living page too', async ({ page, troubles }) => {
  troubles.allow(/404/)
  await openAlive(page, '/d%E9ploiement.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
})

for (const served of ['Apache', 'Apache.html', 'apache/'])
  test(`a host that shows the page at /${served} leaves its own address to it`, async ({
    page,
  }) => {
    await page.route(
      ({ pathname }) => pathname === `/${served}`,
      async (route) => route.fulfill({ response: await page.request.get('/Apache/') }),
    )
    await openAlive(page, `/${served}?q=1#suite`)
    await expect(page).toHaveURL('/Apache/?q=1#suite')
  })

test('an address that holds a name and a password opens a page that is alive', async ({ page }) => {
  const address = new URL('/Apache/', provider.url)
  address.username = 'equipe'
  address.password = 'secret'
  await openAlive(page, address.href)
  await expect(page).toHaveURL('/Apache/')
  expect(await page.evaluate(() => document.URL)).not.toContain('secret')
})
