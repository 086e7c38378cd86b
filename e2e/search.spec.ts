import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { chrome } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const boxIn = (page: Page): Locator => page.getByRole('combobox', { name: 'Rechercher' })
const optionsIn = (page: Page): Locator => page.getByRole('option')

/** Opens the box and types; answers its field. */
async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+k')
  const box = boxIn(page)
  await box.fill(query)
  return box
}

/** The result that the keys would open. */
const activeIn = (page: Page): Locator => page.getByRole('option', { selected: true })

/** The final answer has its excerpts: what follows no longer moves. */
async function untilSettled(page: Page): Promise<void> {
  await expect(optionsIn(page).first().locator('mark').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('nothing of search is loaded before the reader wants it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAlive(page, '/')
  await page.waitForLoadState('networkidle')
  const ofSearch = () => asked.filter((url) => /search-index|searchUi|worker/.test(url))
  expect(ofSearch()).toEqual([])
  await page.getByRole('link', { name: 'Rechercher' }).hover()
  await expect.poll(() => ofSearch().length).toBeGreaterThan(2)
  await searchFor(page, 'certificat')
  await untilSettled(page)
  await page.reload()
})

test('a word typed without its accents finds the page that has them', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'deploiement')
  await page.getByRole('option', { name: 'Déployer sans coupure' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Déployer sans coupure')
  await expect(boxIn(page)).toBeHidden()
})

test('/ opens the box, but not from a field; Ctrl K opens it from anywhere', async ({ page }) => {
  await openAlive(page, '/recherche/')
  const field = page.getByRole('searchbox', { name: 'Rechercher' })
  await field.fill('a')
  await field.press('/')
  await expect(field).toHaveValue('a/')
  await expect(boxIn(page)).toBeHidden()
  await field.press('ControlOrMeta+k')
  await expect(boxIn(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(boxIn(page)).toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(boxIn(page)).toBeFocused()
  await expect(boxIn(page)).toHaveValue('')
})

test('the arrows move the active result and wrap', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'certificat')
  await untilSettled(page)
  const options = optionsIn(page)
  const count = await options.count()
  expect(count).toBe(8)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  )
})

test('Escape closes the panel, then clears the query, then closes the box', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'certificat')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await box.press('Escape')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toHaveValue('certificat')
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await box.press('Escape')
  await expect(box).toBeHidden()
})

test('Tab closes the panel and goes on; a press outside closes the box', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'certificat')
  await expect(optionsIn(page).first()).toBeVisible()
  await box.press('Tab')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Effacer' })).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(box).toBeHidden()
})

test('Enter opens the active result, with its words marked in the article', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'renouveler certificat')
  await untilSettled(page)
  const href = (await activeIn(page).getAttribute('href')) ?? 'none'
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  const marks = page.getByRole('article').locator('mark')
  await expect(marks.first()).toBeVisible()
  const marked = new Set((await marks.allTextContents()).map((text) => text.toLowerCase()))
  expect(marked).toContain('certificat')
  expect(marked).toContain('renouveler')
})

test('the marks are counted, walked and taken away', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'haproxy')
  await untilSettled(page)
  await box.press('Enter')
  const bar = page.getByRole('group', { name: 'Mots recherchés' })
  await expect(bar.getByRole('status')).toHaveText(/^\d+ occurrences$/)
  await bar.getByRole('button', { name: 'Occurrence suivante' }).click()
  await expect(bar.getByRole('status')).toHaveText(/^1 \/ \d+ occurrences$/)
  await bar.getByRole('button', { name: 'Occurrence précédente' }).click()
  await expect(bar.getByRole('status')).toHaveText(/^(\d+) \/ \1 occurrences$/)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(page.getByRole('main').locator('mark')).toHaveCount(0)
})

