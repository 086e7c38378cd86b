import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { chrome, faulty, provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

async function violationsOf(page: Page): Promise<string[]> {
  // What is on its way in or out has colours of its own; what follows a scroll never ends.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map((each) => each.finished.catch(Boolean)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary}`).join(' | ')}`,
  )
}

const kinds = {
  'the first page': provider.url,
  'a guide': `${provider.url}Apache/`,
  'a guide with tables and many blocks': `${provider.url}Haproxy/haproxy/`,
  'the list of tags': `${provider.url}tags/`,
  'a tag': `${provider.url}tags/plesk/`,
  'a page without sidebar': `${provider.url}markdown-page/`,
  'a page that does not exist': `${provider.url}404/`,
  'the search page': `${provider.url}recherche/`,
  tabs: `${chrome.url}onglets/`,
  'code and tables': `${chrome.url}code/`,
  'folded sections and admonitions': `${chrome.url}repliable/`,
  'an unlisted page': `${chrome.url}cachee/`,
  'an old version': `${chrome.url}1.0/Premiers-pas/installer/`,
  'another language': `${chrome.url}en/`,
  'a faulty navbar': faulty.url,
}

for (const mode of ['dark', 'light'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode)
    })

    for (const [kind, url] of Object.entries(kinds)) {
      test(`${kind} has no violation`, async ({ page }) => {
        await openAlive(page, url)
        expect(await violationsOf(page)).toEqual([])
      })
    }

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
  for (const name of [/Basculer/, 'Réduire le menu latéral', 'Plus']) {
    await expect(page.getByRole('button', { name }).first()).toBeVisible()
  }
  // Not the contrasts: the browser draws the reader's colours, and still reports the author's.
  const { violations } = await new AxeBuilder({ page }).disableRules('color-contrast').analyze()
  expect(violations).toEqual([])
})
