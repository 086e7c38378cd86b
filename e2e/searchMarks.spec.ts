import type { Page } from '@playwright/test'
import { activeIn, boxIn, openResults, searchFor, untilSettled } from './searchBox.ts'
import { chrome } from './sites.ts'
import { expect, test } from './test.ts'

/** Types the query, and opens the first result by keyboard; answers where it leads. */
async function openFirst(page: Page, query: string): Promise<string> {
  await page.goto('/')
  const box = await searchFor(page, query)
  await untilSettled(page)
  const href = (await activeIn(page).getAttribute('href')) ?? 'none'
  await box.press('Enter')
  return href
}

const barIn = (page: Page) => page.getByRole('group', { name: 'Mots recherchés' })

test('Enter opens the active result, with its words marked in the article', async ({ page }) => {
  const href = await openFirst(page, 'renouveler certificat')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  const marks = page.getByRole('article').locator('mark')
  await expect(marks.first()).toBeVisible()
  const marked = new Set((await marks.allTextContents()).map((text) => text.toLowerCase()))
  expect(marked).toContain('certificat')
  expect(marked).toContain('renouveler')
})

test('the bar hides nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openFirst(page, 'certbot renew')
  await expect(barIn(page)).toBeVisible()
  const hidden: string[] = []
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab')
    const under = await page.evaluate(() => {
      const bar = document.querySelector('.highlight-bar')
      const focused = document.activeElement
      if (!bar || !focused || bar.contains(focused)) return
      const [{ top, bottom }, barBox] = [
        focused.getBoundingClientRect(),
        bar.getBoundingClientRect(),
      ]
      return top >= barBox.top && bottom <= barBox.bottom ? focused.outerHTML : undefined
    })
    if (under !== undefined) hidden.push(under)
  }
  expect(hidden).toEqual([])
})

test('by keyboard, the bar is the first thing of the content', async ({ page }) => {
  await openFirst(page, 'haproxy')
  const bar = barIn(page)
  await expect(bar).toBeVisible()
  await page.getByRole('link', { name: 'Aller au contenu principal' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button').first()).toBeFocused()
})

test('the marks are counted, walked and taken away', async ({ page }) => {
  await openFirst(page, 'haproxy')
  const bar = barIn(page)
  await expect(bar.getByRole('status')).toHaveText(/^\d+ occurrences$/)
  await bar.getByRole('button', { name: 'Occurrence suivante' }).click()
  await expect(bar.getByRole('status')).toHaveText(/^1 \/ \d+ occurrences$/)
  await bar.getByRole('button', { name: 'Occurrence précédente' }).click()
  await expect(bar.getByRole('status')).toHaveText(/^(\d+) \/ \1 occurrences$/)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(page.getByRole('main').locator('mark')).toHaveCount(0)
})

test('once the marks are taken away, the keys go on from the one that was walked to', async ({
  page,
}) => {
  await openFirst(page, 'haproxy')
  // No hand is as quick as to press before the whole article is there, two frames after its top.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const bar = barIn(page)
  await bar.getByRole('button', { name: 'Occurrence précédente' }).press('Enter')
  const last = page.getByRole('main').locator('mark').last()
  const place = await last.evaluate((mark) => mark.parentElement?.textContent)
  await bar.getByRole('button').last().press('Enter')
  await expect(bar).toBeHidden()
  const focused = page.locator(':focus')
  expect(await focused.textContent()).toBe(place)
  await expect(focused).toBeInViewport()
})

test('walking the marks opens closed sections and hidden tabs', async ({ page }) => {
  const bar = barIn(page)
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

test('a result opened elsewhere from the page of results is marked there, and not on a later visit', async ({
  page,
  context,
}) => {
  await openResults(page, 'haproxy')
  const results = page.getByRole('main')
  const result = results.getByRole('listitem').getByRole('link').first()
  const href = (await result.getAttribute('href')) ?? 'none'
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    result.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(opened).toHaveURL(new RegExp(`${href}$`))
  await expect(opened.getByRole('article').locator('mark').first()).toBeVisible()
  await opened.close()
  await results.getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/recherche/)
  await expect(page.getByRole('article')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('article').locator('mark')).toHaveCount(0)
})

test('the bar of a result opened elsewhere goes with its page, and the place read in it is kept', async ({
  page,
}) => {
  await page.goto('/Apache/?termes=apache%20serveur')
  const bar = barIn(page)
  await expect(bar).toBeVisible()
  await expect(page).toHaveURL(/\/Apache\/$/)
  const scrolled = page.evaluate(
    () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  )
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await scrolled
  // As it is in view: a click of the driver's own would bring it there first.
  const link = page.getByRole('navigation').getByRole('link', { name: 'Introduction' }).first()
  await link.evaluate((element) => (element as HTMLElement).click())
  await expect(page).not.toHaveURL(/Apache/)
  await expect(bar).toBeHidden()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})

test('a result left before it came is not marked on a later visit', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  // Held from the start: a result in view may be asked for before it is clicked.
  await page.route(/\/index\.json$/, async (route) => {
    if (/haproxy/i.test(route.request().url())) await held
    await route.continue()
  })
  await openResults(page, 'haproxy')
  const results = page.getByRole('main')
  await results.getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Documentation', exact: true }).first().click()
  await expect(page).not.toHaveURL(/recherche/)
  release()
  await page.goBack()
  // The address comes before the page: the one left has headings with links of its own.
  await expect(results.getByRole('searchbox', { name: 'Rechercher' })).toBeVisible()
  await results.getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/recherche/)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('article').locator('mark')).toHaveCount(0)
})

