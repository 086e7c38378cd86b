import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importSite } from '../importSite.ts'
import { mkdocsLocales } from './mkdocsLocales.ts'

function imported(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-mkdocs-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return importSite(folder, 'mkdocs').files
}

test.each([
  ['suffix', 'a/b.fr.md', { code: 'fr', inner: 'a/b.md' }],
  ['suffix', 'a/b.en.md', { inner: 'a/b.md' }],
  ['suffix', 'a/b.v2.md', { inner: 'a/b.v2.md' }],
  ['folder', 'fr/a.md', { code: 'fr', inner: 'a.md' }],
  ['folder', 'en/a.md', { inner: 'a.md' }],
])('with a %s, %s is %j', (docs_structure, file, expected) => {
  const languages = [{ locale: 'en', default: true }, { locale: 'fr' }]
  expect(mkdocsLocales({ docs_structure, languages }, 'en').localize(file)).toEqual(expected)
})

test('the plugin of languages makes locales', () => {
  const files = imported({
    'mkdocs.yml':
      'site_name: A\nplugins:\n  - i18n:\n      languages:\n        - { locale: en, default: true, name: English }\n        - { locale: fr, name: Français }\n',
    'docs/index.md': '# A',
    'docs/index.fr.md': '# B',
  })
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['docs/index.md', 'i18n/fr/docs/index.md']),
  )
  expect(String(files.get('lucarne.config.ts'))).toMatch(
    /code: 'en'[\s\S]*code: 'fr', label: 'Français'/,
  )
})

