/** Conversions of each tool's syntax. */

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Conversion, ImportNote } from '../importPlan.ts'
import { convertAstro } from './astro.ts'
import { outsideCode } from './codeSafe.ts'
import { convertDocusaurus } from './docusaurus.ts'
import { editFrontMatter } from './frontMatterEdit.ts'
import { keepAnchors } from './headingAnchors.ts'
import { convertMacros } from './macros.ts'
import { movePaths } from './movePaths.ts'
import { convertPythonBlocks } from './pythonBlocks.ts'
import { pythonFence } from './pythonFence.ts'
import { convertPythonInline } from './pythonInline.ts'
import { tableCode } from './pythonText.ts'
import { includeCode, includeComments, includeScissors, takenIn } from './snippets.ts'
import { convertVue } from './vue.ts'
import { mkdocsIds } from '../slugs.ts'

const silent: Conversion['note'] = () => undefined
const blocks = (text: string) => convertPythonBlocks(text.split('\n'), silent).join('\n')

describe('blocks of Python-Markdown', () => {
  test.each([
    ['!!! note\n    a', ':::note\na\n:::'],
    ['!!! Warning "L\'eau"\n    a\n\n    b\n\nc', ":::warning[L'eau]\na\n\nb\n:::\n\nc"],
    ['!!! bug inline end\n    a', ':::danger[Bug]\na\n:::'],
    ['??? TIP\n    a', ':::details[Tip]\na\n:::'],
    ['???+ "Titre seul"\n    a', ':::details[Titre seul]{open}\na\n:::'],
    ['!!! note\n    a\n\n    !!! tip\n        b', '::::note\na\n\n:::tip\nb\n:::\n::::'],
    ['- a\n\n    !!! tip\n        b', '- a\n\n    :::tip\n    b\n    :::'],
    [
      '=== "A"\n    a\n\n=== "B"\n    b\n\nc',
      '::::tabs\n:::tab[A]\na\n:::\n\n:::tab[B]\nb\n:::\n::::\n\nc',
    ],
    [
      '=== "A"\n    a\n===! "B"\n    b',
      '::::tabs\n:::tab[A]\na\n:::\n::::\n\n::::tabs\n:::tab[B]\nb\n:::\n::::',
    ],
    ['```\n!!! note\n    a\n```', '```\n!!! note\n    a\n```'],
    ['!!! note\n    ```sh hl_lines="2"\n    a\n    ```', ':::note\n```sh {2}\na\n```\n:::'],
    ['!!! ATTENTION !!!', '!!! ATTENTION !!!'],
    ['!!! note bien ceci', '!!! note bien ceci'],
    ['#Titre', '# Titre'],
    ['<div class="grid cards" markdown>\n- a\n</div>', ':::cards\n- a\n:::'],
  ])('%j', (text, expected) => {
    expect(blocks(text).trim()).toBe(expected)
  })

  test('HTML that says `markdown` is read, any other is one block', () => {
    expect(blocks('<div markdown="1">\n**a**\n</div>').split('\n').filter(Boolean)).toEqual([
      '<div>',
      '**a**',
      '</div>',
    ])
    expect(blocks('<table>\n\n<tr></tr>\n\n</table>')).toBe('<table>\n<tr></tr>\n</table>\n')
  })

  test.each([
    [
      '{ .py .annotate title="a.py" hl_lines="1 3-4" linenums="1" }',
      'py title="a.py" {1,3-4} showLineNumbers',
    ],
    ['sh linenums="5"', 'sh showLineNumbers=5'],
    ['js', 'js'],
  ])('the fence %j is %j', (info, expected) => {
    expect(pythonFence(info)).toBe(expected)
  })

  test('a bar in the code of a table ends no cell', () => {
    expect(tableCode('| `a | b` | c |\n\n`a | b`')).toBe('| `a \\| b` | c |\n\n`a | b`')
  })
})

test.each([
  ['++ctrl+c++', '<kbd>Ctrl</kbd>+<kbd>C</kbd>'],
  ['a ==b c== d', 'a <mark>b c</mark> d'],
  ['H~2~O, x^2^ et ^^c^^', 'H<sub>2</sub>O, x<sup>2</sup> et <ins>c</ins>'],
  ['`==a==` et a == b == c', '`==a==` et a == b == c'],
  ['C++ et a++ + b++', 'C++ et a++ + b++'],
  [':material-account: Compte', 'Compte'],
  ['![a](b.png){ width="30" }', '<img src="b.png" alt="a" width="30">'],
  ['![a](b.png){ loading=lazy }', '![a](b.png)'],
  ['[a](b.md){ .md-button }', '[a](b.md)'],
  ['f(x){return} et {a}', 'f(x){return} et {a}'],
  ['Soit \\(a_1\\).', 'Soit $a_1$.'],
  ['\\[\na_1\n\\]', '$$\na_1\n$$'],
])('inside a line, %j is %j', (text, expected) => {
  const has = () => true
  expect(convertPythonInline(text, { has }, silent)).toBe(expected)
})

