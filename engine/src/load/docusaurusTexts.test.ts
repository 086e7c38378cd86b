import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../config/loadConfig.ts'
import { formatProblem } from '../problem.ts'
import { localesOf } from '../testing/localesOf.ts'
import { withSidebarTexts } from '../site/sidebarTexts.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function writeTexts(written: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-texts-'))
  folders.push(folder)
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

const said = (messages: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(messages).map(([key, message]) => [key, { message, description: 'why' }]),
    ),
  )

const config = `export default {
  title: 'Docs',
  url: 'https://docs.exemple.example',
  locales: [{ code: 'fr', label: 'Français' }, { code: 'en', label: 'English', words: {} }],
  words: { previous: 'Avant' },
  docs: { versions: [{ name: 'current', label: 'Suite' }, { name: '1.0' }] },
  navbar: { title: 'Docs', items: [
    { to: '/a', label: 'Guides' },
    { label: 'Plus', items: [{ to: '/b', label: 'Aide' }] },
  ] },
  footer: { links: [{ title: 'Liens', items: [{ to: '/a', label: 'Guides' }] }], copyright: '© Nous' },
}`
const files = {
  'lucarne.config.mjs': config,
  'docs/a.md': '# A',
  'versions/1.0/a.md': '# A',
  'i18n/en/docusaurus-theme-classic/navbar.json': said({
    title: 'Documentation',
    'item.label.Guides': 'How to',
    'item.label.Plus': 'More',
    'item.label.Aide': 'Help',
  }),
  'i18n/en/docusaurus-theme-classic/footer.json': said({
    'link.title.Liens': 'Links',
    'link.item.label.Guides': 'How to',
    copyright: '© Us',
  }),
  'i18n/en/docusaurus-plugin-content-docs/current.json': said({
    'version.label': 'Next',
    'sidebar.tutorialSidebar.category.Les guides': 'The guides',
  }),
  'i18n/en/docusaurus-plugin-content-docs/version-1.0.json': said({ 'version.label': 'One' }),
  'i18n/en/code.json': said({
    'theme.docs.paginator.next': 'Onwards',
    'theme.docs.paginator.previous': 'Backwards',
    'homepage.own.key': 'of a page in React',
  }),
}

test('translation files of Docusaurus are read as they are, each in its locale', async () => {
  const folder = writeTexts(files)
  const loaded = await loadConfig(folder)
  expect(loaded.problems).toEqual([])
  const english = loaded.config?.inLocales.get('en')
  expect(english?.navbar).toMatchObject({
    title: 'Documentation',
    items: [{ label: 'How to' }, { label: 'More', items: [{ label: 'Help' }] }],
  })
  expect(english?.footer).toMatchObject({
    links: [{ title: 'Links', items: [{ label: 'How to', to: '/a' }] }],
    copyright: '© Us',
  })
  expect(english?.docs.versions.map(({ label }) => label)).toEqual(['Next', 'One'])
  // The configuration has the last word.
  expect(english?.words).toEqual({ next: 'Onwards', previous: 'Avant' })
  expect(loaded.config?.navbar.items).toMatchObject([{ label: 'Guides' }, { label: 'Plus' }])
  expect(loaded.config?.docs.versions[0]?.label).toBe('Suite')
})

test('one that is no translation file is told, and the others are read', async () => {
  const broken = { ...files, 'i18n/en/code.json': '{ "a": "b" }' }
  const { config: read, problems } = await loadConfig(writeTexts(broken))
  expect(problems.map(formatProblem)).toEqual([
    'i18n/en/code.json: it is no translation file: nothing of it is read\n    Each key has an object with a `message`: "item.label.Docs": { "message": "Guides" }.',
  ])
  expect(read?.inLocales.get('en')?.navbar.title).toBe('Documentation')
})

test('categories, links and made pages of a sidebar are called as the file says', () => {
  const { compiled } = localesOf([{ 'Les guides/a.md': '# A' }, {}])
  const tree = compiled[1]?.versions[0]?.trees.get('tutorialSidebar') ?? []
  const [group] = withSidebarTexts(
    tree,
    'tutorialSidebar',
    new Map([['sidebar.tutorialSidebar.category.Les guides', 'The guides']]),
  )
  expect(group).toMatchObject({ kind: 'group', label: 'The guides' })
})