test('a folder says its order and its names in .pages', () => {
  const files = imported({
    'mkdocs.yml': 'site_name: A\ntheme: { name: material, palette: { primary: teal } }\n',
    'docs/index.md': '# A',
    'docs/b/.pages': 'title: Bé\nnav:\n  - z.md\n  - Lien: https://a.example\n  - ...\n',
    'docs/b/a.md': '# C',
    'docs/b/z.md': '# D',
  })
  const { docs } = JSON.parse(String(files.get('sidebars.json'))) as { docs: unknown }
  expect(docs).toEqual([
    'index',
    {
      type: 'category',
      label: 'Bé',
      items: ['b/z', { type: 'link', label: 'Lien', href: 'https://a.example' }, 'b/a'],
    },
  ])
  expect(String(files.get('lucarne.config.ts'))).toMatch(/theme: \{\s*light: \{ accent: '#007c70'/)
})

test('SUMMARY.md of literate-nav is the sidebar', () => {
  const files = imported({
    'mkdocs.yml': 'site_name: A\nplugins: [search, literate-nav]\n',
    'docs/SUMMARY.md':
      '# Menu\n\n* [Accueil](index.md)\n* CI/CD\n    * [Un *mot*](g/un.md)\n    * g/*.md\n* [Référence](ref/)\n* [Site](https://a.example)\n',
    'docs/index.md': '# A',
    'docs/g/un.md': '# B',
    'docs/g/deux.md': '# C',
    'docs/ref/SUMMARY.md': '- [Z](z.md)\n- [Y](y.md)\n- [Haut](../ref/)\n',
    'docs/ref/y.md': '# Y',
    'docs/ref/z.md': '# Z',
  })
  const { docs } = JSON.parse(String(files.get('sidebars.json'))) as { docs: unknown }
  const doc = (id: string, label: string) => ({ type: 'doc', id, label })
  expect(docs).toEqual([
    doc('index', 'Accueil'),
    { type: 'category', label: 'CI/CD', items: [doc('g/un', 'Un *mot*'), 'g/deux'] },
    {
      type: 'category',
      label: 'Référence',
      items: [doc('ref/z', 'Z'), doc('ref/y', 'Y'), expect.objectContaining({ label: 'Haut' })],
    },
    { type: 'link', label: 'Site', href: 'https://a.example' },
  ])
})

test('a redirect may lead to another site', () => {
  const files = imported({
    'mkdocs.yml':
      'site_name: A\nplugins:\n  - redirects:\n      redirect_maps:\n        old/a.md: https://a.example/b\n        old/b.md: index.md#c\n',
    'docs/index.md': '# A\n\n## C',
  })
  expect(JSON.parse(String(files.get('redirects.json')))).toEqual({
    '/old/a': 'https://a.example/b',
    '/old/b': '/#c',
  })
})

const importPage = (files: Record<string, string>, name: string) =>
  String(imported({ 'mkdocs.yml': 'site_name: A\n', ...files }).get(name))

test('a page without a heading has the name that the navigation gives it, or that of its file', () => {
  const files = {
    'mkdocs.yml':
      'site_name: A\nnav:\n  - Début:\n      - Premiers pas: a/start.md\n  - a/build-image.md\n',
    'docs/a/start.md': 'Du texte.\n\n```\n# Un commentaire\n```\n',
    'docs/a/build-image.md': '## Deux\n',
    'docs/a/own.md': '---\ntitle: Le sien\n---\n\nDu texte.\n',
    'docs/index.md': 'Du texte.\n',
  }
  expect(importPage(files, 'docs/a/start.md')).toMatch(/^---\ntitle: Premiers pas\n---/)
  expect(importPage(files, 'docs/a/build-image.md')).toMatch(/^---\ntitle: Build image\n---/)
  expect(importPage(files, 'docs/a/own.md')).toBe(files['docs/a/own.md'])
  expect(importPage(files, 'docs/index.md')).toMatch(/^---\ntitle: Home\n---/)
})

test('the heading of a page is its title, and its front matter names it in the menu', () => {
  const text = '---\ntitle: Menu\n---\n\n# Titre\n'
  expect(importPage({ 'docs/a.md': text }, 'docs/a.md')).toMatch(/^---\nsidebar_label: Menu\n---/)
})

test('{!file!} of markdown_include is copied into its page, in code too', () => {
  const files = {
    'mkdocs.yml':
      'site_name: A\nmarkdown_extensions:\n  - markdown_include.include:\n      base_path: parts\n',
    'docs/a.md': '# A\n\n```yaml\n{!a.yaml!}\n```\n\n{! b.md !lines=2-3!}\n',
    'parts/a.yaml': 'a: 1\n',
    'parts/b.md': 'un\ndeux\ntrois\n',
  }
  expect(importPage(files, 'docs/a.md')).toBe('# A\n\n```yaml\na: 1\n```\n\ndeux\ntrois\n')
  expect(importPage({ ...files, 'mkdocs.yml': 'site_name: A\n' }, 'docs/a.md')).toContain(
    '{!a.yaml!}',
  )
})

test('code indented in an item of a list keeps its own indentation', () => {
  const text = '# A\n\n1. Un\n\n        - b:\n            c\n\n- d\n    - e\n'
  expect(importPage({ 'docs/a.md': text }, 'docs/a.md')).toBe(text.replace('1. Un', '1.  Un'))
})

test('bars in code of a table without outer bars are those of one cell', () => {
  const text = '# A\n\na | b\n--- | ---\n`x|y` | z\n'
  expect(importPage({ 'docs/a.md': text }, 'docs/a.md')).toContain('`x\\|y` | z')
  expect(importPage({ 'docs/a.md': '# A\n\n`x|y` | z\n' }, 'docs/a.md')).toContain('`x|y` | z')
})

test('a page made by hand among the pages keeps its address, and links to it lead there', () => {
  const files = { 'docs/a.md': '# A\n\n[B](b/c.html#d)\n', 'docs/b/c.html': '<p>c</p>' }
  expect(importPage(files, 'static/b/c.html')).toBe('<p>c</p>')
  expect(importPage(files, 'docs/a.md')).toContain('[B](/b/c.html#d)')
})

test('front matter that is no YAML hides no page: it is a comment, and told', () => {
  const text = '---\ntitle: Un titre\nb: [\n---\n\nDu texte.\n'
  expect(importPage({ 'docs/a.md': text }, 'docs/a.md')).toMatch(
    /^---\ntitle: "Un titre"\n---\n\n<!--\ntitle: Un titre\nb: \[\n-->\n\n\nDu texte\./,
  )
  const hidden = text.replace('b: [', 'draft: [')
  expect(importPage({ 'docs/a.md': hidden }, 'docs/a.md')).toContain('\ndraft: true\n---')
})
