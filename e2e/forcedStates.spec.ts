/** Colours forced by the reader's system: pages to print and to read offline, and states that pass. */
import { join } from 'node:path'
import { everyComponent, everyComponentConfig } from './everyComponent.ts'
import { expectApart, expectReadable, expectTold, unseenFocus } from './forcedColours.ts'
import { expect, openAlive, test } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

let site: WrittenSite
test.beforeAll(async () => {
  const { project, workerIndex } = test.info()
  const folder = join(project.outputDir, `.forced-states-${workerIndex}`)
  const config = { ...everyComponentConfig, printPage: true, offline: true }
  site = await serveWritten(folder, everyComponent, config)
})
test.afterAll(() => site.remove())

for (const scheme of ['light', 'dark'] as const)
  test.describe(`forced ${scheme} colours`, () => {
    test.use({
      contextOptions: { forcedColors: 'active' },
      colorScheme: scheme,
      permissions: ['clipboard-read', 'clipboard-write'],
    })

    for (const mode of ['light', 'dark'])
      test(`the pages to print and to read offline are read, in ${mode} mode`, async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode)
        for (const path of ['imprimer/', 'hors-connexion/', '']) {
          await openAlive(page, site.url + path)
          await expectReadable(page, path)
          expect.soft(await unseenFocus(page), path).toEqual([])
        }
      })

    test('the filters of results are read, seen with the focus, and tell what is chosen', async ({
      page,
    }) => {
      await page.goto(`${site.url}recherche/?q=certificat`)
      const filters = page.getByRole('main').getByRole('combobox')
      await expect(filters.first()).toBeVisible()
      for (const filter of await filters.all()) {
        await expectTold(filter, () => filter.focus(), 'a filter that has the focus')
        await filter.selectOption({ index: 1 })
        await expect(filter).not.toHaveValue('')
        await expectReadable(page, 'a filter that is chosen')
      }
    })

    test('code that was copied says so, and a definition is apart from its page', async ({
      page,
    }) => {
      await openAlive(page, site.url)
      const main = page.getByRole('main')
      const copy = main.getByRole('button', { name: 'Copier le code' }).first()
      await copy.focus()
      await copy.press('Enter')
      const copied = main.getByRole('button', { name: 'Copié', exact: true })
      await expect(copied).toBeVisible()
      await expectApart(copied, copy, 'a button that has copied')
      await expectReadable(page, 'copied')

      const term = main.getByRole('button', { name: 'DNS', exact: true })
      await term.press('Enter')
      const definition = page.locator('.definition:popover-open')
      await expect(definition).toBeVisible()
      await expectReadable(page, 'a definition')
      await expectApart(definition, main.locator('p').first(), 'a definition')
    })
  })
