import type { Locator, Page } from '@playwright/test'
import { boxIn, openResults, searchFor } from './searchBox.ts'
import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

test('an index that is long to come is waited for in words, in the box and on the page', async ({
  page,
}) => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/search-index/, async (route) => {
    await isAnswered
    await route.continue()
  })
  await openAlive(page, '/')
  await searchFor(page, 'certificat')
  const box = page.getByRole('dialog', { name: 'Rechercher' })
  await expect(box.getByRole('status')).toHaveText('Recherche en cours…')
  await expect(box.getByRole('status')).toBeInViewport({ ratio: 1 })
  await boxIn(page).press('Enter')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('Recherche en cours…')
  await expect(status).toBeVisible()
  answer()
  await expect(status).toHaveText(/^\d+ résultats$/)
})

test('a result that the reader has a hand on does not move when a better answer comes', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  // What a query takes of the other names of its words: they change the order of the first answer.
  await page.route(/search-index.*\.names-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/recherche/?q=mysqldump')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await links.first().focus()
  const hrefs = () => links.evaluateAll((each) => each.map((link) => link.getAttribute('href')))
  const before = await hrefs()
  release()
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  const after = (await hrefs()).filter((href) => before.includes(href))
  expect(after).toEqual(before)
})

/** Far down the results, once they have their excerpts. */
async function readTo(page: Page): Promise<Locator> {
  await openResults(page, 'mysql')
  const result = page.getByRole('main').getByRole('listitem').getByRole('link').nth(60)
  await result.scrollIntoViewIfNeeded()
  return result
}

test('coming back from a result leads to where it was in the page of results', async ({ page }) => {
  const result = await readTo(page)
  await result.click()
  await expect(page).not.toHaveURL(/recherche/)
  await page.goBack()
  await expect(result).toBeInViewport()
})

for (const [way, leaveAndReturn] of Object.entries({
  'Back from another query': async (page: Page) => {
    await searchFor(page, 'kokigraf')
    await page.getByRole('dialog').getByRole('button', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(/q=kokigraf$/)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d\d? résultats$/)
    await page.goBack()
  },
  'Back from another site': async (page: Page) => {
    await page.goto(chrome.url)
    await page.goBack()
  },
  'loading it anew': (page: Page) => page.reload(),
})) {
  test(`${way} leads to where the page of results was read`, async ({ page }) => {
    const result = await readTo(page)
    await page.waitForFunction(() => history.state.top === scrollY)
    await leaveAndReturn(page)
    await expect(result).toBeInViewport()
  })
}