test('the name of a tab, written for paper, is not among the words found', async ({ page }) => {
  await page.goto(`${chrome.url}onglets/?termes=debian`)
  await expect(page.getByRole('tab', { name: 'Debian' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('mark')).toHaveCount(0)
})

test('a result whose menu was opened, then followed here, keeps its own address', async ({
  page,
}) => {
  await openResults(page, 'mysqldump')
  const result = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const href = (await result.getAttribute('href')) ?? 'none'
  await result.click({ button: 'right' })
  await expect(result).toHaveAttribute('href', /termes=/)
  await result.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('what is marked and walked is what was typed, not what else it is called', async ({
  page,
}) => {
  await openFirst(page, 'nginx')
  const marks = page.getByRole('article').locator('mark')
  await expect(marks.first()).toBeVisible()
  const marked = new Set((await marks.allTextContents()).map((text) => text.toLowerCase()))
  expect([...marked].filter((text) => !text.startsWith('nginx'))).toEqual([])
  await barIn(page).getByRole('button', { name: 'Occurrence suivante' }).click()
  await expect(page.locator('mark[aria-current=true]')).toHaveText(/^nginx/i)
})

test('of a pasted identifier, the excerpt and the marks show it whole', async ({ page }) => {
  await page.goto('/')
  const box = await searchFor(page, 'NET::ERR_CERT_DATE_INVALID')
  await untilSettled(page)
  await expect(activeIn(page)).toContainText('ERR_CERT_DATE_INVALID')
  await box.press('Enter')
  const marks = page.getByRole('article').locator('mark')
  await expect(marks.first()).toBeVisible()
  // In pieces, between the places where it may be cut.
  expect((await marks.allTextContents()).join('')).toMatch(/^(ERR_CERT_DATE_INVALID)+$/)
})

test('another name is marked where nothing typed is on the page', async ({ page }) => {
  await openFirst(page, 'firewall titre:pare-feu')
  const marks = page.getByRole('article').locator('mark')
  await expect(marks.first()).toHaveText(/pare-feu/i)
})

test('an excerpt made of code is monospaced, in its own lines', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'mysqldump --single-transaction')
  await untilSettled(page)
  const code = page.getByRole('option').locator('code').first()
  await expect(code).toBeVisible()
  expect(await code.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-wrap')
  expect(await code.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/mono/i)
})
