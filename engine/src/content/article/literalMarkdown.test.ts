import { expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'

const told = (line: number, column: number, typed: string) =>
  `docs/a.md:${line}:${column}: “${typed}” is Markdown in a block of HTML: it is shown as it is.
    Leave an empty line before and after it; or name the file .mdx, or write “format: mdx” in its front matter.`

test.each([
  ['<p align="center">\nVoir [le guide](/guide)\n</p>', told(2, 6, '[le guide](/guide)')],
  ['<br />\n**Attention** au disque', told(2, 1, '**Attention**')],
  ['<table><tr><td>`ls -l`</td></tr></table>', told(1, 16, '`ls -l`')],
  ['<details>\n<summary>Plus</summary>\n## Titre\n</details>', told(3, 1, '## Titre')],
  ['<div>\n- un\n- deux\n</div>', told(2, 1, '- un')],
  ['<div>\n1. un\n2. deux\n</div>', told(2, 1, '1. un')],
  ['<div>\n:::note\na\n:::\n</div>', told(2, 1, ':::note')],
])('%j is told', (markdown, expected) => {
  expect(problemsOf(markdown)).toBe(expected)
})

test('it is told once for a page, however often it is there', () => {
  const row = '<div>\n[a](https://a.example)\n</div>\n\n'
  expect(problemsOf(row.repeat(9)).match(/Markdown in a block/g)).toHaveLength(1)
})

test('a file that says that it is Markdown is not told to be MDX', () => {
  expect(problemsOf('---\nformat: md\n---\n<div>\n**a**\n</div>')).toMatch(/after it\.$/)
})

test.each([
  '<div>\n\n**a** [b](https://b.example)\n\n</div>',
  '<pre>\n**a**\n- b\n- c\n</pre>',
  '<div>\n5 * 3 ** 2, a[i] (b), l’`ouvert\n- un\n</div>',
  'a <b>**c**</b> `d`',
  '<code>`a`</code>',
])('%j is not', (markdown) => {
  expect(problemsOf(markdown)).toBe('')
  expect(articleOf(markdown)).not.toBe('')
})
