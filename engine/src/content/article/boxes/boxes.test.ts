import { expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../../testing/articleOf.ts'
import { docsOf } from '../../../testing/docsOf.ts'

const mdx = (text: string) => articleOf(`---\nformat: mdx\n---\n\n${text}`)

test('a directive and its component write the same', () => {
  expect(articleOf('::::cards\n:::card[Un *titre*]{href="/a"}\nTexte\n:::\n::::')).toBe(
    mdx('<Cards>\n<Card href="/a" title="x">\nTexte\n</Card>\n</Cards>').replace(
      '>x</a>',
      '>Un <em>titre</em></a>',
    ),
  )
  expect(articleOf('A :badge[b]{type=tip} c')).toBe(mdx('A <Badge type="tip">b</Badge> c'))
  expect(articleOf('A :icon[server] c')).toBe(mdx('A <Icon name="server" /> c'))
  expect(articleOf('::::columns\n:::column\na\n:::\n:::column\nb\n:::\n::::')).toBe(
    mdx('<Columns>\n<Column>\na\n</Column>\n<Column>\nb\n</Column>\n</Columns>'),
  )
  expect(articleOf(':::steps\n1. a\n2. b\n:::')).toBe(mdx('<Steps>\n1. a\n2. b\n</Steps>'))
  expect(articleOf(':::file-tree\n- a/\n  - b\n:::')).toBe(
    mdx('<FileTree>\n- a/\n  - b\n</FileTree>'),
  )
})

test('steps are numbered as their author does, and no two ids are the same', () => {
  const html = articleOf('## Étape 2\n\n:::steps\n2. a\n3. b\n:::\n\n:::steps\n2. c\n:::')
  expect(html.match(/ id="[^"]+"/g)).toEqual([
    ' id="étape-2"',
    ' id="étape-2-1"',
    ' id="étape-3"',
    ' id="étape-2-2"',
  ])
  expect(html).toContain('<ol start="2" class="steps">')
})

test('search finds what boxes say', () => {
  const [doc] = docsOf({
    'a.md':
      '# A\n\n::link-card[Titre]{href="/" description="Dit"}\n\n:::file-tree\n- etc/\n  - **x.cfg** à lire\n:::\n\n:::steps\n1. Faire\n:::',
  })
  expect(doc?.sections[0]?.content).toBe('Titre\nDit\netc/\nx.cfg à lire\nFaire')
})

test('what is put wrongly is told and shown', () => {
  expect(problemsOf(':::cards\n:::')).toContain('These cards are empty.')
  expect(problemsOf('::card{href="/"}')).toContain('This card leads somewhere and has no title.')
  expect(problemsOf(':::steps\nTexte\n:::')).toContain('These steps hold no numbered list.')
  expect(articleOf(':::steps\nTexte\n:::')).toBe('<p>Texte</p>')
  expect(problemsOf(':::file-tree\nTexte\n:::')).toContain('This tree of files holds no list.')
  expect(problemsOf(':::column\nTexte\n:::')).toContain('This column stands outside of columns.')
  expect(problemsOf(':badge[x]{type=tipp}')).toContain('Did you mean “tip”?')
  expect(problemsOf(':badge[]')).toContain('This badge has no text.')
  expect(problemsOf(':icon[servr]')).toContain('Did you mean “server”?')
  expect(problemsOf(':icon{label=x}')).toContain('This icon has no name.')
  expect(problemsOf(':::crads\n- a\n:::')).toContain('Did you mean “cards”?')
  expect(problemsOf(':::cards\n- a')).toContain('“:::cards” is never closed.')
  expect(problemsOf(':::cards\n:::card[a]\n:::\n:::')).toContain('one line “:::” ends both')
})

test('a colon in the text is text', () => {
  expect(articleOf('À 10:30, a:badge, ::, et :badge seul.')).toBe(
    '<p>À 10:30, a:badge, ::, et :badge seul.</p>',
  )
})

test('tabs, code groups and details are read in Markdown, with or without a space', () => {
  expect(problemsOf(':::tabs\n:::')).toContain('These tabs are empty.')
  expect(problemsOf(':::tab[A]\na\n:::')).toContain('This tab stands outside of tabs.')
  expect(problemsOf('::::tabs\na\n\n:::tab[B]\nb\n:::\n::::')).toContain('is in no tab')
  expect(articleOf('::: details *a*\nb\n:::')).toBe(articleOf(':::details[*a*]\nb\n:::'))
  expect(articleOf(':::details\nb\n:::')).toBe('<details><p>b</p>\n</details>')
  const group = articleOf('::: code-group\n```js [a.js] {1}\na\n```\n```ts\nb\n```\n:::')
  expect([...group.matchAll(/tab-label">([^<]+)/g)].map(([, label]) => label)).toEqual([
    'a.js',
    'ts',
  ])
  expect(group).not.toContain('code-title')
})

test('a line of code, or a box that is none, keeps its space', () => {
  expect(articleOf('```\n::: tip\n```')).toContain('::: tip')
  expect(articleOf('::: v-pre')).toBe('<p>::: v-pre</p>')
})
