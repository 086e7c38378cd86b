import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../testing/articleOf.ts'

const told = (place: string, typed: string, hint: string) =>
  `docs/a.md:${place}: “${typed}” is Markdown of another tool: it is shown as it is.\n    ${hint}`
const admonition = (opening: string) => `Write “${opening}”, and a line “:::” where it ends.`
const details = 'Write “:::details[Titre]”, and a line “:::” where it ends.'
const tabs = 'Write “::::tabs”, then “:::tab[Debian]” and “:::” around each panel, then “::::”.'
const partial =
  "Write import Partie from './_partie.mdx' at the top of the file, and <Partie /> here."
const code =
  'Write a block of code that names the file: ```js file="./a.js" region="name" lines="3-9", then ```.'
const leftOut = 'Leave it out, and the line “:::” that ends it; for a box, write “:::note”.'
const contents = 'Leave it out: the table of contents is made of the headings.'

describe('what other tools add to Markdown is told, with what to write', () => {
  test.each([
    ['!!! note', told('1:1', '!!! note', admonition(':::note'))],
    [
      'a\n\n!!! warning "L\'eau"\n    b',
      told('3:1', '!!! warning "L\'eau"', admonition(":::warning[L'eau]")),
    ],
    ['!!! bug inline end', told('1:1', '!!! bug inline end', admonition(':::note'))],
    ['1. a\n\n   !!! tip\n       b', told('3:4', '!!! tip', admonition(':::tip'))],
    ['> !!! tip\n>     b', told('1:3', '!!! tip', admonition(':::tip'))],
    ['- !!! tip\n      b\n- [x] c', told('1:3', '!!! tip', admonition(':::tip'))],
    ['> 1. a\n> 2. ??? note', told('2:6', '??? note', details)],
    ['??? note', told('1:1', '??? note', details)],
    ['???+ note "A *b*"\n    c', told('1:1', '???+ note "A *b*"', details)],
    ['=== "Debian"\n\n    a', told('1:1', '=== "Debian"', tabs)],
    ['--8<-- "a.md"', told('1:1', '--8<-- "a.md"', partial)],
    ['a\n<<< @/b.js{2}', told('2:1', '<<< @/b.js{2}', code)],
    ['[[_TOC_]]', told('1:1', '[[_TOC_]]', contents)],
    ['::: v-pre', told('1:1', '::: v-pre', leftOut)],
    ['[TOC]', told('1:1', '[TOC]', contents)],
    ['a\n\n[[toc]]  \n\nb', told('3:1', '[[toc]]', contents)],
    ['!!! Note', told('1:1', '!!! Note', admonition(':::note'))],
    ['!!!TIP "A"\n    b', told('1:1', '!!!TIP "A"', admonition(':::tip[A]'))],
    [
      '!!! danger highlight blink "A"',
      told('1:1', '!!! danger highlight blink "A"', admonition(':::danger[A]')),
    ],
    ['??? TIP', told('1:1', '??? TIP', details)],
    ['??? "Titre seul"', told('1:1', '??? "Titre seul"', details)],
    ['???+ Note inline end "A"', told('1:1', '???+ Note inline end "A"', details)],
    ['- a\n\n        !!! Note\n            b', told('3:3', '!!! Note', admonition(':::note'))],
  ])('%j', (markdown, problems) => {
    expect(problemsOf(markdown)).toBe(problems)
  })
})

const literally = 'Write its value; to show it as it is, write it between backquotes.'
const attributes = 'Leave it out, or write the element in HTML, with its attributes.'

test.each([
  ['un ==mot==, un ==autre==', told('1:4', '==mot==', 'Write <mark>…</mark>.')],
  [
    '**a** : ++ctrl+alt+"K"++',
    told('1:9', '++ctrl+alt+"K"++', 'Write <kbd>Ctrl</kbd>+<kbd>K</kbd>.'),
  ],
  ['v{{ config.version }}', told('1:2', '{{ config.version }}', literally)],
  ['{% include "a.md" %}', told('1:1', '{% include "a.md" %}', literally)],
  ['{{< note >}}', told('1:1', '{{< note >}}', literally)],
  [
    'a :material-account: b',
    told('1:3', ':material-account:', 'Leave it out, or write an emoji or :icon[name].'),
  ],
  ['a\n{: .classe }', told('2:1', '{: .classe }', attributes)],
])('within a line too, each once for a file: %j', (markdown, problems) => {
  expect(problemsOf(markdown)).toBe(problems)
})

test.each([
  'a == b == c, i++ et ++j, C++, a ==== b, x==y==z',
  '`==a==`, `++ctrl++`, `{{ a.b }}`, {{ nom }}, {nom}, {a.b}',
  'a:material-b, http://a:simple-b:c',
])('%j is prose', (markdown) => {
  expect(problemsOf(markdown)).toBe('')
})

test.each([
  '```\n!!! note\n=== "A"\n[TOC]\n```\n\n    ??? note\n\n`a\n!!! note\nb`',
  'Attention !!! note\n\n!!! ATTENTION !!!\n\n!!! note bien ceci\n\n??? pourquoi pas',
  'a --8<-- "b" et [TOC] et [[toc]]\n\n--8<---- couper ici\n\n=== a\n\n<<< EOF',
  '[TOC]\n\n[TOC]: /b',
  'a ::: b\n\n\\!!! note\n\n| !!! note |\n|---|\n| [TOC] |',
])('code and prose are not: %j', (markdown) => {
  expect(problemsOf(markdown)).toBe('')
})

test('a comment that includes a file is left out, and told with what to write', () => {
  const told = `docs/a.md:3:1: “<!-- @include: ./b.md -->” is Markdown of another tool: it is left out.\n    ${partial}`
  expect(problemsOf('a\n\n<!-- @include: ./b.md -->\n\n<!-- include: b -->')).toBe(told)
  expect(problemsOf('```\n<!--@include: ./b.md-->\n```\n\n`<!--@include: b.md-->`')).toBe('')
})

test('attributes after an image or a link are told', () => {
  const hint =
    'Leave it out, or write the element in HTML, with its attributes: <img src="plan.png" alt="Le plan" width="300">.'
  expect(problemsOf('![a](/b.png){width=300} et [c](/d){:target="_blank"} {x=1}')).toBe(
    `${told('1:13', '{width=300}', hint)}\n${told('1:35', '{:target="_blank"}', hint)}`,
  )
  expect(problemsOf('f(x){return} et (y){z=1}, [c](/d){nom}')).toBe('')
})
