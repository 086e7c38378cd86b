import { expect, test } from 'vitest'
import { docsOf } from '../testing/docsOf.ts'

const sectionsOf = (markdown: string, file = 'a.md') =>
  docsOf({ [file]: markdown }).flatMap(({ sections }) =>
    sections.map(({ level, title, anchor, content }) => [
      `${'#'.repeat(level)} ${title}${anchor ? ` (${anchor})` : ''}`,
      ...content.split('\n').filter((line) => line !== ''),
    ]),
  )

test('each heading of level 1 to 3 starts a section; deeper ones are lines of their parent', () => {
  expect(sectionsOf('# A\n\navant\n\n## B\n\nb\n\n### C {#x}\n\nc\n\n#### D\n\nd\n\n## E')).toEqual(
    [['# A', 'avant'], ['## B (b)', 'b'], ['### C (x)', 'c', 'D', 'd'], ['## E (e)']],
  )
})

test('the first section has the page’s title, and holds what comes before any heading', () => {
  expect(sectionsOf('---\ntitle: Autre\n---\navant\n\n# A\n\naprès')).toEqual([
    ['# Autre', 'A', 'avant', 'après'],
  ])
})

test('code is kept line by line, each after a tab, words of neighbours are never glued', () => {
  const text = `| a | b |
|---|---|
| c | d |

- e
- f<br>g

\`\`\`bash title="/etc/x" {1}
echo un
  echo deux
\`\`\`

:::tip Titre
h
:::

<div>i</div><div>j</div>

<ul><li>k</li><li>l</li></ul>

m\\
n ![o](p.png)
`
  expect(sectionsOf(text)).toEqual([
    [
      '# a',
      'a b',
      'c d',
      'e',
      'f g',
      '/etc/x',
      '\techo un',
      '\t  echo deux',
      'Titre',
      'h',
      'i',
      'j',
      'k',
      'l',
      'm n o',
    ],
  ])
})

test('tabs, summaries and components are there; comments, scripts and drawings are not', () => {
  const mdx = `<Tabs>\n<TabItem value="a" label="A">b</TabItem>\n</Tabs>\n\n<details>\n<summary>c</summary>\n\nd\n\n</details>\n`
  expect(sectionsOf(mdx, 'x.mdx')).toEqual([['# x', 'A', 'b', 'c', 'd']])
  const md =
    'a <!-- b --> c\n\n<script>d</script>\n\n<svg><title>e</title></svg>\n\n<style>f</style>'
  expect(sectionsOf(md, 'x.md')).toEqual([['# x', 'a c']])
})

test('a note belongs to the section that calls it', () => {
  expect(sectionsOf('a[^n]\n\n## B\n\nb\n\n[^n]: note')).toEqual([
    ['# a', 'a', 'note'],
    ['## B (b)', 'b'],
  ])
})

test('accents, case and typography are kept: search folds them', () => {
  expect(sectionsOf("# É\n\nL'été : 10 000 `Octets`")).toEqual([
    ['# É', 'L’été\u00A0: 10\u202F000 Octets'],
  ])
})

test('a section made of links tells how much of it they are', () => {
  const [first, list, text] =
    docsOf({
      'a.md':
        'Une phrase qui dit tout, et un [lien](b.md).\n\n## Voir\n\n- [Autre page](b.md)\n- [Une autre](c.md) ?\n\n## Texte\n\nMots [a](b.md)',
    })[0]?.sections ?? []
  expect([first?.linkShare, list?.linkShare, text?.linkShare]).toEqual([undefined, 0.9, undefined])
})