describe('VitePress', () => {
  const vue = (text: string) => convertVue(text, silent).trim()
  test.each([
    ['```js{1,3}:line-numbers=2 [a.js]\nx\n```', '```js {1,3} [a.js] showLineNumbers=2\nx\n```'],
    ['::: v-pre\n{{ a }}\n:::', '{{ a }}'],
    ['a <Badge type="warning" text="b" /> c', 'a :badge[b]{type=warning} c'],
    ['<script setup>\nimport A from "./A.vue"\n</script>\n\na', 'a'],
    ['<A :b="c">d</A>', 'd'],
    ['<div v-if="a" class="b">c</div>', '<div class="b">c</div>'],
    ['[[toc]]\n\na', 'a'],
    ['---\ntitle: T\n---\n\n# {{ $frontmatter.title }}', '---\ntitle: T\n---\n\n# T'],
    ['```md\n[[toc]]\n<A/>\n```', '```md\n[[toc]]\n<A/>\n```'],
    ['::: tip A\nb\n:::', '::: tip A\nb\n:::'],
    ['```vue\n<script setup>\na\n</script>\n```', '```vue\n<script setup>\na\n</script>\n```'],
    ['Store<Id, S\\> et <Carte a="b" :c="d" />fin', 'Store<Id, S\\> et fin'],
  ])('%j', (text, expected) => {
    expect(vue(text)).toBe(expected)
  })

  test('a home page stays as it is, but for an image that is of one mode', () => {
    const text =
      '---\nlayout: home\nhero:\n  name: A\n  actions: [{ text: C, link: /d }]\nfeatures:\n  - title: E\n---\n\nTexte\n'
    expect(vue(text)).toBe(text.trim())
    expect(
      vue('---\nlayout: home\nhero: { name: A, image: { light: a.png, dark: b.png } }\n---\n'),
    ).toBe('---\nlayout: home\nhero: {"name":"A","image":{"src":"a.png","alt":"A"}}\n---')
  })
})

test('components of Starlight are ours, and its front matter too', () => {
  const text =
    '---\ntitle: T\nsidebar: { order: 2, label: L }\n---\n\nimport { Aside } from "@astrojs/starlight/components"\n\n<Aside type="tip">a</Aside>\n<CardGrid><Card title="b" icon="c">d</Card></CardGrid>'
  expect(convertAstro(text, true, silent)).toBe(
    '---\ntitle: T\nsidebar_label: L\nsidebar_position: 2\n---\n\n\n<Admonition type="tip">a</Admonition>\n<Cards><Card title="b">d</Card></Cards>',
  )
  expect(convertAstro('```ts\n// src/a.ts\nb\n```\n', false, silent)).toBe(
    '```ts title="src/a.ts"\nb\n```\n',
  )
})

test('files that pages take in are copied, with their part alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-snippets-'))
  writeFileSync(path.join(folder, 'a.txt'), '1\n# --8<-- [start:x]\n2\n# --8<-- [end:x]\n3\n')
  writeFileSync(path.join(folder, 'a.js'), '1\n  // #region x\n  2\n  // #endregion x\n3\n')
  writeFileSync(path.join(folder, 'a.md'), 'b\n\n<!-- #region y -->\nc\n<!-- #endregion y -->\n')
  const scissors = (text: string) =>
    includeScissors(text, { folders: [folder], taken: takenIn(folder) }, silent)
  expect(scissors('  --8<-- "a.txt:x"')).toBe('  2')
  expect(scissors('--8<-- "a.txt:1:1"\n;--8<-- "a.txt"')).toBe('1\n--8<-- "a.txt"')
  expect(scissors('--8<--\na.txt:x\n--8<--')).toBe('2')
  const places = { folder, root: folder, taken: takenIn(folder) }
  expect(includeCode('<<< ./a.js#x{1 ts} [n]', places, silent)).toBe('```ts {1} [n]\n2\n```')
  expect(includeComments('<!--@include: @/a.md#y-->', places, silent)).toBe('c')
  const notes: Omit<ImportNote, 'file'>[] = []
  expect(includeCode('<<< ./b.js', places, (note) => notes.push(note))).toBe('<<< ./b.js')
  expect(notes).toEqual([{ level: 'decide', kind: 'snippets that were not found', text: './b.js' }])
})

