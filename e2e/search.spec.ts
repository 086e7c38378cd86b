import AxeBuilder from '@axe-core/playwright'
import {
  boxIn,
  openResults,
  optionsIn,
  searchFor,
  untilAnswered,
  untilSettled,
} from './searchBox.ts'
import { expect, openAlive, test, wake } from './test.ts'

test('nothing of search is loaded before the reader wants it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAlive(page, '/')
  await page.waitForLoadState('networkidle')
  const ofSearch = () => asked.filter((url) => /search-index|searchUi|worker/i.test(url))
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

test('where clicks give no focus, the box gives it back to what opened it', async ({ page }) => {
  await openAlive(page, '/')
  // As Safari.
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
  const opener = page.getByRole('link', { name: 'Rechercher' })
  await opener.click()
  await boxIn(page).press('Escape')
  await expect(boxIn(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the key / can be turned off, for good, and on again', async ({ page }) => {
  await openAlive(page, '/')
  await page.keyboard.press('/')
  const choice = page.getByRole('checkbox', { name: /touche \// })
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await page.keyboard.press('Escape')
  await expect(boxIn(page)).toBeHidden()
  await page.keyboard.press('/')
  await wake(page)
  await expect(boxIn(page)).toBeHidden()
  await page.reload()
  await wake(page)
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(boxIn(page)).toHaveValue('')
  await choice.check()
  await boxIn(page).press('Escape')
  await page.keyboard.press('/')
  await expect(boxIn(page)).toBeFocused()
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

test('results stay while a question is typed, stop words and all', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'c')
  await expect(optionsIn(page).first()).toBeVisible()
  const question = 'comment pour le'
  for (let length = 1; length <= question.length; length++) {
    await box.fill(question.slice(0, length))
    await untilAnswered(box)
    expect(await optionsIn(page).count(), question.slice(0, length)).toBeGreaterThan(0)
  }
  await box.press('Enter')
  await expect(page).not.toHaveURL('/')
  await openResults(page, 'de la')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Pas de résultat')
})

test('nothing found is said, and said aloud', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'gfhjkzqx')
  const box = page.getByRole('dialog', { name: 'Rechercher' })
  await expect(box.getByRole('paragraph').filter({ hasText: 'Pas de résultat.' })).toBeVisible()
  await expect(box.getByRole('status')).toHaveText('Pas de résultat.')
  await expect(boxIn(page)).not.toHaveAttribute('aria-activedescendant')
  await boxIn(page).fill('certificat')
  await expect(box.getByRole('status')).toHaveText(/^\d{2,} résultats$/)
})

test('a pasted message is searched, and never refused', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'urn:ietf:params:acme:error:unauthorized proxy:unix:/run/php')
  const dialog = page.getByRole('dialog', { name: 'Rechercher' })
  await expect(optionsIn(page).first()).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ résultats$/)
  await expect(dialog).not.toContainText('n’existe pas')
})

test('a mistake of the query is explained, and nothing typed is lost', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'titel:certificat')
  const dialog = page.getByRole('dialog', { name: 'Rechercher' })
  await expect(dialog).toContainText(/Le champ «.titel.» n’existe pas/)
  await expect(dialog).toContainText('titre, contenu, tag, categorie')
  await expect(dialog.getByRole('status')).toHaveText(/n’existe pas.*résultats$/)
  await expect(box).toHaveValue('titel:certificat')
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

test('an index that does not come is told, is no miss, and is asked for again', async ({
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
  const dialog = page.getByRole('dialog', { name: 'Rechercher' })
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('L’index de recherche n’a pas pu être chargé.')
  await expect(dialog).not.toContainText('Pas de résultat')
  const before = asked
  await box.fill('certificats')
  await expect.poll(() => asked).toBeGreaterThan(before)
  await expect(alert).toBeVisible()
  isBroken = false
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(optionsIn(page).first()).toBeVisible()
  await expect(alert).toBeHidden()
  await expect(box).toBeFocused()
})

test('a damaged index is as one that does not come', async ({ page }) => {
  await page.route(/search-index-[^/]*current\.json$/, (route) =>
    route.fulfill({ json: { format: 99 } }),
  )
  await page.goto('/')
  await searchFor(page, 'certificat')
  await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargé')
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

test('results stay while a word is typed, from its first letter to its last', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'c')
  await untilSettled(page)
  for (const letter of 'onfiguration') {
    await box.press(letter)
    await untilAnswered(box)
    await expect(optionsIn(page).first()).toBeVisible()
  }
  await expect(box).toHaveValue('configuration')
})

test('letters that are being composed are not searched, and Enter ends them', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'certificat')
  await untilSettled(page)
  const url = page.url()
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 })
  await expect(box).toBeVisible()
  expect(page.url()).toBe(url)
})

test('a subject that no guide speaks of is said, with the nearest pages apart', async ({
  page,
}) => {
  await page.goto('/')
  await searchFor(page, 'zorglub certificat')
  const dialog = page.getByRole('dialog', { name: 'Rechercher' })
  await expect(dialog.getByText(/^Aucun guide ne parle de «.zorglub.»\.$/)).toBeVisible()
  await expect(dialog.getByText('Les pages les plus proches')).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^Aucun guide ne parle de «.zorglub.»/)
  await expect(optionsIn(page).first()).toBeVisible()
  await openResults(page, 'zorglub certificat')
  await expect(page.getByRole('main')).toContainText(/Aucun guide ne parle de «.zorglub.»\./)
  await openResults(page, 'certificat')
  await expect(page.getByRole('main')).toContainText(/\d+ résultats/)
  await expect(page.getByRole('main')).not.toContainText('Aucun guide')
})
