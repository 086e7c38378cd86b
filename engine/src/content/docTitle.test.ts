import { describe, expect, test } from 'vitest'
import { problemsOf } from '../testing/articleOf.ts'
import { docsOf } from '../testing/docsOf.ts'
import { parseStub } from './parseDoc.ts'

const parseTitled = (markdown: string, source = 'a.md') => {
  const [doc] = docsOf({ [source]: markdown })
  if (!doc) throw new Error('No page')
  return doc
}

describe('the title', () => {
  test('is the front matter’s; the first h1 is what the page shows', () => {
    const { title, titleHtml, html } = parseTitled(
      "---\ntitle: L'accès\n---\n# Ouvrir *un* accès\n\na",
    )
    expect({ title, titleHtml, html }).toEqual({
      title: 'L’accès',
      titleHtml: 'Ouvrir <em>un</em> accès',
      html: '<p>a</p>\n',
    })
  })

  test('is the first h1, or the name of the file without its number', () => {
    expect(parseTitled('# `ssh` & co').title).toBe('ssh & co')
    expect(parseTitled('# `ssh` & co').titleHtml).toBe('<code>ssh</code> &amp; co')
    expect(parseTitled('texte', '01-Accès SSH.md').title).toBe('Accès SSH')
    expect(parseTitled('texte', 'a/b.md').titleHtml).toBe('b')
  })

  test('stands alone: a second h1 is a heading like another', () => {
    expect(parseTitled('# A\n\n# B').headings).toEqual([
      { level: 1, id: 'b', text: 'B', html: 'B' },
    ])
  })

  test('is no h1 that another heading comes before: it stays where it is', () => {
    const { title, titleHtml, headings, html, anchors, sections } = parseTitled(
      '---\ntitle: Guide complet\n---\n\nIntroduction.\n\n## Prérequis\n\nUn compte.\n\n# Installation\n\nInstaller.\n\n# Utilisation\n',
    )
    expect({ title, titleHtml }).toEqual({ title: 'Guide complet', titleHtml: 'Guide complet' })
    expect(headings.map(({ level, id }) => [level, id])).toEqual([
      [2, 'prérequis'],
      [1, 'installation'],
      [1, 'utilisation'],
    ])
    expect(anchors).toContain('installation')
    expect(html).toMatch(/Un compte[^]*<h1 id="installation">Installation<\/h1>[^]*Installer/)
    expect(sections).toEqual([
      { level: 1, title: 'Guide complet', content: 'Introduction.' },
      { level: 2, title: 'Prérequis', anchor: 'prérequis', content: 'Un compte.' },
      { level: 1, title: 'Installation', anchor: 'installation', content: 'Installer.' },
      { level: 1, title: 'Utilisation', anchor: 'utilisation', content: '' },
    ])
  })

  test('is the text of an h1 that stays where it is, rather than the name of the file', () => {
    const { title, titleHtml, headings, sections } = parseTitled('## A\n\n# *B* & c\n\n# D')
    expect({ title, titleHtml }).toEqual({ title: 'B & c', titleHtml: 'B &amp; c' })
    expect(headings.map(({ id }) => id)).toEqual(['a', 'b--c', 'd'])
    expect(sections[0]).toEqual({ level: 1, title: 'B & c', content: '' })
  })

  test.each([
    ['a comment', '<!-- a\n\nb -->\n\n', 'a.md'],
    ['an image', '[![a](b.png)](c.md)\n\n', 'a.md'],
    ['a tag', '<div align="center">\n\n', 'a.md'],
    ['an import', "import P from './_p.md'\n\n", 'a.mdx'],
    ['comments in MDX', '{/* a */}\n\n<!-- b -->\n\n', 'a.mdx'],
    ['a heading of another file', "import P from './_p.md'\n\n<P />\n\n", 'a.mdx'],
  ])('is the h1 that comes after %s', (_, before, file) => {
    const [doc] = docsOf({ [file]: `${before}# Titre\n\nc`, '_p.md': 'd\n\n# E' })
    expect(doc?.titleHtml).toBe('Titre')
    expect(doc?.headings.filter(({ text }) => text !== 'E')).toEqual([])
  })

  test.each([
    ['a quote', '> # B', 'a.md'],
    ['a list', '- # B', 'a.md'],
    ['an admonition', ':::note\n# B\n:::', 'a.md'],
    ['a component', '<Details>\n# B\n</Details>', 'a.mdx'],
  ])('is not the h1 of %s', (_, text, file) => {
    const [doc] = docsOf({ [file]: `---\ntitle: A\n---\n\n${text}\n\n# C\n` })
    expect(doc?.titleHtml).toBe('A')
    expect(doc?.headings.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  test('is the h1 between tags', () => {
    const [doc] = docsOf({ 'a.mdx': '<div align="center">\n\n# A\n\n</div>' })
    expect(doc?.titleHtml).toBe('A')
    expect(doc?.headings).toEqual([])
  })
})

test('a title that is written in HTML is told', () => {
  const text = '<h1 align="center">A</h1>\n\nb\n'
  const told = (file: string) =>
    `docs/${file}:1:1: “<h1>” does not name the page: its title is that of its file, “a”.
    Write it “# Titre”, or “title: Titre” in the front matter instead.`
  expect(problemsOf(text)).toBe(told('a.md'))
  expect(problemsOf(text, 'a.mdx')).toBe(told('a.mdx'))
  expect(problemsOf(`---\ntitle: A\n---\n\n${text}`)).toBe('')
  expect(problemsOf(`# A\n\n${text}`)).toBe('')
})

test.each([
  '# `a` & *b*',
  '\n\n# a\n\n# b',
  'Un.\n\n# a',
  '```bash\n# a\n```\n\n# b',
  '<!--\n# a\n-->\n\n# b',
  '---\ntitle: a\n---\n# b',
  '---\nslug: a\n---\n# b',
  'Un.',
])('a page is read as a stub with its title: %j', (text) => {
  const { title } = parseStub({ file: 'docs/nom.md', source: 'nom.md', text })
  expect(title).toBe(parseTitled(text, 'nom.md').title)
})
