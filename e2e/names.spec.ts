/** Headings, ids and names of an author that sound like those of the theme: both go on working. */
import { join } from 'node:path'
import { searchFor } from './searchBox.ts'
import { expect, openAlive, test } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

/** Ids that the theme had, has, or that scripts know of. */
const words =
  'page main app menu nav-0 island near-pages tags-label search-list search-page-0 tabs-0-tab-0 tabs-0-panel-0 sidebar body head'.split(
    ' ',
  )

let site: WrittenSite

test.beforeAll(async () => {
  const { workerIndex, project } = test.info()
  const long = 'Une phrase.\n\n'.repeat(60)
  site = await serveWritten(join(project.outputDir, `.names-${workerIndex}`), {
    'docs/index.md': '# Accueil\n\n[Titres](titres.md)\n',
    'docs/titres.md': `---\ntags: [essai]\n---\n\n# Guide\n\n${words.map((word) => `## ${word}\n\nTexte.\n`).join('\n')}\n${long}`,
    'docs/noms.md': `# Noms\n\n${words.map((word) => `<a name="${word}"></a><p id="${word}">De ${word}</p>\n`).join('\n')}
<p data-island>Une île</p>

<p data-analytics="/rien.js">Un compteur</p>

<img name="body" id="body-2" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">

<form name="documentElement"></form>

<details name="sidebar"><summary>Un</summary>Deux</details>

<p id="~main">Réservé</p>
`,
    'docs/onglets.mdx': `# Onglets

## tabs-0-panel-1

<Tabs><TabItem value="a">Premier</TabItem><TabItem value="b">Second</TabItem></Tabs>
`,
  })
})

test.afterAll(() => site.remove())

for (const path of ['titres/', 'noms/']) {
  test(`${path} comes to life: search, colour mode, menu and links answer`, async ({ page }) => {
    await openAlive(page, `${site.url}${path}`)
    const html = page.locator('html')
    const before = await html.getAttribute('data-theme')
    await page
      .getByRole('button', { name: /mode|thème/i })
      .first()
      .click()
    await expect(html).not.toHaveAttribute('data-theme', before ?? '')
    await searchFor(page, 'Accueil')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accueil')
    await page.goBack()
    await expect(
      page.getByRole('main').getByText('Texte.').or(page.getByText('De page')).first(),
    ).toBeVisible()
  })
}

test('each entry of the contents, and each address, leads to its section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await openAlive(page, `${site.url}titres/`)
  for (const word of words) {
    await page.locator('[data-toc]').getByRole('link', { name: word, exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`#${word}$`))
    await expect(page.getByRole('heading', { level: 2, name: word, exact: true })).toBeInViewport()
  }
})

test('the link that skips to the content leads to it, past a section called Main', async ({
  page,
}) => {
  await openAlive(page, `${site.url}titres/`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an id that is the theme’s is left out, and its author is told', async ({ page }) => {
  expect(site.printed).toContain('“~main” is left out')
  await page.goto(`${site.url}noms/`)
  expect(await page.locator('[id="~main"]').count()).toBe(1)
})

test('a tab leads to its panel, not to a section of the same name', async ({ page }) => {
  await openAlive(page, `${site.url}onglets/`)
  await page.getByRole('tab', { name: 'b' }).click()
  const panel = page.getByRole('tabpanel', { name: 'b' })
  await expect(panel).toContainText('Second')
  expect(await panel.getAttribute('id')).toBe(
    await page.getByRole('tab', { name: 'b' }).getAttribute('aria-controls'),
  )
})