test('macros that the site gives a value have it', () => {
  const values = { version: '2', a: { b: 'c' } }
  const macros = (text: string, isOn = true) =>
    convertMacros(text, { values, page: {}, isOn, note: silent })
  expect(macros('{{ version }} {{ a.b }} {{ x }} {% raw %}{{ version }}{% endraw %}')).toBe(
    '2 c {{ x }} {{ version }}',
  )
  expect(macros('{{ version }}', false)).toBe('{{ version }}')
})

test('only the keys that change are written again', () => {
  const text = '---\n# note\ntitle:  "A"\nlist:\n  - a\n  - b\nend: 1\n---\nb'
  expect(editFrontMatter(text, { list: undefined, slug: '/a', end: 1 })).toBe(
    '---\n# note\ntitle:  "A"\nend: 1\nslug: /a\n---\nb',
  )
  expect(editFrontMatter('b', { slug: '/a: b' })).toBe('---\nslug: "/a: b"\n---\n\nb')
  expect(editFrontMatter(text, { end: 1 })).toBe(text)
})

test('a heading whose id would be another keeps the one that links name', () => {
  const ids = mkdocsIds({ separator: '-', keepsLetters: false, case: 'lower' })
  const kept = keepAnchors(
    '# Titre\n\n## Été\n\n## A\n\n## A\n\nÀ côté\n---\n\n```\n## Non\n```\n',
    'docs/a.md',
    ids,
  )
  expect(kept).toEqual({
    text: '# Titre\n\n## Été {#ete}\n\n## A\n\n## A {#a_1}\n\nÀ côté {#a-cote}\n---\n\n```\n## Non\n```\n',
    count: 3,
  })
  expect(keepAnchors('---\nformat: mdx\n---\n\n## Été', 'docs/a.mdx', ids).text).toContain(
    '## Été {/* #ete */}',
  )
})

test('paths of what stands elsewhere follow it', () => {
  const page = {
    diskPath: '/s/src/content/docs/a/b.md',
    file: 'a/b.md',
    source: 'a/b.md',
    out: 'docs/a/b.md',
    basePath: '/',
  }
  const outputPaths = new Map([
    ['/s/src/assets/c.png', 'src/assets/c.png'],
    ['/s/src/content/docs/a/d.md', 'docs/a/d.md'],
  ])
  expect(
    movePaths('![c](../../../assets/c.png) [d](./d.md#e) `](../../../assets/c.png)`', page, {
      outOf: outputPaths,
    }),
  ).toBe('![c](../../src/assets/c.png) [d](./d.md#e) `](../../../assets/c.png)`')
  const aliases = new Map([
    ['@assets/', '/s/src/assets'],
    ['~/', '/s/src'],
  ])
  expect(
    movePaths('![c](~/assets/c.png) ![](@assets/c.png)', page, { outOf: outputPaths, aliases }),
  ).toBe('![c](../../src/assets/c.png) ![](../../src/assets/c.png)')
})

test('a page of Docusaurus is the same bytes, unless only MDX can read it', () => {
  const page = { diskPath: '/a.md', file: 'a.md', source: 'a.md', out: 'docs/a.md', basePath: '/' }
  const docusaurus = (text: string) => convertDocusaurus()(text, { page, note: silent })
  expect(docusaurus('# A\n\n:::note\nb\n:::\n')).toBe('# A\n\n:::note\nb\n:::\n')
  expect(docusaurus('<p className="a">b</p>\n')).toBe(
    '---\nformat: mdx\n---\n\n<p className="a">b</p>\n',
  )
  expect(docusaurus("export const v = '1'\n\nV {v} `{v}`\n")).toBe('\nV 1 `{v}`\n')
})

test('code is out of reach of what changes the text around it', () => {
  const text = 'a `a` a\n\n```\na\n```\n\n- ```\n  a\n  ```\n<!-- a --> a'
  expect(outsideCode(text, (prose) => prose.replaceAll('a', 'b'))).toBe(
    'b `a` b\n\n```\na\n```\n\n- ```\n  a\n  ```\n<!-- a --> b',
  )
})
