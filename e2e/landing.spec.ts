/** The landing page: its field answers with scripts, before them and without. */
import type { Page } from '@playwright/test'
import { boxIn, optionsIn } from './searchBox.ts'
import { chrome } from './sites.ts'
import { expect, openAlive, openAsleep, test, wake } from './test.ts'

const fieldIn = (page: Page) => page.getByRole('main').getByRole('searchbox')
const message = 'AH00558: Could not reliably determine the server'

test('it begins with the field, then what to do when a site is down', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(fieldIn(page)).toHaveAttribute('placeholder', 'Collez un message d’erreur…')
  const [field, down, card] = await Promise.all(
    [
      fieldIn(page),
      main.getByRole('link', { name: 'Mon site est en panne' }).first(),
      main.getByRole('link', { name: 'Mettre un site en ligne' }),
    ].map((each) => each.boundingBox()),
  )
  expect(field?.y).toBeLessThan(down?.y ?? 0)
  expect(down?.y).toBeLessThan(card?.y ?? 0)
  await main.getByRole('link', { name: 'Mon site est en panne' }).first().click()
  await expect(page).toHaveURL('/site-en-panne/')
})

test('what is pasted in it is answered in the box of search', async ({ page }) => {
  await openAlive(page, '/')
  await fieldIn(page).focus()
  await page.keyboard.insertText(message)
  await expect(boxIn(page)).toHaveValue(message)
  await expect(boxIn(page)).toBeFocused()
  await expect(optionsIn(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(boxIn(page)).toBeHidden()
  await expect(fieldIn(page)).toHaveValue('')
})

test('nothing of what is typed is lost, whenever the app comes', async ({ page }) => {
  await openAsleep(page, '/')
  await fieldIn(page).focus()
  await page.keyboard.type('certificat', { delay: 15 })
  await wake(page)
  await expect(boxIn(page)).toHaveValue('certificat')
  await expect(optionsIn(page).first()).toBeVisible()
})

test('its button opens the box', async ({ page }) => {
  await openAlive(page, '/')
  await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click()
  await expect(boxIn(page)).toBeFocused()
})

test('on a site of several versions, the form names the one that is searched', async ({ page }) => {
  await page.goto(`${chrome.url}accueil/`)
  const form = page.getByRole('main').getByRole('search')
  await expect(form.locator('[name=version]')).toHaveAttribute('value', 'current')
})

test('reached from another page, it looks as when it is opened', async ({ page }) => {
  const look = async () =>
    fieldIn(page).evaluate((field) => {
      const { blockSize, borderTopWidth } = getComputedStyle(field)
      return { blockSize, borderTopWidth }
    })
  await page.goto('/')
  const opened = await look()
  await openAlive(page, '/Apache/')
  await page.getByRole('link', { name: 'Documentation' }).first().click()
  await expect(fieldIn(page)).toBeVisible()
  await expect.poll(look).toEqual(opened)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it leads to the page of results, with the query', async ({ page }) => {
    await page.goto('/')
    await fieldIn(page).fill(message)
    await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(`/recherche/?${new URLSearchParams({ q: message })}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Rechercher dans la documentation')
  })
})
