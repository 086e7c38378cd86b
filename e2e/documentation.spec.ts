/** The documentation of the engine, built by it: driven like any other site. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runLucarne, serveLucarne, type RunningServer } from './commandLine.ts'
import { expect, openAlive, test } from './test.ts'
import { violationsOf } from './violations.ts'

const folder = fileURLToPath(new URL('../engine', import.meta.url))
const outDir = fileURLToPath(new URL('dist/documentation', import.meta.url))
let server: RunningServer
let url = ''

test.beforeAll(async () => {
  const { code, output } = await runLucarne('build', folder, '--out', outDir)
  expect(code, output).toBe(0)
  expect(output).toContain(', 0 problems')
  server = await serveLucarne('preview', folder, '--out', outDir, '--port', '0')
  url = server.url.replace('localhost', '127.0.0.1')
})
test.afterAll(() => server.stop())

for (const mode of ['light', 'dark'])
  test(`every page is read by all, in ${mode} mode`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(url)
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), mode)
    for (const path of everyPage()) {
      await openAlive(page, url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(
        (await violationsOf(page)).filter((each) => !isOfContents(each)),
        path,
      ).toEqual([])
    }
  })

/** Returns those of the latest version, those that are new since, and one of each other version and language. */
function everyPage(): string[] {
  const [latest = ''] = namesIn('../engine/versions').toReversed()
  const names = pagesIn(`../engine/versions/${latest}`)
  expect(names.length).toBeGreaterThan(5)
  const added = pagesIn('../engine/docs').filter((name) => !names.includes(name))
  const others = ['next/', 'fr/', 'fr/next/writing/']
  return [...names, ...added.map((name) => `next/${name}`), ...others]
}

const namesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )

/** Addresses of the pages that a folder holds. */
const pagesIn = (folder: string) =>
  namesIn(folder).flatMap((file) => {
    const name = /^(.*)\.md$/.exec(file)?.[1]
    return name === undefined ? [] : [name === 'index' ? '' : `${name}/`]
  })

/**
 * axe takes what is in a closed `<details>` for hidden: beside the article, the style of the contents shows it, and the
 * next test proves that keys reach it.
 */
const isOfContents = (violation: string) =>
  /^scrollable-region-focusable: [^|\n]*\bdetails Fix [^|]*$/.test(violation)

test('keys reach the contents of a page that has more of them than the window', async ({
  page,
}) => {
  await openAlive(page, `${url}settings/`)
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await links.nth(-2).focus()
  await page.keyboard.press('Tab')
  await expect(links.last()).toBeFocused()
  await expect(links.last()).toBeInViewport()
})

test('a page leads to itself in another version and in another language', async ({ page }) => {
  await openAlive(page, `${url}writing/`)
  const bar = page.getByRole('navigation', { name: /^(Main navigation|Navigation principale)$/ })
  await bar.getByRole('button', { name: '1.0' }).click()
  await bar.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\/next\/writing\/$/)
  await bar.getByRole('button', { name: 'English' }).click()
  await bar.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\/next\/writing\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrire')
})

test('a setting is found by its name', async ({ page }) => {
  await page.goto(url)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('socialCards')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/settings/)
})
