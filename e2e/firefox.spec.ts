/** Tests the essentials in Firefox: opening, navigating, searching, copying, reading offline. */
import { serveLucarne } from './commandLine.ts'
import { type Reader, test } from './firefoxReader.ts'
import { publishedPaths } from './publishedPaths.ts'
import { expect } from './test.ts'
import { chrome, provider } from './sites.ts'

// One Firefox for them all.
test.describe.configure({ mode: 'default' })

const heading = 'return document.querySelector("h1")?.textContent'
const focused = 'return document.activeElement.textContent.trim()'

/** Moves as a reader would, until the app is there. */
async function openAlive(reader: Reader, url: string): Promise<void> {
  await reader.open(url)
  await reader.ask('document.documentElement.dataset.mark = "same"')
  await reader.move()
  await reader.expects(isAlive, true)
}

const isAlive = 'return history.scrollRestoration === "manual"'

const isSameDocument = 'return document.documentElement.dataset.mark'

test('a link shows its page in place, with the focus on its title; Back gives the place', async ({
  reader,
}) => {
  await openAlive(reader, `${provider.url}Apache/`)
  await reader.ask('scrollTo({ top: 700, behavior: "instant" })')
  await reader.expects('return history.state.top', 700)
  await reader.click(await reader.find('link', 'Accès FTP'))
  await reader.expects(focused, 'Ouvrir et utiliser un accès FTP')
  await reader.expects('return scrollY', 0)
  await reader.goBack()
  await reader.expects(heading, 'Configurer Apache pour vos sites')
  await reader.expects('return scrollY', 700)
  await reader.expects(isSameDocument, 'same')
})

test('a search leads to its words, marked until Escape', async ({ reader }) => {
  await openAlive(reader, provider.url)
  await reader.press('Control', 'k')
  await reader.find('combobox', 'Rechercher')
  await reader.type('certficat')
  await reader.find('option', /certificat/i)
  await reader.expects(
    'return document.querySelectorAll("[role=option][aria-selected=true]").length',
    1,
  )
  await reader.press('ArrowDown')
  await reader.press('Enter')
  await reader.find('button', 'Occurrence suivante')
  await reader.expects('return document.querySelectorAll("mark[data-search]").length > 0', true)
  await reader.press('Escape')
  await reader.expects('return document.querySelectorAll("mark[data-search]").length', 0)
})

test('commands are copied whole', async ({ reader }) => {
  await openAlive(reader, `${chrome.url}code/`)
  await reader.click(await reader.find('button', 'Copier le code'))
  await reader.find('button', 'Copié')
  await reader.press('Control', 'k')
  await reader.find('combobox', 'Rechercher')
  await reader.press('Control', 'v')
  await reader.expects('return document.activeElement.value', 'echo bonjour')
})

test('in a window of half a screen, the menu and the search box fit beside the scrollbar', async ({
  reader,
}) => {
  await reader.resize(700, 900)
  await openAlive(reader, `${provider.url}Apache/`)
  await reader.click(await reader.find('button', /^Ouvrir.fermer/))
  await reader.find('dialog', 'Navigation principale')
  await reader.press('Escape')
  await reader.expects(
    'return document.activeElement.ariaLabel',
    'Ouvrir/fermer la barre de navigation',
  )
  await reader.press('Control', 'k')
  const box = await reader.find('dialog', 'Rechercher')
  const [right, room] = (await reader.ask(
    'return [arguments[0].getBoundingClientRect().right, document.documentElement.clientWidth]',
    box,
  )) as [number, number]
  expect(right).toBeLessThanOrEqual(room)
})

const keptWhole = `return caches.match(new URL('/docs/offline.json', location.href))
  .then((list) => /^[0-9a-f]{16}$/.test(list?.headers.get('Lucarne-Stamp')))`

test('after one visit the site is opened and searched without a network', async ({ reader }) => {
  // What is asked for ahead of a link, of a page that is left.
  reader.allow(/A ServiceWorker intercepted the request and encountered an unexpected error/)
  const port = String(chrome.port + 60)
  const words = [chrome.folder, '--out', chrome.outDir, '--port', port]
  const server = await serveLucarne('preview', ...words)
  const url = `http://127.0.0.1:${port}/docs/`
  try {
    await openAlive(reader, `${url}code/`)
    await reader.expects(keptWhole, true)
  } finally {
    await server.stop()
  }
  await reader.open(`${url}onglets/`)
  await reader.expects(heading, 'Onglets')
  await reader.move()
  await reader.press('Control', 'k')
  await reader.find('combobox', 'Rechercher')
  await reader.type('code')
  await reader.find('option', /Le code/)
  await reader.press('Enter')
  await reader.expects(heading, 'Le code')
  await reader.open(`${url}absente/`)
  await reader.expects(heading, 'Vous êtes hors connexion')
  await reader.expects(isAlive, true)
})

test('no page of the site does what its policy refuses', async ({ reader }) => {
  test.setTimeout(240_000)
  // What it refuses is said in the console, which fails the test; nothing else is asked here.
  reader.allow(/^(?![^]*Content.Security.Policy)/)
  for (const path of await publishedPaths(provider.url))
    await reader.open(new URL(path, provider.url).href)
})

test('a calculator answers with what is typed in it, its policy kept', async ({ reader }) => {
  await openAlive(reader, `${provider.url}Sauvegarde/sauvegarde/`)
  const text = 'return document.querySelector(".calcul").textContent'
  expect(await reader.ask(text)).toMatch(/Prévoyez 189\sGo/)
  await reader.ask(`const field = document.querySelector('.calcul input')
    field.scrollIntoView({ block: 'center' })
    field.focus()
    field.select()`)
  await reader.type('100')
  await reader.expects('return document.querySelector(".calcul input").value', '100')
  await reader.expects(`${text}.includes('Prévoyez 377\u00A0Go')`, true)
})

test('what is typed in the field of the landing page is answered in the box of search', async ({
  reader,
}) => {
  await openAlive(reader, provider.url)
  await reader.ask('document.querySelector(".landing-search input").focus()')
  await reader.type('certificat')
  await reader.find('option', /certificat/i)
  await reader.expects('return document.activeElement.value', 'certificat')
  await reader.expects('return document.querySelector(".landing-search input").value', '')
})
