import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { everyComponent, everyComponentConfig } from './everyComponent.ts'
import { measureContrast } from './forcedColours.ts'
import { violationsOf } from './violations.ts'
import { activeIn, searchFor, untilSettled } from './searchBox.ts'
import { chrome, faulty, provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

let ofEveryComponent: WrittenSite
test.beforeAll(async () => {
  const { project, workerIndex } = test.info()
  const folder = join(project.outputDir, `.accessible-${workerIndex}`)
  ofEveryComponent = await serveWritten(folder, everyComponent, everyComponentConfig)
})
test.afterAll(() => ofEveryComponent.remove())

const kinds = {
  'the first page': provider.url,
  'a guide': `${provider.url}Apache/`,
  'a guide with tables and many blocks': `${provider.url}Haproxy/haproxy/`,
  'the page of all terms': `${provider.url}glossaire/`,
  'a guide with a calculator': `${provider.url}services-php/`,
  'the list of tags': `${provider.url}tags/`,
  'a tag': `${provider.url}tags/plesk/`,
  'a page without sidebar': `${provider.url}markdown-page/`,
  'a page that does not exist': `${provider.url}404/`,
  'the search page': `${provider.url}recherche/`,
  tabs: `${chrome.url}onglets/`,
  'code and tables': `${chrome.url}code/`,
  'folded sections and admonitions': `${chrome.url}repliable/`,
  'a landing page without sidebar': `${chrome.url}accueil/`,
  'an unlisted page': `${chrome.url}cachee/`,
  'an old version': `${chrome.url}1.0/Premiers-pas/installer/`,
  'another language': `${chrome.url}en/`,
  'a faulty navbar': faulty.url,
}

for (const mode of ['dark', 'light'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => {
        for (const key of ['theme', 'docs/theme']) localStorage.setItem(key, value)
      }, mode)
    })

    for (const [kind, url] of Object.entries(kinds)) {
      test(`${kind} has no violation`, async ({ page }) => {
        await openAlive(page, url)
        expect(await violationsOf(page)).toEqual([])
      })
    }

    for (const path of ['', 'accueil/', 'guides/certificat/', 'glossaire/'])
      test(`a site of every component has no violation: /${path}`, async ({ page }) => {
        await openAlive(page, ofEveryComponent.url + path)
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('article details'))
            each.toggleAttribute('open', true)
        })
        expect(await violationsOf(page)).toEqual([])
      })

    test('an open dropdown has no violation', async ({ page }) => {
      await openAlive(page, chrome.url)
      const opener = page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('button', { name: 'Plus' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      expect(await violationsOf(page)).toEqual([])
    })

    test('the definition of a term has no violation', async ({ page }) => {
      await openAlive(page, `${provider.url}services-php/`)
      await page.locator('.term').first().click()
      await expect(page.locator('.definition:popover-open')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    test('an unfolded section has no violation', async ({ page }) => {
      await openAlive(page, `${chrome.url}repliable/`)
      await page.getByText('Déplier la suite').click()
      await expect(page.getByRole('heading', { name: 'Sous le pli' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    test('a failed load has no violation', async ({ page, context, troubles }) => {
      troubles.allow(/ERR_INTERNET_DISCONNECTED/)
      await openAlive(page, chrome.url)
      await context.setOffline(true)
      await page
        .getByRole('navigation', { name: 'Menu de la documentation' })
        .getByRole('link', { name: 'Le code' })
        .click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    test.describe('on a telephone', () => {
      test.use({ viewport: { width: 320, height: 640 } })

      test('a guide has no violation', async ({ page }) => {
        await openAlive(page, `${provider.url}Apache/`)
        expect(await violationsOf(page)).toEqual([])
      })

      test('the open menu has no violation, on either of its sides', async ({ page }) => {
        await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
        await page.getByRole('button', { name: 'Ouvrir/fermer la barre de navigation' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
        await page.getByRole('button', { name: '← Retour au menu principal' }).click()
        expect(await violationsOf(page)).toEqual([])
      })
    })
  })
}

test('at 200 % of zoom nothing is lost', async ({ page }) => {
  // A window of 1280 px at 200 % is one of 640 CSS pixels.
  await page.setViewportSize({ width: 640, height: 400 })
  await openAlive(page, `${provider.url}Apache/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Ouvrir/fermer la barre de navigation' }),
  ).toBeVisible()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})

test('forced colours leave every control visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAlive(page, `${chrome.url}Premiers-pas/installer/`)
  // The last is looked for by scrolling, which makes the navbar come and go.
  for (const name of [/Basculer/, 'Plus', 'Réduire le menu latéral']) {
    const control = page.getByRole('button', { name }).first()
    expect.soft(await measureContrast(control), `${name} is seen`).toBeGreaterThanOrEqual(3)
  }
  // Not the contrasts: the browser draws the reader's colours, and still reports the author's.
  const { violations } = await new AxeBuilder({ page }).disableRules('color-contrast').analyze()
  expect(violations).toEqual([])
})

for (const scheme of ['light', 'dark'] as const)
  test(`forced ${scheme} colours leave the words of a diagram readable`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
    await openAlive(page, `${provider.url}Migration/Archi-multi/`)
    const colours = () =>
      page
        .locator('.diagram > svg')
        .first()
        .evaluate((svg) => {
          const box = svg.querySelector('[fill="var(--surface)"]')
          const words = svg.querySelector('text')
          return box && words && [getComputedStyle(box).fill, getComputedStyle(words).fill]
        })
    const ofPage = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    expect(await colours()).toEqual(ofPage)
  })

for (const scheme of ['light', 'dark'] as const)
  test(`forced ${scheme} colours leave searched words readable, and the current one apart`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
    const coloursOf = (mark: Locator) =>
      mark.evaluate((one) => {
        const { color, backgroundColor } = getComputedStyle(one)
        const system = document.body.appendChild(document.createElement('i'))
        Object.assign(system.style, {
          forcedColorAdjust: 'none',
          color: 'MarkText',
          backgroundColor: 'Mark',
        })
        const reference = getComputedStyle(system)
        const pair = [reference.color, reference.backgroundColor]
        system.remove()
        return { shown: [color, backgroundColor], pair }
      })
    await page.goto(provider.url)
    const box = await searchFor(page, 'certificat')
    await untilSettled(page)
    const inBox = await coloursOf(activeIn(page).locator('mark').first())
    expect(inBox.shown).toEqual(inBox.pair)
    await box.press('Enter')
    const marks = page.locator('mark[data-search]')
    await page.getByRole('button', { name: 'Occurrence suivante' }).click()
    const current = await coloursOf(page.locator('mark[aria-current=true]').first())
    const other = await coloursOf(marks.and(page.locator(':not([aria-current])')).first())
    expect(other.shown).toEqual(other.pair)
    expect(current.shown).not.toEqual(other.shown)
    await page.goto(`${provider.url}recherche/?q=certificat`)
    const inResults = await coloursOf(page.getByRole('main').locator('mark').first())
    expect(inResults.shown).toEqual(inResults.pair)
  })

test('a title of one long word widens nothing on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openAlive(page, `${provider.url}Apache/`)
  await page.evaluate(() => {
    const crumb = document.querySelector('nav[aria-label="Fil d\u2019Ariane"] li:last-child')
    for (const each of [crumb, ...document.querySelectorAll('[rel=prev], [rel=next]')])
      each?.replaceChildren('performance_schema_max_statement_classes')
  })
  await expect(page.getByText('performance_schema')).toHaveCount(3)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
