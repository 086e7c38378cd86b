import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, openAlive, test } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

let site: WrittenSite
let folder: string

test.beforeAll(async () => {
  const files = {
    'docs/index.md': '---\nslug: /\n---\n# Accueil\n\nVoyez [la suite](Web/b.md#suite).\n',
    'docs/Web/b.md':
      '# B\n\n## Suite\n\nRetour à [l’accueil](../index.md), ou [dehors](https://ailleurs.example/).\n',
  }
  const { project, workerIndex } = test.info()
  folder = join(project.outputDir, `.books-${workerIndex}`)
  site = await serveWritten(folder, files, { printPage: true })
})
test.afterAll(() => site.remove())

test('the foot of a doc leads to the page to print, which reads as one', async ({ page }) => {
  await openAlive(page, `${site.url}Web/b/`)
  await page.getByRole('link', { name: 'Imprimer toute la documentation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Essai' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'B', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'B' })).toBeInViewport()
  await page.getByRole('link', { name: 'l’accueil' }).click()
  await expect(page).toHaveURL(/#p1$/)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations).toEqual([])
})

test('printed, its links lead inside the file', async ({ page }) => {
  await page.goto(`${site.url}imprimer/`)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // A link inside is an annotation with a destination; one that leaves, with an address.
  const inside = pdf.match(/\/Dest \/?[(\w[]/g) ?? []
  const outside = [...pdf.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address)
  // The two of the contents, and one of each doc.
  expect(inside.length).toBeGreaterThanOrEqual(4)
  expect(outside).toEqual(['https://ailleurs.example/'])
  // The cover, the contents, and a page for each doc.
  expect((pdf.match(/\/Type \/Page\b/g) ?? []).length).toBeGreaterThanOrEqual(3)
})

test('blocks of a chapter stand apart, as on their page', async ({ page }) => {
  const gapOf = () =>
    page.evaluate(() => {
      const [heading, next] = [...document.querySelectorAll('.prose .heading, .prose .heading + p')]
      const bottom = heading?.getBoundingClientRect().bottom ?? 0
      return Math.round((next?.getBoundingClientRect().top ?? 0) - bottom)
    })
  await page.goto(`${site.url}Web/b/`)
  const apart = await gapOf()
  expect(apart).toBeGreaterThan(8)
  await page.goto(`${site.url}imprimer/`)
  expect(await gapOf()).toBe(apart)
})

test('it is out of search, search engines and of the sitemap', async ({ page, request }) => {
  await page.goto(`${site.url}imprimer/`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const indexes = (await readdir(join(folder, 'dist'))).filter((name) =>
    /^search-index-.*\.json$/.test(name),
  )
  expect(indexes.length).toBeGreaterThan(0)
  for (const file of ['sitemap.xml', 'llms.txt', ...indexes]) {
    const text = await (await request.get(`${site.url}${file}`)).text()
    expect(text, file).not.toBe('')
    expect(text, file).not.toContain('imprimer')
  }
})
