import type { Page } from '@playwright/test'
import { chrome } from './sites.ts'
import { expect, markDocument, openAlive, test } from './test.ts'

const article = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** The bar slides away and the menu follows it: a click on what moves makes the runner scroll the page. */
const calm = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  )

test('a link changes the page without loading a document, the title and the focus with it', async ({
  page,
}) => {
  await openAlive(page, chrome.url)
  const isSame = await markDocument(page)
  await article(page).getByRole('link', { name: 'installer' }).first().click()
  await expect(title(page)).toHaveText('Installer')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle('Installer | Atelier')
  expect(new URL(page.url()).pathname).toBe('/docs/Premiers-pas/installer/')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(
    'de la première à la dernière étape',
  )
  expect(await isSame()).toBe(true)
})

test('a new page is seen from its top', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  await page.evaluate(() => scrollTo(0, 100_000))
  await article(page).getByRole('link', { name: 'la page aux accents' }).click()
  await expect(title(page)).toHaveText(/Tâches à l.été/)
  expect(await scrollTop(page)).toBe(0)
})

test('names with accents, spaces and apostrophes are followed, forwards and back', async ({
  page,
}) => {
  await openAlive(page, chrome.url)
  const isSame = await markDocument(page)
  await article(page).getByRole('link', { name: 'la page aux accents' }).click()
  await expect(title(page)).toHaveText(/Tâches à l.été/)
  expect(decodeURI(new URL(page.url()).pathname)).toBe("/docs/Premiers-pas/Tâches à l'été/")
  await page.goBack()
  await expect(title(page)).toHaveText(/Accueil/)
  await page.goForward()
  await expect(title(page)).toHaveText(/Tâches à l.été/)
  expect(await isSame()).toBe(true)
})

test('back and forward give each page the place it was left at', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrollTop(page)).toBe(700)
  await calm(page)
  await page
    .getByRole('navigation', { name: 'Menu de la documentation' })
    .getByRole('link', { name: 'Le code' })
    .click()
  await expect(title(page)).toHaveText('Le code')
  await page.goBack()
  await expect(title(page)).toHaveText('Installer')
  await expect.poll(() => scrollTop(page)).toBe(700)
  await page.goForward()
  await expect(title(page)).toHaveText('Le code')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('a reload keeps the place', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrollTop(page)).toBe(700)
  await page.reload()
  await expect.poll(() => scrollTop(page)).toBe(700)
})

test('places are given back too where the browser does not tell that a scroll is over', async ({
  page,
}) => {
  // As Safari before 26.2.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onscrollend')
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  })
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrollTop(page)).toBe(300)
  await expect.poll(() => page.evaluate(() => history.state.top)).toBe(300)
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: 'Dernière étape' })
    .click()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(300)
})

test('a link to an anchor of another page goes to it', async ({ page }) => {
  await openAlive(page, chrome.url)
  await article(page).getByRole('link', { name: 'la dernière étape' }).click()
  const heading = page.getByRole('heading', { name: 'Dernière étape' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  expect(decodeURI(new URL(page.url()).hash)).toBe('#dernière-étape')
})

test('a link to an anchor of the page goes to it, and Back returns', async ({ page }) => {
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  const isSame = await markDocument(page)
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: 'Dernière étape' })
    .click()
  await expect(page.getByRole('heading', { name: 'Dernière étape' })).toBeInViewport()
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(await isSame()).toBe(true)
})

test('an anchor inside a folded section opens it, from here and from elsewhere', async ({
  page,
}) => {
  await openAlive(page, chrome.url)
  await article(page).getByRole('link', { name: 'ce qui est replié' }).click()
  await expect(page.getByRole('heading', { name: 'Sous le pli' })).toBeInViewport()
  await page.goto(`${chrome.url}repliable/#sous-le-pli`)
  await expect(page.getByRole('heading', { name: 'Sous le pli' })).toBeInViewport()
})

test('a section asked for while it closes stays open', async ({ page }) => {
  await openAlive(page, `${chrome.url}repliable/#sous-le-pli`)
  const heading = page.getByRole('heading', { name: 'Sous le pli' })
  await expect(heading).toBeInViewport()
  await page.evaluate(() => {
    const details = document.getElementById('sous-le-pli')?.closest('details')
    details?.querySelector('summary')?.click()
    document.querySelector<HTMLElement>('[data-toc] a[href="#sous-le-pli"]')?.click()
  })
  await calm(page)
  await expect(heading).toBeInViewport()
})

for (const [asked, shown] of [
  ['code/index.html?a=b#long', 'code/?a=b#long'],
  ['code.html?a=b#long', 'code/?a=b#long'],
  ['index.html', ''],
]) {
  test(`${asked} becomes /${shown}`, async ({ page }) => {
    await page.goto(chrome.url + asked)
    await expect(title(page)).toBeVisible()
    expect(page.url()).toBe(chrome.url + shown)
  })
}

test('a host that serves .html files as they are gets the clean address too', async ({ page }) => {
  // As a plain file server would: no redirection.
  await page.route('**/docs/code/index.html*', async (route) => {
    await route.fulfill({ response: await page.request.get(`${chrome.url}code/`) })
  })
  await openAlive(page, `${chrome.url}code/index.html?a=b#long`)
  await expect.poll(() => page.url()).toBe(`${chrome.url}code/?a=b#long`)
})

test('links for another tab, downloads and other sites are left to the browser', async ({
  page,
  context,
}) => {
  await openAlive(page, chrome.url)
  const opened = context.waitForEvent('page')
  await article(page)
    .getByRole('link', { name: 'installer' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  // A tab says `about:blank` until its page begins to arrive.
  await (await opened).waitForURL('**/installer/')
  await expect(title(page)).toHaveText(/Accueil/)
  const intents = await page.evaluate(() => {
    const follow = (html: string) => {
      document.body.insertAdjacentHTML('beforeend', html)
      const link = document.body.lastElementChild as HTMLElement
      let isOurs = false
      // The last to hear: has anyone kept the browser from following?
      addEventListener(
        'click',
        (event) => {
          isOurs = event.defaultPrevented
          event.preventDefault()
        },
        { once: true },
      )
      link.click()
      link.remove()
      return isOurs
    }
    return {
      download: follow('<a href="/docs/code/" download>a</a>'),
      file: follow('<a href="/docs/plan.txt">a</a>'),
      otherTarget: follow('<a href="/docs/code/" target="_blank">a</a>'),
      otherOrigin: follow('<a href="https://ailleurs.example/docs/code/">a</a>'),
      outsideBaseUrl: follow('<a href="/blog/">a</a>'),
      page: follow('<a href="/docs/code/">a</a>'),
    }
  })
  expect(intents).toEqual({
    download: false,
    file: false,
    otherTarget: false,
    otherOrigin: false,
    outsideBaseUrl: false,
    page: true,
  })
})
