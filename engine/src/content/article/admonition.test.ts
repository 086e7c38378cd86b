import { describe, expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'

const box = (type: string, title: string, body: string) =>
  `<div class="admonition admonition-${type}" role="note">\n<p class="admonition-title">${title}</p>\n${body}\n</div>`

describe('a title', () => {
  test.each([
    [':::note[Titre *a*]\n\nb\n\n:::', 'Titre <em>a</em>'],
    [':::note Titre *a*\nb\n:::', 'Titre <em>a</em>'],
    [":::note L'`eau` à 10:30 ?\nb\n:::", 'L’<code>eau</code> à 10:30\u202F?'],
    [':::note{.x} Titre\nb\n:::', 'Titre'],
    [':::note\nb\n:::', 'Remarque'],
  ])('is written both ways, or is the name of the type: %j', (markdown, title) => {
    expect(articleOf(markdown)).toBe(box('note', title, '<p>b</p>'))
  })
})

test.each([
  ['note', 'Remarque'],
  ['tip', 'Astuce'],
  ['info', 'Information'],
  ['warning', 'Attention'],
  ['danger', 'Danger'],
  ['caution', 'Attention'],
  ['secondary', 'Note'],
  ['important', 'Important'],
  ['success', 'Succès'],
])('%s says “%s” in words', (type, title) => {
  expect(articleOf(`:::${type}\na\n:::`)).toBe(box(type, title, '<p>a</p>'))
})

test('one stands in another with more colons, in a list, in a quote', () => {
  expect(articleOf('::::note Dehors\n\n:::tip Dedans\na\n:::\n\n::::')).toBe(
    box('note', 'Dehors', box('tip', 'Dedans', '<p>a</p>')),
  )
  expect(articleOf('- x\n\n  :::danger Titre\n  a\n  :::')).toContain(
    box('danger', 'Titre', '<p>a</p>'),
  )
  expect(articleOf('> :::tip Titre\n> a\n> :::')).toContain(box('tip', 'Titre', '<p>a</p>'))
  expect(problemsOf('> :::tip Titre\n> a\n> :::\n\n- x\n\n  :::danger Titre\n  a\n  :::')).toBe('')
})

const toldBoth = (place: string) =>
  `docs/a.md:${place}: “:::tip” has as many colons as “:::note” around it: one line “:::” ends both.
    Write “::::note” around it, and “::::” where that ends.`

test('one with as many colons as the one around it is told: both end together', () => {
  const text = ':::note\n\na\n\n:::tip\n\nb\n\n:::\n\nc\n'
  expect(articleOf(text)).toMatch(/<\/div>\n<\/div>\n<p>c<\/p>$/)
  expect(problemsOf(text)).toBe(toldBoth('5:1'))
  expect(problemsOf(':::note\n::::tip\na\n::::\n:::')).toBe('')
})

test('an unknown type looks like info and is reported', () => {
  expect(articleOf(':::atention\na\n:::')).toBe(box('info', 'Information', '<p>a</p>'))
  expect(problemsOf('a\n\n:::warnin Titre\na\n:::\n\n:::attention\nb\n:::')).toBe(
    `docs/a.md:3:1: Unknown admonition type “warnin”.
    Did you mean “warning”?
docs/a.md:7:1: Unknown admonition type “attention”.
    The types are note, tip, info, warning, danger, caution, secondary, important, success.`,
  )
})

test('one that is never closed is reported', () => {
  expect(problemsOf(':::note Titre\n\na\n')).toBe(
    `docs/a.md:1:1: The admonition “:::note” is never closed.
    Add a line “:::” where it ends.`,
  )
})

test('an end right below a table, which takes it in, is told with what to do', () => {
  const text = ':::note\n\n| a | b |\n|---|---|\n| c | d |\n:::\n\nb\n'
  expect(problemsOf(text)).toContain(
    `docs/a.md:6:1: “:::” closes nothing: it is shown as it is.
    A table takes in the line right below it: leave an empty line between them.`,
  )
  expect(problemsOf(text.replace('|\n:::', '|\n\n:::'))).toBe('')
})

test('a link in a title is placed on its line', () => {
  expect(articleOf('a\n\n:::tip Voir [ici](b.md)\na\n:::')).toContain('<a href="b.md">ici</a>')
})

describe('a line of colons that closes nothing is reported', () => {
  const told = (place: string, colons = ':::') =>
    `docs/a.md:${place}: “${colons}” closes nothing: it is shown as it is.
    An admonition opens with “:::note”, and with more colons, “::::note”, around another one.`

  test.each([
    [':::', told('1:1')],
    ['a\n\n::::  \n\nb', told('3:1', '::::')],
    [':::note[A]\na\n\n:::tip\nb\n:::\n\nc\n\n:::', `${toldBoth('4:1')}\n${told('10:1')}`],
    [':::note[A]\n:::tip\nb\n:::\nc\n:::\nd', `${toldBoth('2:1')}\n${told('6:1')}`],
    [
      '::: raw\na\n:::',
      `docs/a.md:1:1: “::: raw” is Markdown of another tool: it is shown as it is.
    Leave it out, and the line “:::” that ends it; for a box, write “:::note”.\n${told('3:1')}`,
    ],
    ['**a**\n:::\n\n- b\n  :::\n\n> c\n> :::', [told('2:1'), told('5:3'), told('8:3')].join('\n')],
  ])('%j', (markdown, problems) => {
    expect(problemsOf(markdown)).toBe(problems)
  })

  test('and colons in text, in code or after a backslash are not', () => {
    const text =
      'a ::: b\n\n\\:::\n\n`a\n:::\nb`\n\n```\n:::\n```\n\n| a | b |\n|---|---|\n| ::: | `:::` |'
    expect(problemsOf(text)).toBe('')
  })
})

test('an empty title is that of the type, and a space before its brackets changes nothing', () => {
  const title = (opening: string) => />([^<]*)<\/p>/.exec(articleOf(`${opening}\nTexte\n:::`))?.[1]
  expect([':::note[]', ':::note[ ]', ':::note []'].map(title)).toEqual(
    Array.from({ length: 3 }, () => 'Remarque'),
  )
  expect(title(':::note [À savoir]')).toBe('À savoir')
  expect(articleOf(':::note [À savoir](https://a.example/)\nTexte\n:::')).toContain('>À savoir</a>')
})
