import type { Page } from '@playwright/test'
import { provider } from './sites.ts'
import { expect, openAlive, test, wake } from './test.ts'

const guide = `${provider.url}SSH/service-ssh/`
const table = (page: Page) => page.getByRole('table').filter({ hasText: 'Dans ce guide' }).first()
const offer = (page: Page) => page.getByRole('button', { name: /mes valeurs/i })
const field = (page: Page, example: string) =>
  page.getByLabel(`Votre valeur à la place de ${example}`, { exact: true })
const commands = (page: Page) => page.locator('#main figure.code pre').allTextContents()

test('the offer comes beside the table and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(guide)
  const before = await table(page).boundingBox()
  await openAlive(page, guide)
  await expect(offer(page)).toBeVisible()
  expect(await table(page).boundingBox()).toEqual(before)
  const heading = page.getByRole('heading', { name: /Valeurs à adapter/ })
  const [name, button] = await Promise.all([
    heading.evaluate((element) => {
      const range = document.createRange()
      range.selectNode(element.firstChild ?? element)
      return range.getBoundingClientRect().right
    }),
    offer(page).boundingBox(),
  ])
  expect(button?.x).toBeGreaterThan(name)
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('own values take the place of the examples, here and in the other guides', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, guide)
  const author = await commands(page)
  await offer(page).click()
  await expect(field(page, 'claire')).toBeFocused()
  await field(page, 'claire').fill(' anne ')
  await field(page, 'web1.agence.example').fill('vm7.mairie.example')
  await expect(page.getByRole('status').filter({ hasText: 'remplacements' })).toContainText(
    'restent dans ce navigateur',
  )
  const own = await commands(page)
  expect(own).toEqual(
    author.map((text) =>
      text
        .replaceAll(/\bclaire\b/g, 'anne')
        .replaceAll('web1.agence.example', 'vm7.mairie.example'),
    ),
  )
  expect(own).not.toEqual(author)

  const block = page.locator('figure.code').filter({ hasText: 'vm7.mairie.example' }).first()
  await block.hover()
  await block.getByRole('button', { name: 'Copier le code' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('vm7.mairie.example')

  await page.reload()
  await wake(page)
  await expect(offer(page)).toHaveText('Mes valeurs (2)')
  expect(await commands(page)).toEqual(own)

  await openAlive(page, `${provider.url}Premiers-pas/Premiers-pas/`)
  await expect(offer(page)).toHaveText('Mes valeurs (2)')
  expect((await commands(page)).join()).toMatch(/HostName vm7\.mairie\.example/i)

  await offer(page).click()
  await field(page, 'claire').fill('')
  await field(page, 'web1.agence.example').fill('')
  await expect(page.getByRole('status').filter({ hasText: '0 remplacement' })).toBeVisible()
  expect((await commands(page)).join()).toMatch(/HostName web1\.agence\.example/i)
  expect(await page.evaluate(() => localStorage.getItem('lucarne.ownValues'))).toBeNull()
})

test('no field asks for a secret', async ({ page }) => {
  await openAlive(page, `${provider.url}mysql/`)
  await expect(table(page)).toContainText('motdepasse-de-test')
  await offer(page).click()
  await expect(field(page, 'boutique')).toBeVisible()
  await expect(field(page, 'motdepasse-de-test')).toHaveCount(0)
})

test('what the storage holds, whatever it is, breaks nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lucarne.ownValues', '{"claire": {"a": 1}'))
  await openAlive(page, guide)
  await expect(offer(page)).toHaveText('Mettre mes valeurs')
  await page.addInitScript(() =>
    localStorage.setItem('lucarne.ownValues', '{"claire": 3, "web1.agence.example": "vm7"}'),
  )
  await page.reload()
  await wake(page)
  await expect(offer(page)).toHaveText('Mes valeurs (1)')
})