test('walking the marks opens closed sections and hidden tabs', async ({ page }) => {
  const bar = page.getByRole('group', { name: 'Mots recherchés' })
  await page.goto(chrome.url)
  await searchFor(page, 'contenu:dnf')
  await page.getByRole('option').first().click()
  await bar.getByRole('button', { name: 'Occurrence suivante' }).click()
  await expect(page.getByRole('tabpanel').getByText('dnf').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await searchFor(page, 'titre:pli')
  await page.getByRole('option', { name: 'Sous le pli' }).click()
  await page
    .getByRole('group')
    .filter({ hasText: 'Déplier la suite' })
    .getByText('Déplier la suite')
    .click()
  await bar.getByRole('button', { name: 'Occurrence suivante' }).click()
  await expect(page.getByRole('heading', { name: 'Sous le pli' })).toBeInViewport()
})

const elsewhere = {
  'Ctrl+Enter': (page: Page) => boxIn(page).press('ControlOrMeta+Enter'),
  'Shift+Enter': (page: Page) => boxIn(page).press('Shift+Enter'),
  'Ctrl-click': (page: Page) => activeIn(page).click({ modifiers: ['ControlOrMeta'] }),
  'a middle click': (page: Page) => activeIn(page).click({ button: 'middle' }),
}

for (const [name, act] of Object.entries(elsewhere)) {
  test(`${name} opens the result elsewhere, marked there too`, async ({ page, context }) => {
    await page.goto('/')
    const here = page.url()
    await searchFor(page, 'haproxy')
    await untilSettled(page)
    const href = (await activeIn(page).getAttribute('href')) ?? 'none'
    const [opened] = await Promise.all([context.waitForEvent('page'), act(page)])
    await expect(opened).toHaveURL(new RegExp(`${href}$`))
    await expect(opened.getByRole('article').locator('mark').first()).toBeVisible()
    expect(page.url()).toBe(here)
    await expect(boxIn(page)).toBeVisible()
  })
}

test('nothing found is said, and said aloud', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'gfhjkzqx')
  const box = page.getByRole('dialog', { name: 'Rechercher' })
  await expect(box.getByRole('paragraph').filter({ hasText: 'Pas de résultat.' })).toBeVisible()
  await expect(box.getByRole('status')).toHaveText('Pas de résultat.')
  await boxIn(page).fill('certificat')
  await expect(box.getByRole('status')).toHaveText('8 résultats')
})

test('a mistake of the query is explained, and nothing typed is lost', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'sujet:certificat')
  const dialog = page.getByRole('dialog', { name: 'Rechercher' })
  await expect(dialog).toContainText(/Le champ «.sujet.» n’existe pas/)
  await expect(dialog).toContainText('titre, contenu, tag, categorie')
  await expect(box).toHaveValue('sujet:certificat')
  await expect(optionsIn(page).first()).toBeVisible()
})

test('a query is cut at 512 characters', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, '')
  await expect(box).toHaveAttribute('maxlength', '512')
  await expect(box).toHaveAttribute('placeholder', 'Rechercher...')
})

test('what led somewhere is proposed again', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'sauvegarde')
  await untilSettled(page)
  await box.press('Enter')
  await expect(box).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await box.fill('')
  await page.getByRole('option', { name: 'sauvegarde' }).click()
  await expect(box).toHaveValue('sauvegarde')
  await expect(optionsIn(page)).toHaveCount(8)
})

test('an index that does not come says nothing, and is asked for again', async ({
  page,
  troubles,
}) => {
  troubles.allow(/search-index|ERR_FAILED|Failed to load resource/)
  let isBroken = true
  let asked = 0
  await page.route(/search-index-[^/]*current\.json$/, (route) => {
    asked++
    return isBroken ? route.abort() : route.continue()
  })
  await page.goto('/')
  const box = await searchFor(page, 'certificat')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByRole('dialog', { name: 'Rechercher' })).not.toContainText(
    'Pas de résultat',
  )
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  isBroken = false
  await box.fill('certificats')
  await expect(optionsIn(page).first()).toBeVisible()
})

test('a damaged index is as one that does not come', async ({ page }) => {
  await page.route(/search-index-[^/]*current\.json$/, (route) =>
    route.fulfill({ json: { format: 99 } }),
  )
  await page.goto('/')
  const box = await searchFor(page, 'certificat')
  await page.waitForLoadState('networkidle')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
})

test('the page of results is shared by its address, and filtered', async ({ page }) => {
  await page.goto('/recherche/?q=certificat')
  await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('certificat')
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText(/^\d+ résultats$/)
  const all = parseInt(await count.innerText(), 10)
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Plesk')
  await expect(page).toHaveURL(/categorie=Plesk/)
  await expect.poll(async () => parseInt(await count.innerText(), 10)).toBeLessThan(all)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Catégorie' })).toHaveValue('Plesk')
})

test('Chercher leads to the page of all results', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'certificat')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/\/recherche\/\?q=certificat$/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/résultats$/)
})

test('a wrong address proposes the nearest pages', async ({ page, troubles }) => {
  troubles.allow(/404/)
  await page.goto('/SSH/service-shh.html')
  const near = page.getByRole('region', { name: 'Les pages les plus proches' })
  await expect(near.getByRole('link').first()).toBeVisible()
})

test('on a phone the box fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await searchFor(page, 'sauvegarde')
  await untilSettled(page)
  const size = await page.getByRole('dialog', { name: 'Rechercher' }).boundingBox()
  expect(size).toMatchObject({ x: 0, y: 0, width: 390, height: 800 })
  const option = await optionsIn(page).first().boundingBox()
  expect(option?.height).toBeGreaterThanOrEqual(44)
})

test('the open box has no accessibility mistake', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'certificat')
  await untilSettled(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([])
})
