import { describe, expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'
import { copyMarkdown } from '../markdownCopy.ts'

describe('an alert of GitHub is the admonition of its type', () => {
  test.each([
    ['> [!NOTE]\n> a *b*\n> c\n>\n> - d', ':::note\na *b*\nc\n\n- d\n:::'],
    ['> [!tip]\n> a', ':::tip\na\n:::'],
    ['> [!Important]\n>\n> a', ':::important\na\n:::'],
    ['> [!WARNING]  \n> *a*', ':::warning\n*a*\n:::'],
    ['>[!CAUTION]\na', ':::danger\na\n:::'],
    ["> [!WARNING] L'`eau` *b*\n> *c*", ":::warning[L'`eau` *b*]\n*c*\n:::"],
    ['> [!TIP] a ?', ':::tip[a ?]\n:::'],
    ['- a\n\n  > [!NOTE]\n  > b', '- a\n\n  :::note\n  b\n  :::'],
    ['> > [!NOTE]\n> > b', '> :::note\n> b\n> :::'],
  ])('%j', (alert, admonition) => {
    expect(articleOf(alert)).toBe(articleOf(admonition))
    expect(problemsOf(alert)).toBe('')
    const sectionsIn = (markdown: string) => docsOf({ 'a.mdx': markdown })[0]?.sections
    expect(sectionsIn(alert)).toEqual(sectionsIn(admonition))
  })
})

test('what it holds is placed on its line, once', () => {
  expect(problemsOf('> [!NOTE] a [b][c]\n> d [e][f]')).toBe(
    `docs/a.md:1:1: Nothing says where “[b][c]” leads.
    Add a line “[c]: address” to the file, or write \\[ for a bracket in the text.
docs/a.md:2:5: Nothing says where “[e][f]” leads.
    Add a line “[f]: address” to the file, or write \\[ for a bracket in the text.`,
  )
})

test.each([
  '> [!XYZ]\n> a',
  '> a\n> [!NOTE]',
  '> \\[!NOTE]\n> a',
  '> [!NOTE]*a*\n> b',
  '> [!NOTE] *a\n> b* c',
  '> [!NOTE]: a',
])('any other quote stays one: %j', (quote) => {
  expect(articleOf(quote)).toMatch(/^<blockquote>/)
})

test('it is copied as it is', () => {
  const text = '> [!NOTE]\n> a'
  expect(copyMarkdown({ file: 'a.md', text }, { addressOf: () => undefined })).toBe(text)
})
