import { expect, test } from 'vitest'
import { copyMarkdown } from './markdownCopy.ts'

/** Addresses that start with `./` or `/` lead to the site. */
const copyPage = (text: string, file = 'docs/a.md', files: Record<string, string> = {}) =>
  copyMarkdown(
    { file, text },
    {
      addressOf: (target) =>
        /^(?:\.?|morceaux)\//.test(target)
          ? `https://d.example/${target.replace(/^\.?\//, '')}`
          : undefined,
      readPartial: (path) => files[path],
    },
  )

test.each([
  ['a link', '[a](./b.md#c)', '[a](https://d.example/b.md#c)'],
  ['a link with a title', "[a](./b.md 'T')", "[a](https://d.example/b.md 'T')"],
  [
    'a title that looks like an address',
    '[a](./b.md "t](u")',
    '[a](https://d.example/b.md "t](u")',
  ],
  ['an address between chevrons', '[a](<./b c.md>)', '[a](https://d.example/b%20c.md)'],
  ['an address with parentheses', '[a](./b(1).md)', '[a](https://d.example/b%281%29.md)'],
  ['an escaped address', '[a](./b\\_c.md)', '[a](https://d.example/b_c.md)'],
  [
    'a link in a link’s text, a table, a quote',
    '> | [`x](y)`](/b) |\n> |---|\n> | [c](/d) |',
    '> | [`x](y)`](https://d.example/b) |\n> |---|\n> | [c](https://d.example/d) |',
  ],
  ['an image', '![a [b]](./c.png "d")', '![a [b]](https://d.example/c.png "d")'],
  [
    'a linked image',
    '[![a](./c.png)](./d.md)',
    '[![a](https://d.example/c.png)](https://d.example/d.md)',
  ],
  [
    'a definition',
    'Voir [a][b].\n\n[b]: ./c.md "d"',
    'Voir [a][b].\n\n[b]: https://d.example/c.md "d"',
  ],
  [
    'raw HTML',
    '<a class=x href="./b.md?a&amp;b">é</a> <img src=\'./c.png\'>',
    '<a class=x href="https://d.example/b.md?a&amp;b">é</a> <img src="https://d.example/c.png">',
  ],
  [
    'a srcset',
    '<img src="./b.png" srcset="./b.png 1x, ./c.png 2x, d.png 3x">',
    '<img src="https://d.example/b.png" srcset="https://d.example/b.png 1x, https://d.example/c.png 2x, d.png 3x">',
  ],
  [
    'an image in a drawing',
    '<svg><image xlink:href="./b.png"/></svg>',
    '<svg><image xlink:href="https://d.example/b.png"/></svg>',
  ],
  ['a srcset elsewhere', "<img srcset='https://x.example/a.png 2x'>", undefined],
  ['an address elsewhere', '[a](https://x.example) <https://y.example>', undefined],
  ['an address in code', '`[a](./b.md)`\n\n```md\n[a](./b.md) <!-- c -->\n```', undefined],
])('%s is copied so that it leads somewhere', (_, typed, copied = typed) => {
  expect(copyPage(typed)).toBe(copied)
})

test('what is for authors alone is not copied: front matter and comments', () => {
  expect(
    copyPage(
      '---\ntitle: A\npublic: [interne]\n---\n\n<!-- secret -->\n\nUn<!-- secret --> mot.\n\n> <!-- se\n> cret -->\n> cité\n\n<p><!-- secret -->\nfin</p>\n',
    ),
  ).toBe('Un mot.\n\n> \n> cité\n\n<p>\nfin</p>')
})

test('of MDX too', () => {
  expect(
    copyPage(
      '{/* secret */}\n\nÉté <!-- secret -->{/* secret */}fin\n\n<Link to="./b.md">[c](./d.md)</Link>\n\n{"texte"}\n',
      'docs/a.mdx',
    ),
  ).toBe(
    'Été  fin\n\n<Link to="https://d.example/b.md">[c](https://d.example/d.md)</Link>\n\n{"texte"}',
  )
})

test('comments of Markdown without HTML go too, and definitions stay', () => {
  expect(copyPage('A [b].\n\n[//]: # (secret)\n[c]: <> (secret)\n[b]: ./b.md\n')).toBe(
    'A [b].\n\n[b]: https://d.example/b.md',
  )
})

