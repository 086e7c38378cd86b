/** Components of a site: HTML at first, alive when they are wanted, alone when they crash. */
import AxeBuilder from '@axe-core/playwright'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { serveLucarne } from './commandLine.ts'
import { provider } from './sites.ts'
import { expect, markDocument, openAlive, openAsleep, tellWhenAlive, test, wake } from './test.ts'
import { serveWritten, type WrittenSite } from './writtenSite.ts'

const counter = (word: string) => `'use client'
import { useId, useState, type ReactNode } from 'react'
import './Counter.css'

export const props = { start: { type: 'integer', default: 0 } }

export default function Counter({ start, children }: { start: number; children?: ReactNode }) {
  const [count, setCount] = useState(start)
  const [name, setName] = useState('')
  const id = useId()
  if (count === 13) throw new Error('treize', { cause: new Error('superstition') })
  return (
    <div className="counter">
      <button type="button" onClick={() => setCount(count + 1)}>
        ${word} {count}
      </button>
      <label htmlFor={id}>Nom</label>
      <input id={id} value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name.toUpperCase()}</output>
      {children}
    </div>
  )
}
`
const long = 'Une phrase qui fait une ligne.\n\n'.repeat(80)
const files = {
  'components/Counter.tsx': counter('Compte'),
  'components/Counter.css': '.counter { border: 3px solid var(--edge) }',
  'docs/index.md':
    '---\nslug: /\n---\n\n# Accueil\n\n:::counter{start="3"}\nDu **texte**.\n:::\n\n:badge[Neuf]{type="tip"}\n',
  'docs/crash.md': '# Douze\n\n::counter{start="12"}\n\n::counter{start="1"}\n',
  'docs/loin.md': `# Loin\n\n${long}\n::counter\n`,
  'docs/nue.md': '# Nue\n\nTexte.\n',
}

let site: WrittenSite
let folder = ''
test.beforeAll(async () => {
  const { project, workerIndex } = test.info()
  folder = join(project.outputDir, `.components-${workerIndex}`)
  site = await serveWritten(folder, files, { docs: { showLastUpdate: false } })
})
test.afterAll(() => site.remove())

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Compte/ })
const codeAsked = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/component-Counter/.test(request.url())) asked.push(request.url())
  })
  return asked
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a component is there, with what it encloses, and looks as it will', async ({ page }) => {
    await page.goto(site.url)
    await expect(button(page)).toHaveText('Compte 3')
    await expect(page.getByRole('main').getByText('texte')).toBeVisible()
    const box = page.locator('.counter')
    expect(await box.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe('3px')
  })
})

test('its code is loaded after the first move, once it is near, and never on another page', async ({
  page,
}) => {
  const asked = codeAsked(page)
  await openAsleep(page, `${site.url}loin/`)
  expect(asked).toEqual([])
  await wake(page)
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await button(page).click()
  await expect(button(page)).toHaveText('Compte 1')
  expect(asked).toHaveLength(1)
  await page.goto('about:blank')
  asked.length = 0
  await openAlive(page, `${site.url}nue/`)
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
})

