/** The policy that a site is sent with: strict, and never in the way of its own pages. */
import type { Page } from '@playwright/test'
import { publishedPaths } from './publishedPaths.ts'
import { provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

type Typed = { trustedTypes: { createPolicy(name: string, rules: object): unknown } }

/** Any violation is an error of the console too, which fails a test; this says of which page. */
async function hearViolations(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('tellViolation', (told: string) => void heard.push(told))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as typeof window & { tellViolation: (told: string) => void }
      tellViolation(`${location.pathname}: ${event.violatedDirective} ${event.sample}`)
    })
  })
  return heard
}

const pathsOfSite = async () => [...(await publishedPaths(provider.url)), '/recherche/']

test('no page of the site, as it is served, does what its policy refuses', async ({ page }) => {
  test.setTimeout(180_000)
  const heard = await hearViolations(page)
  for (const [index, path] of (await pathsOfSite()).entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
  }
  expect(heard).toEqual([])
})

test('no page that a click leads to, nor the search, does what the policy refuses', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const heard = await hearViolations(page)
  const paths = await pathsOfSite()
  await openAlive(page, '/')
  for (const path of paths) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await page.waitForURL((url) => url.pathname === path)
  }
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Rechercher' }).fill('certificat')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(heard).toEqual([])
})

test('nothing inline is allowed but by its hash, and only scripts of the site reach a sink', async ({
  page,
  troubles,
}) => {
  const answer = await page.goto('/')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default$/)
  troubles.allow(/Trusted|Content Security Policy/)
  const tried = () =>
    page.evaluate(() => {
      const attempts = [
        () => new Worker('data:text/javascript,1'),
        () => new Worker(`${location.origin}/upload/x.js`),
        () => document.createElement('script').setAttribute('src', '//evil.example/x.js'),
        () => (window as unknown as Typed).trustedTypes.createPolicy('other', {}),
        () => (document.createElement('script').text = 'alert(1)'),
        () => document.createElement('p').setAttribute('onclick', 'alert(1)'),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
  const refused = Array.from({ length: 6 }, () => 'TypeError')
  expect(await tried()).toEqual(refused)
  await openAlive(page, '/')
  expect(await tried()).toEqual(refused)
  const style = await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red')
    return document.body.style.color
  })
  expect(style).toBe('')
})
