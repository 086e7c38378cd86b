/** A browser that lacks what the app is made of: WebKit without popovers is looked at in `webkit.spec.ts`. */
import { expect, tellWhenAlive, test, wake } from './test.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).popover
  })
})

test('a browser without popovers keeps the page as it was served', async ({ page }) => {
  await tellWhenAlive(page)
  await page.goto('/Apache/')
  await wake(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Apache/)
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('a browser that cannot read the app cannot read either what would hold clicks for it', async ({
  request,
}) => {
  const html = await (await request.get('/Apache/')).text()
  const [, app = '', boot = ''] = /data-app="(.*?)".*?>(.*?)<\/script>/s.exec(html) ?? []
  expect(await (await request.get(app)).text()).toContain('??=')
  expect(boot).toContain('??=')
})

test('there, the link to search leads to its page', async ({ page }) => {
  await page.goto('/Apache/')
  await page.getByRole('link', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL('/recherche/')
})