test('what is typed and pressed before it is there is not lost', async ({ page }) => {
  await openAsleep(page, site.url)
  await page.route(/component-Counter.*js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.getByLabel('Nom').fill('ana')
  await button(page).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('ANA')
  await expect(button(page)).toHaveText('Compte 4')
  await expect(page.getByLabel('Nom')).toHaveValue('ana')
})

test('it lives on each page it is shown on, and keeps what it encloses', async ({ page }) => {
  await openAlive(page, `${site.url}nue/`)
  const isSame = await markDocument(page)
  await page.getByRole('link', { name: 'Accueil' }).first().click()
  await button(page).click()
  await expect(button(page)).toHaveText('Compte 4')
  await expect(page.getByRole('main').getByText('Du texte.')).toBeVisible()
  const box = page.locator('.counter')
  expect(await box.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe('3px')
  await page.getByRole('link', { name: 'Nue' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nue')
  await page.goBack()
  await button(page).click()
  await expect(button(page)).toHaveText('Compte 4')
  expect(await isSame()).toBe(true)
})

test('a page of styles of its own is shown once they are there, never without', async ({
  page,
}) => {
  await openAlive(page, `${site.url}nue/`)
  const slowly = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  }
  await page.route(/component-Counter.*css|lateStyles/, slowly)
  // What each frame that has the new article shows of it.
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      const [box, badge] = ['.counter', '.badge-tip'].map((each) => document.querySelector(each))
      if (box) seen.add(`box ${getComputedStyle(box).borderTopWidth}`)
      if (badge) seen.add(`badge ${getComputedStyle(badge).fontWeight}`)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  await page.getByRole('link', { name: 'Accueil' }).first().click()
  await expect(button(page)).toHaveText('Compte 3')
  await page.waitForTimeout(400)
  const seen = await page.evaluate(() => [
    ...(window as typeof window & { seen: Set<string> }).seen,
  ])
  expect(seen.toSorted()).toEqual(['badge 650', 'box 3px'])
})

test('styles that do not come do not keep the page', async ({ page, troubles }) => {
  troubles.allow(/component-Counter/)
  await openAlive(page, `${site.url}nue/`)
  await page.route(/component-Counter.*css/, (route) => route.abort())
  await page.getByRole('link', { name: 'Accueil' }).first().click()
  await expect(button(page)).toHaveText('Compte 3')
})

test('one that crashes says so in its place, and can be tried again; the others live', async ({
  page,
  troubles,
}) => {
  troubles.allow(/treize/)
  await openAlive(page, `${site.url}crash/`)
  const [crashing, other] = [button(page).first(), button(page).last()]
  await other.click()
  await expect(other).toHaveText('Compte 2')
  await crashing.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Cette partie de la page a planté.')
  await expect(alert).toContainText('treize')
  await expect(alert).toContainText('Cause : superstition')
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([])
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(button(page)).toHaveText(['Compte 12', 'Compte 2'])
})

test('code that cannot be loaded leaves its HTML, and comes back with the network', async ({
  page,
  troubles,
}) => {
  troubles.allow(/component-Counter/)
  await page.route(/component-Counter.*js/, (route) => route.abort())
  await openAlive(page, site.url)
  await button(page).hover()
  await expect(button(page)).toHaveText('Compte 3')
  await page.unroute(/component-Counter.*js/)
  await page.reload()
  await wake(page)
  await button(page).click()
  await expect(button(page)).toHaveText('Compte 4')
})

test('content cannot name a script in the place of a component', async ({ page }) => {
  const other = await serveWritten(join(folder, '..', '.components-hostile'), {
    ...files,
    'static/evil.js': 'document.title = "evil"\nexport default () => null\n',
    'docs/index.md':
      '---\nslug: /\n---\n\n# A\n\n<div id="~component-0" data-src="/evil.js" data-props="{}">x</div>\n\n::counter{src="/evil.js"}\n',
  })
  try {
    await openAlive(page, other.url)
    await page.waitForTimeout(500)
    await expect(page).toHaveTitle('A | Essai')
    expect(other.printed).toContain('Unrecognized key: "src"')
  } finally {
    await page.goto('about:blank')
    await other.remove()
  }
})

test('an edited component is shown in the open page', async ({ page }) => {
  const server = await serveLucarne('dev', folder, '--port', '0')
  try {
    await tellWhenAlive(page)
    await page.goto(server.url)
    await wake(page)
    await button(page).click()
    await expect(button(page)).toHaveText('Compte 4')
    const isSame = await markDocument(page)
    await writeFile(join(folder, 'components/Counter.tsx'), counter('Compteur'))
    await expect(button(page)).toHaveText('Compteur 3')
    await button(page).click()
    await expect(button(page)).toHaveText('Compteur 4')
    expect(await isSame()).toBe(true)
  } finally {
    await page.goto('about:blank')
    await server.stop()
  }
})

test.describe('the calculators of the guides', () => {
  test('a pool follows what is written, to lines that can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAlive(page, `${provider.url}services-php/`)
    const memory = page.getByLabel('Mémoire du serveur')
    await memory.scrollIntoViewIfNeeded()
    await memory.fill('8')
    const pool = page.getByRole('main').getByText('pm.max_children = 102')
    await expect(pool).toBeVisible()
    await page.getByLabel('Gestion des processus').selectOption('static')
    await expect(pool).not.toContainText('spare')
    await page.locator('.calcul').getByRole('button', { name: 'Copier' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe('pm = static\npm.max_children = 102\npm.max_requests = 500\n')
    await memory.fill('')
    await expect(page.getByText('Écrivez un nombre dans chaque champ.')).toBeVisible()
  })

  test('a disk follows what changes and what is kept', async ({ page }) => {
    await openAlive(page, `${provider.url}Sauvegarde/sauvegarde/`)
    const change = page.getByLabel('Part qui change chaque jour')
    await change.scrollIntoViewIfNeeded()
    await change.fill('5')
    await expect(page.getByText('Prévoyez 522 Go de disque')).toBeVisible()
    await page.getByLabel('Puis chaque mois').fill('0')
    await expect(page.getByText('--keep-daily 7 --keep-weekly 4 --keep-monthly 0')).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a table of usual cases is all that is shown, and it is right', async ({ page }) => {
      await page.goto(`${provider.url}services-php/`)
      await expect(page.getByLabel('Mémoire du serveur')).toBeHidden()
      const row = page.getByRole('row', { name: '4 Go 2 Go 60 Mo 34' })
      await expect(row).toBeVisible()
      await page.goto(`${provider.url}Sauvegarde/sauvegarde/`)
      await expect(page.getByRole('row', { name: '50 Go 1 % 189 Go' })).toBeVisible()
    })
  })
})