test('what is left of HTML and of a paragraph is still one', () => {
  expect(copyPage('<p>\n\t<!-- a -->\n<!-- b\n c -->\n\t<b>d</b> <!-- e -->\n</p>')).toBe(
    '<p>\n\t<b>d</b> \n</p>',
  )
  expect(copyPage('> <div>\n> <!-- a -->\n> b\n> </div>')).toBe('> <div>\n> b\n> </div>')
  expect(copyPage('a\n<!-- b -->\nc')).toBe('a\n\nc')
})

test('the indent of code that comes first is kept', () => {
  expect(copyPage('\n    # a\n\nb\n')).toBe('    # a\n\nb')
})

test('a definition that leads nowhere stays where the page refers to it', () => {
  expect(copyPage('[a] [b][c]\n\n[a]: #\n[c]: <>\n[d]: # (secret)\n')).toBe(
    '[a] [b][c]\n\n[a]: #\n[c]: <>',
  )
})

test('a partial stands where the page includes it, its links said from the page', () => {
  const files = {
    'docs/morceaux/_un.mdx':
      "---\nx: 1\n---\nimport Deux from './_deux.md'\n\n[b](b.md) {/* secret */}\n\n<Deux />\n",
    'docs/morceaux/_deux.md': 'Deux.\n\n<Un />\n',
  }
  const page = "import Un from '@site/docs/morceaux/_un.mdx'\n\n# A\n\n<Un />\n\nFin.\n"
  expect(copyPage(page, 'docs/a.mdx', files)).toBe(
    '# A\n\n[b](https://d.example/morceaux/b.md) \n\nDeux.\n\n<Un />\n\nFin.',
  )
})

test('a file that a block of code imports stands in it', () => {
  const page = `import Conf from '!!raw-loader!./a.conf'

<CodeBlock language="nginx">{Conf}</CodeBlock>

- Fin {Conf} <CodeBlock>{Conf}</CodeBlock>
`
  expect(copyPage(page, 'docs/a.mdx', { 'docs/a.conf': 'listen 80; # {a}\r\n' })).toBe(
    '<CodeBlock language="nginx">\nlisten 80; # {a}\n</CodeBlock>\n\n- Fin {Conf} <CodeBlock>\nlisten 80; # {a}\n</CodeBlock>',
  )
})

test('a partial keeps its notes, under other names where the page or another partial has the same', () => {
  const files = { 'docs/_un.md': 'Prix[^1] [^a]\n\n[^1]: [b](./b.md)\n[^a]: deux\n' }
  const page =
    "import Un from './_un.md'\n\n<Un />\n\nFin[^1]\n\n> [^1]: page\n\n<Un />\n\nRien[^2]\n"
  expect(copyPage(page, 'docs/a.mdx', files)).toBe(
    'Prix[^1-2] [^a]\n\n[^1-2]: [b](https://d.example/b.md)\n[^a]: deux\n\nFin[^1]\n\n> [^1]: page\n\n' +
      'Prix[^1-3] [^a-2]\n\n[^1-3]: [b](https://d.example/b.md)\n[^a-2]: deux\n\nRien[^2]',
  )
})

test('a partial keeps its link definitions, under other names where the page has the same', () => {
  const files = {
    'docs/_un.md':
      '[A][b], [b][], [B], ![c][b], [![b]][b] et [d].\n\n[//]: # (a)\n[b]: ./un.md "T"\n[d]: /d\n',
  }
  const page = "import Un from './_un.md'\n\n[b]\n\n[//]: # (a)\n[b]: /page\n\n<Un />\n"
  expect(copyPage(page, 'docs/a.mdx', files)).toBe(
    '[b]\n\n[b]: https://d.example/page\n\n' +
      '[A][b-2], [b][b-2], [B][b-2], ![c][b-2], [![b][b-2]][b-2] et [d].\n\n' +
      '[b-2]: https://d.example/un.md "T"\n[d]: https://d.example/d',
  )
})

test('a partial that is not there, or includes itself, leaves nothing', () => {
  const page = "import Un from './_un.mdx'\n\n# A\n\n<Un />\n"
  expect(copyPage(page, 'docs/a.mdx')).toBe('# A')
  expect(copyPage(page, 'docs/a.mdx', { 'docs/_un.mdx': `${page}B` })).toBe('# A\n\n# A\n\nB')
})

test('a page that cannot be read as MDX is copied as Markdown, without its comments', () => {
  const broken = '{/* secret */}\n\n{\n'
  expect(copyPage(broken, 'docs/a.mdx')).toBe('{')
  const page = "import Un from './_un.mdx'\n\n# A\n\n<Un />\n\nFin"
  expect(copyPage(page, 'docs/a.mdx', { 'docs/_un.mdx': broken })).toBe('# A\n\n{\n\nFin')
})
