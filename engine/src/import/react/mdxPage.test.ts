/** MDX pages whose components and values scripts of the site explain. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { ImportNote } from '../importPlan.ts'
import { showComponents } from './mdxPage.ts'

const scratch: string[] = []
afterAll(() => {
  for (const folder of scratch) rmSync(folder, { recursive: true })
})

function shown(text: string, files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'lucarne-import-mdx-'))
  scratch.push(root)
  mkdirSync(path.join(root, '.git'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  const notes: Omit<ImportNote, 'file'>[] = []
  const site = { root, repository: root, config: {}, messages: new Map<string, string>() }
  const page = showComponents(text, path.join(root, 'docs/a.mdx'), site, (each) => notes.push(each))
  return { page, notes }
}

const LIST = `import { names } from '../data'
export const List = ({ intro, children }) => <section><h3>{intro}</h3>{children}<ul>{names.map((each) => <li><a href={each.url}>{each.name}</a></li>)}</ul></section>`
const DATA = `export const names = [{ name: 'Un', url: 'https://un.example' }, { name: 'Deux', url: '/deux' }]`

test('a component of the site shows its words, its data and what it encloses', () => {
  const { page, notes } = shown(
    `import { List } from '@site/src/list'\n\nAvant.\n\n<List intro="Titre">\n  Du *texte*.\n</List>\n\nAprès.\n`,
    { 'src/list.jsx': LIST, 'data.js': DATA },
  )
  expect(page.trim()).toBe(
    'Avant.\n\n### Titre\n\nDu *texte*.\n\n- [Un](https://un.example)\n- [Deux](/deux)\n\nAprès.',
  )
  expect(notes).toMatchObject([
    { kind: 'components and values of the site → what they show', line: 5 },
  ])
})

test('rows that a script makes stay rows of their table', () => {
  const { page } = shown(
    `import { names } from '../data'\n\n<table>\n<tbody>\n{names.map((each) => <tr><td>{each.name}</td><td colSpan={2}>{each.url}</td></tr>)}\n</tbody>\n</table>\n`,
    { 'data.js': DATA },
  )
  expect(page).toContain(
    '<tr>\n<td>\n\nUn\n\n</td>\n<td colspan="2">\n\nhttps://un.example\n\n</td>\n</tr>',
  )
  expect(page).not.toContain('import')
})

test.each([
  [
    "import { v } from '../v'\n\nLa version {v.last}, {v.all.length} en tout.\n",
    'La version 2.1, 2 en tout.',
  ],
  [
    "import { v } from '../v'\n\n<Link to={v.url}>Là</Link>\n",
    '<Link to="https://v.example">Là</Link>',
  ],
  ["import { v } from '../v'\n\nUn {v.kindOf('b')}.\n", 'Un bon.'],
  ['---\ntitle: T\n---\n\nVoici {frontMatter.title}.\n', '---\ntitle: T\n---\n\nVoici T.'],
])('%j', (text, expected) => {
  const { page } = shown(text, {
    'v.js': `export const v = { last: '2.1', all: ['1', '2.1'], url: 'https://v.example',
      kindOf(name) { if (name === 'a') return 'autre'; switch (name) { case 'b': return 'bon'; default: return 'non' } } }`,
  })
  expect(page.trim()).toBe(expected)
})

test.each([
  "import DocCardList from '@theme/DocCardList'\n\n<DocCardList />\n",
  "import Part from './_part.md'\n\n<Part />\n",
  "import Player from '@site/src/player'\n\n<Player />\n",
  'Un {/* commentaire */} et `{code}`.\n',
  ':::note\n\n<Tabs>\n<TabItem value="a">A</TabItem>\n</Tabs>\n\n:::\n',
])('what no script of the site explains stays as it is: %j', (text) => {
  const { page, notes } = shown(text, {
    'src/player.jsx': 'export default () => <video src="a.mp4" />',
  })
  expect(page).toBe(text)
  expect(notes).toEqual([])
})

test('code that only running it would tell is told with its line', () => {
  const { notes } = shown("import { Count } from '@site/src/count'\n\nUn.\n\n<Count />\n", {
    'src/count.jsx': 'export const Count = () => <p>{fetchedCount()} étoiles</p>',
  })
  expect(notes).toContainEqual({
    level: 'decide',
    kind: 'code of components: what it shows is not there',
    line: 5,
    text: 'count.jsx: fetchedCount()',
  })
})
