import { expect, test } from 'vitest'
import { replaceAcross } from './replaceAcross.ts'

test('what is replaced within a piece leaves the others as they are', () => {
  const pieces = replaceAcross(
    ['ssh ', 'claire@web1', ' -v'],
    [
      { start: 4, end: 10, text: 'anne' },
      { start: 11, end: 15, text: 'serveur' },
    ],
  )
  expect(pieces).toEqual([
    { text: 'ssh ', places: [] },
    {
      text: 'anne@serveur',
      places: [
        { start: 0, end: 4 },
        { start: 5, end: 12 },
      ],
    },
    { text: ' -v', places: [] },
  ])
})

test('what stands in several pieces is put in the first', () => {
  const pieces = replaceAcross(['a ag', 'en', 'ce b'], [{ start: 2, end: 8, text: 'mairie' }])
  expect(pieces.map(({ text }) => text)).toEqual(['a mairie', '', ' b'])
  expect(pieces.flatMap(({ places }) => places)).toEqual([{ start: 2, end: 8 }])
})

test('without replacements, every piece is what it was', () => {
  expect(replaceAcross(['a', ''], [])).toEqual([
    { text: 'a', places: [] },
    { text: '', places: [] },
  ])
})
