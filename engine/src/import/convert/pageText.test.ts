/** Conversions that apply to pages of any tool. */

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { setAbbreviationsApart } from './abbreviations.ts'
import { includeMarkdown } from './includeMarkdown.ts'
import { takenIn } from './snippets.ts'
import { mendLinks, sitePagesOf } from './siteLinks.ts'
import { endTables } from './tableEnds.ts'
import { linkComponents } from './componentLinks.ts'
import { nameByRawTitle } from './rawTitle.ts'

const silent = () => {}

test.each([
  ['<h1 align="center"><img src="a.png" alt="Nom"> du <b>projet</b></h1>', 'Nom du projet'],
  ['```html\n<h1>a</h1>\n```\n\n<h1>b</h1>', 'b'],
])('a title in HTML names its page: %j', (text, title) => {
  expect(nameByRawTitle(text)).toBe(`---\ntitle: ${title}\nhide_title: true\n---\n\n${text}`)
})

test.each(['# a\n\n<h1>b</h1>', '---\ntitle: a\n---\n<h1>b</h1>', '<h1></h1>'])(
  'any other page is left alone: %j',
  (text) => {
    expect(nameByRawTitle(text)).toBe(text)
  },
)

test('abbreviations come into paragraphs of their own, those of a list where they are said', () => {
  expect(setAbbreviationsApart('Le DNS\n  *[DNS]: Noms\nUn', false)).toBe(
    'Le DNS\n\n*[DNS]: Noms\n\nUn',
  )
  const list = 'Le DNS\n\n*[DNS]: Noms\n*[TLS]: Secret\n'
  expect(setAbbreviationsApart(list, false)).toBe(list)
  expect(setAbbreviationsApart(list, true)).toBe('Le DNS\n\n*[DNS]: Noms\n')
})

test.each([
  ['<Cours href="https://a.example" title="Le [cours]" />', '[Le \\[cours\\]](https://a.example)'],
  ["<Lien to='guide/debut'>Début</Lien>", '[Début](/guide/debut)'],
  ['<Photo src="./a.png" alt="b" />', '![b](./a.png)'],
  ['<Connu href="/a">b</Connu>', '<Connu href="/a">b</Connu>'],
  ['\\<Cours href="/a" />, <Cours :href="b" />', '\\<Cours href="/a" />, <Cours :href="b" />'],
])('a component of the site that leads somewhere is a link: %j is %j', (text, expected) => {
  expect(linkComponents(text, (name) => name === 'Connu', silent)).toBe(expected)
})

test('a table never takes in what ends its box', () => {
  expect(endTables(':::note\n| a |\n|---|\n| b |\n:::\n')).toBe(
    ':::note\n| a |\n|---|\n| b |\n\n:::\n',
  )
  expect(endTables('```\n| b |\n:::\n```\n')).toBe('```\n| b |\n:::\n```\n')
})

test('text that MkDocs includes by a tag is in the page', () => {
  const docsDir = mkdtempSync(path.join(tmpdir(), 'lucarne-include-'))
  writeFileSync(path.join(docsDir, 'a.md'), '---\nx: 1\n---\n\n# A\n\nb<!--s-->c<!--e-->d\n')
  const include = (text: string) =>
    includeMarkdown(
      text,
      { folder: path.join(docsDir, 'below'), docsDir, taken: takenIn(docsDir) },
      silent,
    )
  expect(include('x\n{% include-markdown "a.md" heading-offset=1 start="" end="<!--s-->" %}')).toBe(
    'x\n## A\n\nb',
  )
  expect(include('  {% include-markdown "../a.md" start="<!--s-->" end="<!--e-->" %}')).toBe('  c')
  expect(include('{% include-markdown "none.md" %}')).toBe('{% include-markdown "none.md" %}')
})

test('links with .html, or in another case, lead to their page', () => {
  const page = { diskPath: '/a.md', file: 'a.md', source: 'a.md', out: 'docs/a.md', basePath: '/' }
  const site = sitePagesOf([
    { ...page, own: '/a/' },
    { ...page, out: 'docs/Guide/b.md', own: '/Guide/b/' },
  ])
  const mend = (text: string) => mendLinks(text, page, site)
  expect(mend('[b](/Guide/b.html#c) [b](/guide/B?d) [a](/index.html)')).toBe(
    '[b](/Guide/b#c) [b](/Guide/b?d) [a](/index.html)',
  )
  expect(mend('[b](./Guide/b.html#c) [x](x.html) `[b](/Guide/b.html)`')).toBe(
    '[b](./Guide/b.md#c) [x](x.html) `[b](/Guide/b.html)`',
  )
  expect(mend('[a](/a/) [b](/Guide/b) [c](https://c.example/d.html)')).toBe(
    '[a](/a/) [b](/Guide/b) [c](https://c.example/d.html)',
  )
})
