import { expect, test } from 'vitest'
import type { ImportNote } from '../importPlan.ts'
import { convertMkdocstrings } from './mkdocstrings.ts'

const convert = (text: string) => {
  const notes: Omit<ImportNote, 'file'>[] = []
  return { text: convertMkdocstrings(text, (note) => void notes.push(note)), notes }
}

test('links to what is read from code keep their text, and are told', () => {
  const { text, notes } = convert('A [`Model`][pydantic.Model] and [pydantic.dumps][].\n')
  expect(text).toBe('A `Model` and pydantic.dumps.\n')
  expect(notes).toEqual([
    { level: 'converted', kind: 'links to a reference of code → their text', line: 1 },
    { level: 'converted', kind: 'links to a reference of code → their text', line: 1 },
  ])
})

test('so does a name in code, alone or under any name', () => {
  expect(convert('[`Model`][] and [`Field`][Field].\n').text).toBe('`Model` and `Field`.\n')
})

test('a line that is told is that of the page, whatever was left out above', () => {
  const { notes } = convert('::: a.b\n    options: x\n\n[c][d.e]\n')
  expect(notes.map(({ line }) => line)).toEqual([4, 1])
})

test.each([
  'A [mistyped][instal] name.\n',
  'A [link][one], as [one][] and ![image][one.two].\n\n[one]: /a\n[one.two]: /b\n',
  'Of a list: [a][0 1] and \\[a][b.c].\n',
  '```\n[a][b.c]\n::: a.b\n```\n',
  '::: warning\nText.\n:::\n',
])('what is not of code stays as it is: %j', (text) => {
  expect(convert(text)).toEqual({ text, notes: [] })
})

test('a reference of code is left out with its options, and told', () => {
  const { text, notes } = convert(
    '# API\n\n::: httpx.get\n    options:\n      members:\n\n        - a\n\nText.\n::: a.b\n',
  )
  expect(text).toBe('# API\n\n\nText.\n')
  expect(notes.map(({ level, line }) => [level, line])).toEqual([
    ['dropped', 3],
    ['dropped', 10],
  ])
})
