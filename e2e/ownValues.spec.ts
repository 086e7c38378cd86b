import type { Page } from '@playwright/test'
import { provider } from './sites.ts'
import { expect, openAlive, test, wake } from './test.ts'

const guide = `${provider.url}SSH/service-ssh/`
const table = (page: Page) => page.getByRole('table').filter({ hasText: 'Dans ce guide' }).first()
const offer = (page: Page) => page.getByRole('button', { name: /^(Mes valeurs|Terminer)/ })
const field = (page: Page, example: string) =>
  page.getByLabel(`Votre valeur à la place de ${example}`, { exact: true })
const count = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const figures = (page: Page) =>
  page.getByRole('figure').locator('pre, figcaption').allTextContents()

for (const width of [320, 390, 1440])
  test(`the offer comes beside the table and moves nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(guide)
    const before = await table(page).boundingBox()
    await openAlive(page, guide)
    await expect(offer(page)).toBeVisible()
    expect(await table(page).boundingBox()).toEqual(before)
    const name = await page
      .getByRole('heading', { name: /Valeurs à adapter/ })
      .evaluate((heading) => {
        const range = document.createRange()
        range.selectNode(heading.firstChild ?? heading)
        return range.getBoundingClientRect().right
      })
    const button = await offer(page).boundingBox()
    expect(button?.x).toBeGreaterThan(name)
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width)
  })

test('own values take the place of the examples, in commands and in the names of files', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, guide)
  await expect(offer(page)).toHaveText('Mes valeurs')
  const author = await figures(page)
  await offer(page).click()
  await expect(field(page, 'claire')).toBeFocused()
  await field(page, 'claire').fill(' anne ')
  await field(page, 'web1.agence.example').fill('vm7.mairie.example')
  await expect(count(page, 'remplacements dans les commandes')).toBeVisible()
  const own = await figures(page)
  expect(own).not.toEqual(author)
  expect(own).toEqual(
    author.map((text) =>
      text
        .replaceAll(/\bclaire\b/g, 'anne')
        .replaceAll('web1.agence.example', 'vm7.mairie.example'),
    ),
  )
  expect(own.join()).toContain('sous le compte anne')

  const block = page.getByRole('figure').filter({ hasText: 'vm7.mairie.example' }).first()
  await block.hover()
  await block.getByRole('button', { name: 'Copier le code' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('vm7.mairie.example')

  await page.reload()
  await wake(page)
  await expect(offer(page)).toHaveText('Mes valeurs (2)')
  expect(await figures(page)).toEqual(own)
})

test('another guide proposes them, and is filled once asked; each keeps its own', async ({
  page,
}) => {
  await openAlive(page, guide)
  await offer(page).click()
  await field(page, 'claire').fill('anne')
  const menu = page.getByRole('navigation', { name: 'Menu de la documentation' })
  await menu.getByText('Premiers pas', { exact: true }).first().click()
  await menu.getByRole('link', { name: 'Premiers pas', exact: true }).click()
  await expect(page).toHaveURL(/Premiers-pas/)
  await expect(offer(page)).toHaveText('Mes valeurs')
  expect((await figures(page)).join()).not.toContain('anne')

  await offer(page).click()
  await expect(field(page, 'claire')).toHaveValue('anne')
  await expect(count(page, 'remplacement')).toBeVisible()
  expect((await figures(page)).join()).toContain('sous le compte anne')
  await field(page, 'claire').fill('ida')

  await page.goBack()
  await expect(page).toHaveURL(guide)
  await expect(offer(page)).toHaveText('Mes valeurs (1)')
  await expect.poll(async () => (await figures(page)).join()).toContain('sous le compte anne')
  await offer(page).click()
  await field(page, 'claire').fill('')
  await expect(count(page, '0 remplacement')).toBeVisible()
  expect((await figures(page)).join()).toContain('sous le compte claire')
})

test('two tabs open on a guide show the same values, and neither takes away what the other was given', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openAlive(page, guide)
  await openAlive(other, guide)
  await offer(page).click()
  await field(page, 'claire').fill('anne')
  await expect(offer(other)).toHaveText('Mes valeurs (1)')
  await expect.poll(async () => (await figures(other)).join()).toContain('sous le compte anne')

  await offer(other).click()
  await field(other, 'web1.agence.example').fill('vm7.mairie.example')
  await expect(field(page, 'web1.agence.example')).toHaveValue('vm7.mairie.example')
  await field(other, 'claire').fill('')
  await expect(field(page, 'claire')).toHaveValue('')
  await field(page, 'claire').fill('ida')
  await page.reload()
  await wake(page)
  await expect(offer(page)).toHaveText('Mes valeurs (2)')
  expect((await figures(page)).join()).toContain('vm7.mairie.example')
})

test('no field asks for a secret', async ({ page }) => {
  await openAlive(page, `${provider.url}mysql/`)
  await expect(table(page)).toContainText('motdepasse-de-test')
  await offer(page).click()
  await expect(field(page, 'boutique')).toBeVisible()
  await expect(field(page, 'motdepasse-de-test')).toHaveCount(0)
})

test('a command that a search has marked takes each value in turn, with its marks and without', async ({
  page,
}) => {
  await page.goto(`${provider.url}Apache/?termes=agence%20conf%20sites`)
  const bar = page.getByRole('group', { name: 'Mots recherchés' })
  await expect(bar).toBeVisible()
  await offer(page).click()
  await field(page, 'agence.example').fill('premier.example')
  await bar.getByRole('button', { name: 'Effacer le surlignage' }).click()
  await field(page, 'agence.example').fill('second.example')
  await expect.poll(async () => (await figures(page)).join()).toContain('second.example')
  const shown = (await figures(page)).join('\n')
  expect(shown).not.toContain('premier.example')
  expect(shown).not.toMatch(/(?<![-\w])agence\.example/)
})

test('a command that a value makes too wide may have its lines wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAlive(page, `${provider.url}Apache/`)
  // Those that a reader sees: in what is folded, none is offered before it opens.
  const wraps = page.locator('[data-does=wrap]:not([hidden])').filter({ visible: true })
  await expect(wraps).not.toHaveCount(0)
  const before = await wraps.count()
  await offer(page).click()
  await field(page, 'agence.example').fill(`${'longue-'.repeat(12)}.example`)
  await expect.poll(() => wraps.count()).toBeGreaterThan(before)
  await field(page, 'agence.example').fill('')
  await expect(wraps).toHaveCount(before)
})
