import { chrome } from './sites.ts'
import { expect, test } from './test.ts'

test('a page leads to the feed of changes, which leads back to pages', async ({
  page,
  request,
}) => {
  await page.goto('/Apache/')
  const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  const answer = await request.get(new URL(href ?? '').pathname)
  expect(answer.headers()['content-type']).toMatch(/xml/)
  const [links, dates] = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      const entries = [...feed.querySelectorAll('feed > entry')]
      return [
        entries.map((entry) => entry.querySelector('link')?.getAttribute('href') ?? ''),
        entries.map((entry) => entry.querySelector('updated')?.textContent ?? ''),
      ] as const
    },
    await answer.text(),
  )
  expect(links).toHaveLength(47)
  expect(dates.toSorted().toReversed()).toEqual(dates)
  for (const link of links) expect((await request.get(new URL(link).pathname)).status()).toBe(200)
})

test('a site that does not ask for a feed has none', async ({ page, request }) => {
  await page.goto(chrome.url)
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(0)
  expect((await request.get(`${chrome.url}feed.xml`)).status()).toBe(404)
})
