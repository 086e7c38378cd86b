import { describe, expect, test } from 'vitest'
import { articleIn, articleOf, problemsOf } from '../testing/articleOf.ts'
import { docsOf } from '../testing/docsOf.ts'
import { copyMarkdown } from './markdownCopy.ts'

const asMdx = 'name the file .mdx, or write “format: mdx” in its front matter.'
const comment = (place: string) =>
  `docs/a.md:${place}: This comment is one of MDX, and the file is read as Markdown: it is left out.
    Write it <!-- … -->; or ${asMdx}`

describe('a comment of MDX in a .md is published nowhere, and told', () => {
  test.each([
    ['{/* secret */}\n\na', '<p>a</p>', ['1:1']],
    ['a {/* secret */}b', '<p>a b</p>', ['1:3']],
    ['a {/**/}b { /* secret */ } c', '<p>a b  c</p>', ['1:3', '1:11']],
    ['a {/* #secret */}', '<p>a </p>', ['1:3']],
    ['{/*\nsecret\n\n```sh\nsecret\n```\n*/}\n\na', '<p>a</p>', ['1:1']],
    ['- a\n\n  {/* secret\n\n  > secret */}\n\n- b', '<ul>\n<li><p>a</p>\n</li>', ['3:3']],
    ['> a\n>\n> {/* secret\n> secret */}\n>\n> b', '<p>a</p>\n<p>b</p>', ['3:3']],
    ['{/* secret ` */}\n\na ` b {/* secret */}', '<p>a ` b </p>', ['1:1', '3:7']],
    ['<div>\n{/* secret */}\na\n</div>', '<div>\n\na\n</div>', ['2:1']],
    ['{/*> secret --> */}\n\na', '<p>a</p>', ['1:1']],
  ])('%j', (markdown, html, places) => {
    expect(articleOf(markdown)).toContain(html)
    expect(JSON.stringify(docsOf({ 'a.md': markdown }))).not.toContain('secret')
    expect(
      copyMarkdown({ file: 'a.md', text: markdown }, { addressOf: () => undefined }),
    ).not.toContain('secret')
    expect(problemsOf(markdown)).toBe(places.map(comment).join('\n'))
  })

  test('nor from a partial', () => {
    const files = { 'a.mdx': `import P from './_p.md'\n\n<P />`, '_p.md': 'a\n\n{/* secret */}' }
    expect(articleIn(files)).toBe('<p>a</p>')
    expect(docsOf(files)[0]?.problems).toMatchObject([
      { file: 'docs/_p.md', line: 3, message: expect.stringContaining('This comment') },
    ])
  })
})

describe('what is of MDX alone is told', () => {
  const attributes = (place: string, tag: string) =>
    `docs/a.md:${place}: “<${tag}>” has attributes of MDX, and the file is read as Markdown.
    Write them as HTML does, class="…", style="color: red"; or ${asMdx}`
  const component = (place: string, tag: string) =>
    `docs/a.md:${place}: “<${tag}>” is not an HTML element: it is shown as text.
    Write it between backquotes: \`<${tag}>\`; for a component, ${asMdx}`

  test.each([
    ['a\n\n<div style={{color: "red"}} className="b">\n\nc\n\n</div>', attributes('3:1', 'div')],
    ['<p className="b">c</p>', attributes('1:1', 'p')],
    ['a <img alt="=" src={b} />', attributes('1:3', 'img')],
    ['<Foo {...props} />', attributes('1:1', 'Foo')],
    ['<Details summary="A">\nb\n</Details>', component('1:1', 'Details')],
    ['a <Link to="/b">c</Link> d', component('1:3', 'Link')],
    ['a <VersionActuelle/> b', component('1:3', 'VersionActuelle')],
    [
      'a\n\nexport const x = 3;\n',
      `docs/a.md:3:1: “export const x = 3;” is code: it is shown as it is, pages are never executed.
    Write the value where it is used, or in the front matter.`,
    ],
    [
      '## A {frontMatter.title}',
      `docs/a.md:1:6: “{frontMatter.title}” is code: it is shown as it is, pages are never executed.
    Write the value itself, or, to show it as it is, write it between backquotes.`,
    ],
  ])('%j', (markdown, told) => {
    expect(problemsOf(markdown)).toBe(told)
  })

  test('where an opening tag is told, the closing one is not', () => {
    expect(problemsOf('a <span style={{color: "red"}}>b</span>')).toBe(attributes('1:3', 'span'))
  })
})

test.each([
  '`{/* a */}` et `<Link to={b}>`',
  '```jsx\n{/* a */}\nexport const b = <p className="c" />\n```\n\n~~~\n{props.a}\n~~~',
  'a\n\n    {/* a */}\n    export default b',
  '<pre>\n{/* a */}\n\n<code>{/* b */}</code></pre>\n\n<!-- {/* c */} className= -->',
  'Remplacez {nom} et {{ valeur }} ; {a}/* {b,c}/*.ts, x={y}, \\{/* d */}',
  '<a href="/b?c={d}">e</a> className="f"',
  'Il faut export const. Un <BR> et <SPAN>x</SPAN> <P>y</P>\n',
  '---\ntitle: "{/* a */}"\n---\n\nb',
])('code, placeholders and HTML are not: %j', (markdown) => {
  expect(problemsOf(markdown)).toBe('')
})

test('a file that says that it is Markdown has none', () => {
  const text =
    '---\nformat: md\n---\n\n{/* a */}\n\nexport const b = 1\n\n<Details>\n\n{props.c}\n\n</Details>'
  expect(problemsOf(text)).toBe('')
  expect(articleOf(text)).toContain('{/* a */}')
  expect(articleOf(text)).toContain('<Details>')
})

test.each([
  ['a script', "<script setup>\nimport A from './A.vue'\n</script>"],
  ['a comment', "<!--\nimport A from './A.vue'\n-->"],
  ['a block of code', "```md\nimport A from './A.vue'\n<Tabs>\n```"],
])('an import in %s makes no MDX of a page', (_, text) => {
  const [doc] = docsOf({ 'a.md': `${text}\n\nSi a < b.` })
  expect(doc?.isUnreadable).toBeUndefined()
  expect(doc?.html).toContain('Si a &lt; b.')
})

const unreadable = `import Tabs from '@theme/Tabs'
import {
  A,
} from './a'

# Titre

<Tabs>
<TabItem value="a">

Du **texte**, un Vec<Texte> et <A b={{ c: 1 }} />\`<Tabs>\`.

</TabItem>
</Tabs>

\`\`\`jsx
<Tabs>
\`\`\`

<br>
`

test.each(['a.md', 'a.mdx'])('%s that cannot be parsed as MDX loses none of its text', (name) => {
  const [doc] = docsOf({ [name]: unreadable })
  expect(doc?.title).toBe('Titre')
  expect(doc?.html).toContain('Du <strong>texte</strong>, un Vec&lt;Texte&gt; et')
  expect(doc?.html).toContain('<code>&lt;Tabs&gt;</code>')
  expect(doc?.html).not.toMatch(/import|TabItem/)
  expect(doc?.blocks[0]?.code).toBe('<Tabs>\n')
  expect(doc?.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^11 This cannot be read as MDX, it is read as Markdown: Expected/),
    '8 “<Tabs>” is a component, and the file is read as Markdown: only what it encloses is shown.',
    '9 “<TabItem>” is a component, and the file is read as Markdown: only what it encloses is shown.',
    '11 “<A>” is a component, and the file is read as Markdown: only what it encloses is shown.',
    '11 “<Texte>” is not an HTML element: it is shown as text.',
  ])
})
