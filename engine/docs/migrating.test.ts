/** Tests that `migrating.md` is right about what is reported and what is not. */

import { expect, test } from 'vitest'
import { build, examplesIn } from '../src/testing/pageExamples.ts'
import { readReferencePage } from '../src/testing/referencePage.ts'

test.each(examplesIn(readReferencePage('migrating.md')))(
  'the example at line $line gives what is said of it',
  (example) => {
    const { text, told } = build(example)
    expect(told).toEqual(example.told)
    for (const part of example.gives) expect(text).toContain(part)
  },
)

/** Each row of the tables, as it would come. */
test.each([
  ['a.mdx', '<DocCardList />'],
  ['a.mdx', '<TOCInline toc={toc} />'],
  ['a.mdx', 'export const a = 1'],
  ['a.mdx', '{expression}'],
  ['a.mdx', "import a from './a.json'"],
  ['a.mdx', '{frontMatter.title}'],
  ['a.md', '{frontMatter.title}'],
  ['a.md', '```mermaid\ngitGraph\n```'],
  ['a.mdx', '<head><title>a</title></head>'],
  ['a.md', '!!! note "Titre"\n    Texte'],
  ['a.md', '??? note'],
  ['a.md', '=== "Debian"'],
  ['a.md', '--8<-- "a.md"'],
  ['a.md', '[TOC]'],
  ['a.md', '[a](Apache.md){ .a }'],
  ['a.md', '::: raw'],
  ['a.md', '```js:line-numbers\na\n```'],
  ['a.md', '<<< @/a.js'],
  ['a.md', '<!--@include: ./a.md-->'],
  ['a.md', '[[toc]]'],
  ['a.md', '<Badge text="a" />'],
  ['a.md', '<script setup>\nconst a = 1\n</script>'],
  ['a.md', '<style>a{}</style>'],
  ['a.md', '==b=='],
  ['a.md', '++ctrl+c++'],
  ['a.md', ':material-account:'],
  ['a.md', '{{ config.site_name }}'],
  ['a.mdx', '<Aside type="tip">a</Aside>'],
  ['a.mdx', '<CardGrid>\n\n- a\n\n</CardGrid>'],
  ['a.md', '---\nlastUpdated: 2024-01-01\n---\n\na'],
])('in %s, %j is told', (file, markdown) => {
  expect(build({ file, markdown }).told).not.toEqual([])
})

test.each([
  ['a.mdx', "import Tabs from '@theme/Tabs'"],
  ['a.md', '[a](./Apache) [b](./Apache.html)'],
  ['a.md', '```jsx live\na\n```'],
  ['a.md', '::: details T\n\na\n\n:::'],
  ['a.md', '::: code-group\n\n```js [a]\nb\n```\n\n:::'],
  ['a.md', '::: tip\na\n:::'],
  ['a.md', 'Soit $x^2$.'],
  ['a.md', '```js\n// This will error\na\n```'],
  ['a.md', '```py title="a.py" hl_lines="2 3" linenums="1"\na\n```'],
  ['a.md', 'H~2~O a^2^'],
  ['a.md', 'Terme\n:   Définition\n\n*[HTML]: Hyper'],
  ['a.md', '---\nhide: [toc]\nicon: a\nstatus: new\n---\n\n{{ macro }}'],
  ['a.md', '```js{1,3-4}:line-numbers\na // [!code highlight]\n```'],
  ['a.md', '---\noutline: deep\nsidebar: false\nlayout: home\nhero: {}\n---\n\na'],
  ['a.mdx', '<Tabs syncKey="a"><TabItem label="A">a</TabItem></Tabs>'],
  ['a.md', '```js title="a" {1} ins={2} del={3} "mot" collapse={1-2}\na\n```'],
  ['a.md', '---\nsidebar: { label: A, order: 1 }\nprev: false\nnext: false\n---\n\na'],
  ['a.md', '---\ntemplate: splash\nhero: {}\nhead: []\npagefind: false\n---\n\na'],
])('in %s, %j is not told', (file, markdown) => {
  expect(build({ file, markdown }).told).toEqual([])
})
