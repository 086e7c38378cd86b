import { expect, test } from 'vitest'
import { openGlossary } from './glossary.ts'
import { packGlossary } from './packGlossary.ts'
import { stemWord } from './stemWord.ts'

const everything = () => true

/** What an expression is also called, by the lines of a site alone. */
const synonymsOf = (expression: string, lines: string, isHeld: (stem: string) => boolean) => {
  const stems = expression.split(' ').map(stemWord)
  const entry = openGlossary(packGlossary(lines, { isHeld }))
    .entries.get(stems[0] ?? '')
    ?.find((each) => each.stems.join(' ') === stems.join(' '))
  return Array.from(entry?.synonyms.values() ?? [], ({ forms }) => forms.join(' '))
}

test('the expressions of a line stand for each other', () => {
  const lines = 'zorglub, grand truc, bidule'
  expect(synonymsOf('zorglub', lines, everything)).toEqual(['grand truc', 'bidule'])
  expect(synonymsOf('grand truc', lines, everything)).toEqual(['zorglub', 'bidule'])
})

test('after >, they go one way only', () => {
  expect(synonymsOf('zorglub', 'zorglub > bidule', everything)).toEqual(['bidule'])
  expect(synonymsOf('bidule', 'zorglub > bidule', everything)).toEqual([])
})

test('accents, capitals, dashes, elisions and articles are read as in a query', () => {
  const lines = 'ZORGLUB, L’Étrange-Chose du bord'
  expect(synonymsOf('zorglub', lines, everything)).toEqual(['etrange chose bord'])
})

test('an expression of several lines has the synonyms of all of them', () => {
  expect(synonymsOf('zorglub', 'zorglub, ananas\nzorglub, banane', everything)).toEqual([
    'ananas',
    'banane',
  ])
})

test('what the index does not hold is never looked for, and finds what it holds', () => {
  const lines = 'zorglub, bidule, machin'
  const isHeld = (stem: string) => stem === 'bidul'
  expect(synonymsOf('zorglub', lines, isHeld)).toEqual(['bidule'])
  expect(synonymsOf('machin', lines, isHeld)).toEqual(['bidule'])
  expect(synonymsOf('bidule', lines, isHeld)).toEqual([])
})

test('a group of which the index holds nothing takes no byte of it', () => {
  const none = () => false
  expect(packGlossary('zorglub, bidule\nmachin > truc', { isHeld: none })).toBe('')
})

test('empty lines and lines of punctuation are skipped', () => {
  const isHeld = everything
  expect(packGlossary('\n,,\n > \n—', { isHeld })).toBe(packGlossary('', { isHeld }))
})
