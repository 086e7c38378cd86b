/** Colours forced by the reader's system, light and dark: every part of a site is legible, and every state visible. */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { everyComponent, everyComponentConfig } from './everyComponent.ts'
import {
  measureContrast,
  expectApart,
  expectReadable,
  expectTold,
  unseenFocus,
} from './forcedColours.ts'
import { activeIn, optionsIn, searchFor } from './searchBox.ts'
import { chrome, faulty, provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

let site: WrittenSite
test.beforeAll(async () => {
  const { project, workerIndex } = test.info()
  const folder = join(project.outputDir, `.forced-colours-${workerIndex}`)
  site = await serveWritten(folder, everyComponent, everyComponentConfig)
})
test.afterAll(() => site.remove())

const main = (page: Page) => page.getByRole('main')
const inMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu de la documentation' })
const inBar = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })

for (const scheme of ['light', 'dark'] as const)
  test.describe(`forced ${scheme} colours`, () => {
    test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: scheme })

    for (const mode of ['light', 'dark'])
      test(`every text is read, in ${mode} mode`, async ({ page, troubles }) => {
        troubles.allow(/404/)
        await page.addInitScript((value) => {
          for (const key of ['theme', 'docs/theme']) localStorage.setItem(key, value)
        }, mode)
        const ofSite = ['', 'accueil/', 'autre/', 'php/', 'guides/', 'guides/certificat/']
        const lists = ['tags/', 'tags/un/', 'glossaire/', 'recherche/?q=certificat', 'absente/']
        const others = [
          `${provider.url}Migration/Archi-multi/`,
          `${provider.url}services-php/`,
          `${chrome.url}1.0/Premiers-pas/installer/`,
          faulty.url,
        ]
        for (const url of [...[...ofSite, ...lists].map((path) => site.url + path), ...others]) {
          await openAlive(page, url)
          await page.evaluate(() => {
            for (const each of document.querySelectorAll('details')) each.open = true
          })
          await expectReadable(page, url)
        }
        await page.goto(site.url)
        const logo = page.getByRole('banner').getByRole('link', { name: 'Essai' })
        const mark = logo.locator('img').filter({ visible: true })
        expect.soft(await measureContrast(mark), 'the logo').toBeGreaterThanOrEqual(3)
      })

    test('what has the focus is seen, on every kind of page', async ({ page }) => {
      for (const path of ['', 'accueil/', 'guides/certificat/', 'tags/', 'recherche/?q=un']) {
        await openAlive(page, site.url + path)
        expect.soft(await unseenFocus(page), path).toEqual([])
      }
    })

    test('what is pointed at, current, open or pressed is told', async ({ page }) => {
      await openAlive(page, site.url)
      const pointed = {
        'a link': main(page).getByRole('link', { name: 'lien', exact: true }),
        'an entry of the menu': inMenu(page).getByRole('link', { name: /PHP/ }),
        'an item of the bar': inBar(page).getByRole('link', { name: 'Autre' }),
        'an entry of the contents': page
          .getByRole('navigation', { name: 'Sur cette page' })
          .getByRole('link', { name: 'Boîtes' }),
        'the colour mode': page.getByRole('button', { name: /Basculer/ }),
        'the search button': page.getByRole('banner').getByRole('link', { name: 'Rechercher' }),
        'a tab': page.getByRole('tab', { name: 'Alma' }),
        'what is folded': main(page).locator('.prose summary').first(),
        'a card': main(page).getByRole('link', { name: 'Une carte' }),
        'a step': main(page).locator('.step').first(),
        'an answer': main(page).getByRole('button', { name: 'Oui' }),
        'a tag': main(page).getByRole('link', { name: 'deux' }),
        'the previous page': page.locator('a[rel=prev]'),
        'the announcement': page.getByRole('complementary', { name: 'Annonce' }).getByRole('link'),
        'what closes it': page.getByRole('button', { name: 'Fermer' }),
      }
      for (const [what, control] of Object.entries(pointed))
        await expectTold(control, () => control.hover(), what)

      await expectApart(
        inMenu(page).locator('a[aria-current]'),
        inMenu(page).getByRole('link', { name: /PHP/ }),
        'the current entry of the menu',
      )
      await expectApart(
        inBar(page).locator('a[aria-current]').first(),
        inBar(page).getByRole('link', { name: 'Autre' }),
        'the current item of the bar',
      )
      await page.mouse.move(700, 300)
      await expectApart(
        page.getByRole('tab', { name: 'Debian' }),
        page.getByRole('tab', { name: 'Alma' }),
        'the tab that is shown',
      )
      const pressed = {
        'what is unfolded': main(page).locator('.prose summary').first(),
        'a category that is open': inMenu(page).locator('summary').first(),
      }
      for (const [what, control] of Object.entries(pressed)) {
        const opened = control.locator('xpath=..')
        const state = () => control.screenshot()
        const before = await state()
        await control.press('Enter')
        await expect(opened).toHaveAttribute('open')
        expect.soft((await state()).equals(before), what).toBe(false)
      }
      await page.evaluate(() => scrollTo(0, 0))
      const more = inBar(page).getByRole('button', { name: 'Plus' })
      await more.focus()
      await more.press('Enter')
      await expectReadable(page, 'an open dropdown')
      await expectApart(
        inBar(page).getByRole('link', { name: 'Tout ici' }),
        inBar(page).getByRole('link', { name: 'PHP' }),
        'the current item of a dropdown',
      )
      await page.keyboard.press('Escape')

      const helpful = main(page).getByRole('button', { name: 'Oui' })
      await page.route('http://127.0.0.1:9/**', (route) => route.fulfill({ status: 204 }))
      await helpful.click()
      await page.mouse.move(3, 300)
      await expectApart(
        helpful,
        main(page).getByRole('button', { name: 'Non' }),
        'the answer that is given',
      )
      await expectReadable(page, 'an answer')
    })

    test('lines and words of code, ticks, choices and values are told', async ({ page }) => {
      await openAlive(page, site.url)
      const line = (text: string) => main(page).locator('.line').filter({ hasText: text }).last()
      const plain = line('huit = 8')
      for (const text of ['un = 1', 'deux = 2', 'trois = 3', 'quatre = 4', 'cinq = 5']) {
        const marked = main(page).locator('.line').filter({ hasText: text })
        const ofMarks = marked.and(
          page.locator(':has(~ .line .word) *, .added, .removed, .failed, .warned, .marked'),
        )
        await expectApart(ofMarks.first(), plain, text)
      }
      await expectApart(main(page).locator('.word'), plain, 'a word of code')
      await expectApart(main(page).locator('.line.focused'), plain, 'the line to look at')
      await expectApart(main(page).locator('.code-ref'), plain, 'the number of a remark')

      const wrap = main(page)
        .getByRole('button', { name: /Renvoyer|Retour à la ligne/ })
        .first()
      if ((await wrap.count()) > 0) await expectTold(wrap, () => wrap.click(), 'lines that wrap')
      const offer = page.getByRole('button', { name: /^(Mes valeurs|Terminer)/ })
      await expectTold(offer, () => offer.press('Enter'), 'fields that are open')
      await page.getByLabel(/Votre valeur à la place de agence/).fill('mairie.example')
      await expect(main(page).getByText('mkdir /srv/mairie.example')).toBeVisible()
      await expectReadable(page, 'values of one’s own')

      for (const [role, name] of [
        ['checkbox', 'Une tâche'],
        ['radio', 'Debian 12'],
      ] as const) {
        const box = main(page).getByRole(role, { name })
        const before = await box.screenshot()
        await box.check()
        await page.mouse.move(3, 300)
        expect.soft((await box.screenshot()).equals(before), name).toBe(false)
        expect.soft(await measureContrast(box), name).toBeGreaterThanOrEqual(3)
      }
      await expectReadable(page, 'ticked and chosen')

      await page.getByRole('button', { name: 'DNS', exact: true }).click()
      const definition = page.locator('.definition:popover-open')
      await expect(definition).toBeVisible()
      const edge = await definition.evaluate((each) => getComputedStyle(each).borderTopWidth)
      expect.soft(edge, 'the edge of a definition').toBe('1px')
      await expectReadable(page, 'a definition')
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Agrandir' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectReadable(page, 'an enlarged drawing')
    })

    test('results, their words and the one that is current are told', async ({ page }) => {
      await openAlive(page, site.url)
      const box = await searchFor(page, 'certificat')
      await expect(optionsIn(page).first().locator('mark').first()).toBeVisible()
      await expectApart(activeIn(page), optionsIn(page).last(), 'the active result')
      await expectReadable(page, 'results')
      await box.fill('titel:certificat')
      await expect(
        page.getByRole('dialog').getByRole('paragraph').filter({ hasText: 'Le champ' }),
      ).toBeVisible()
      await expectReadable(page, 'a mistake in a query')
      await box.fill('introuvablement')
      await expect(page.getByText('Pas de résultat.').first()).toBeVisible()
      await expectReadable(page, 'no result')

      await box.fill('certificat')
      await expect(optionsIn(page).first().locator('mark').first()).toBeVisible()
      await box.press('Enter')
      const marks = page.locator('mark[data-search]')
      await page.getByRole('button', { name: 'Occurrence suivante' }).click()
      await expectApart(
        page.locator('mark[aria-current=true]').first(),
        marks.and(page.locator(':not([aria-current])')).first(),
        'the current mark',
      )
      const next = page.getByRole('button', { name: 'Occurrence précédente' })
      await expectTold(next, () => next.hover(), 'the previous mark')
      await expectReadable(page, 'marked words')
    })

    test('the menu of a phone is read on both its sides, and tells what is current', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await openAlive(page, site.url)
      await page.getByRole('button', { name: /Ouvrir.fermer la barre/ }).click()
      const menu = page.getByRole('dialog')
      await expect(menu).toBeVisible()
      await expectReadable(page, 'the menu')
      const links = menu.getByRole('link')
      await expectApart(
        menu.locator('nav a[aria-current]'),
        links.filter({ hasText: 'PHP' }),
        'a doc',
      )
      await menu.getByRole('button', { name: /Retour au menu principal/ }).click()
      await expectReadable(page, 'the main menu')
      await expectApart(
        menu.locator('a[aria-current]').first(),
        links.filter({ hasText: 'Autre' }).first(),
        'an item',
      )
      await page.keyboard.press('Escape')
      await expectReadable(page, 'the table of contents')
    })

    test('failures are read: an island, a load, a page', async ({ page, context, troubles }) => {
      troubles.allow(/treize|ERR_INTERNET_DISCONNECTED|Panne simulée/)
      await openAlive(page, site.url)
      const count = main(page).getByRole('button', { name: /^Compte/ })
      await count.click()
      await expect(main(page).getByRole('alert')).toBeVisible()
      await expectReadable(page, 'an island that crashed')
      await context.setOffline(true)
      await inMenu(page).getByRole('link', { name: /PHP/ }).click()
      await expect(page.getByRole('alert')).toHaveCount(2)
      await expectReadable(page, 'a failed load')
      const retry = page.getByRole('alert').last().getByRole('button').first()
      await expectTold(retry, () => retry.hover(), 'to try again')
    })
  })

for (const [mode, ofBar] of [
  ['light', 'logo.svg'],
  ['dark', 'logo-nuit.svg'],
] as const)
  test(`in ${mode} mode, a logo of two images shows one, and the dark footer its own`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode)
    await page.goto(site.url)
    const shownIn = (place: Locator) =>
      place
        .locator('img')
        .filter({ visible: true })
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(await shownIn(page.getByRole('banner'))).toEqual([`/${ofBar}`])
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect.poll(() => shownIn(footer)).toEqual(['/logo-nuit.svg'])
  })
