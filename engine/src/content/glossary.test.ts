import { expect, test } from 'vitest'
import { parseGlossary } from './glossaryFile.ts'
import { glossaryPage } from './glossaryPage.ts'
import { parseDoc } from './parseDoc.ts'

const yaml = `DNS:
  definition: "Annuaire d'internet. Voyez [vos domaines](domaines.md)."
  also: [serveur de noms]
nom de domaine: "L'adresse d'un site : \`exemple.example\`."
clé SSH: Un fichier qui vous identifie.
`
const locale = { code: 'fr', codes: ['fr'] }
const { glossary, problems } = parseGlossary(yaml, { file: 'docs/glossary.yml', locale })
const parseWithGlossary = (text: string, file = 'docs/guides/a.md') =>
  parseDoc({ file, source: file.slice(5), text }, { glossary })

/** `[DNS]` where a term is explained, its definition left out. */
const seen = (html: string) =>
  html
    .replace(/<dfn><button [^>]*>(.*?)<\/button><\/dfn>/gs, '[$1]')
    .replace(/<span class="definition".*?<\/span>/g, '')

test('the file has no fault', () => expect(problems).toEqual([]))

test('the first mention of a term has its definition, in Markdown, where a press shows it', () => {
  const { html, refs } = parseWithGlossary('Le DNS répond ; le DNS encore.\n')
  expect(html).toBe(
    '<p>Le <dfn><button type="button" class="term" popovertarget="~dns">DNS</button></dfn>' +
      '<span class="definition" id="~dns" popover>Annuaire d’internet. Voyez <a href="\uE000r0\uE001">vos domaines</a>.</span>' +
      ' répond\u202F; le DNS encore.</p>\n',
  )
  expect(refs).toMatchObject([
    { target: '../domaines.md', typed: 'domaines.md', file: 'docs/glossary.yml', line: 1 },
  ])
})

test('a term is known by its other names, in the plural, with a capital and over two lines', () => {
  expect(seen(parseWithGlossary('Noms\nde domaine et serveurs de noms ; clés SSH.\n').html)).toBe(
    '<p>[Noms\nde domaine] et [serveurs de noms]\u202F; [clés SSH].</p>\n',
  )
})

test.each([
  ['a heading', '## Le DNS\n'],
  ['code', '`DNS`\n\n```\nDNS\n```\n'],
  ['a link', '[le DNS](https://x.example) et <a href="https://x.example">DNS</a>\n'],
  ['a cell', '| DNS |\n|---|\n| DNS |\n'],
  ['another word', 'DNSSEC, mon-DNS, /etc/DNS, DNS.conf, dns\n'],
  ['a badge, a title', ':badge[DNS]\n\n:::note[Le DNS]\n:::\n'],
  ['a page that wants none', '---\nglossary: false\n---\nDNS\n'],
])('it is not explained in %s', (_, text) => {
  expect(parseWithGlossary(text).html).not.toContain('class="term"')
})

test('the text for search and the description have no definition, and nothing is told of it twice', () => {
  const faulty = parseGlossary('DNS: "Voir [rien]() ici."\n', { file: 'docs/glossary.yml', locale })
  const doc = parseDoc(
    { file: 'docs/a.md', source: 'a.md', text: 'Le DNS répond.\n' },
    { glossary: faulty.glossary },
  )
  expect(doc.description).toBe('Le DNS répond.')
  expect(doc.sections).toMatchObject([{ content: 'Le DNS répond.' }])
  expect(doc.problems).toEqual([])
})

test('a page explains twelve terms at most', () => {
  const names = Array.from({ length: 20 }, (_, index) => `Terme${String.fromCodePoint(65 + index)}`)
  const many = parseGlossary(names.map((name) => `${name}: Un terme.\n`).join(''), {
    file: 'docs/glossary.yml',
    locale,
  })
  const { html } = parseDoc(
    { file: 'docs/a.md', source: 'a.md', text: `${names.join(', ')}.\n` },
    { glossary: many.glossary },
  )
  expect(html.split('class="term"').length - 1).toBe(12)
})

test('without a glossary, a page has not a byte more', () => {
  const source = { file: 'docs/a.md', source: 'a.md', text: 'Le DNS répond.\n' }
  expect(parseDoc(source).html).toBe('<p>Le DNS répond.</p>\n')
})

test('the page of all terms has each under its letter, its names and its definition', () => {
  if (!glossary) throw new Error('The glossary is empty')
  const doc = glossaryPage(glossary, { name: 'glossaire' })
  expect(doc).toMatchObject({ title: 'Glossaire', id: 'glossaire', problems: [] })
  expect(doc.headings.map(({ text }) => text)).toEqual(['C', 'D', 'N'])
  expect(doc.html).toContain(
    '<dt id="dns"><dfn>DNS</dfn></dt>\n<dd>\n<p>Annuaire d’internet. Voyez <a href="\uE000r0\uE001">vos domaines</a>.</p>\n</dd>\n<dd class="also">Aussi\u00A0: serveur de noms</dd>',
  )
  expect(doc.anchors).toContain('nom-de-domaine')
  expect(doc.html).not.toContain('class="term"')
})

test('what is wrong with a definition is told on the line of its term', () => {
  const read = parseGlossary('A: un\nB: "Voir [rien]() ici."\n', {
    file: 'docs/glossary.yml',
    locale,
  })
  if (!read.glossary) throw new Error('The glossary is empty')
  const doc = glossaryPage(read.glossary, { name: 'glossaire' })
  expect(doc.problems).toMatchObject([{ file: 'docs/glossary.yml', line: 2 }])
})

test('a name that two terms have is told', () => {
  const read = parseGlossary('A: un\nB: { definition: deux, also: [A] }\nC: { definitions: x }\n', {
    file: 'docs/glossary.yml',
    locale,
  })
  expect(read.problems.map(({ line, message }) => [line, message])).toEqual([
    [3, expect.stringContaining('C')],
    [3, expect.stringContaining('C')],
    [2, '“A” is a name of “A” and of “B”.'],
  ])
})
