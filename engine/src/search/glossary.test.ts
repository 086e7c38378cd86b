import { expect, test } from 'vitest'
import { openGlossary } from './glossary.ts'

const synonymsOf = (expression: string, lines: string) => {
  const words = expression.split(' ')
  const entry = openGlossary(lines).entries.find(
    ({ stems }) => stems.length === words.length && stems.every((s, i) => s === words[i]),
  )
  return Array.from(entry?.synonyms.values() ?? [], (forms) => forms.join(' '))
}

test('the expressions of a line stand for each other', () => {
  const lines = 'zorglub, grand truc, bidule'
  expect(synonymsOf('zorglub', lines)).toEqual(['grand truc', 'bidule'])
  expect(synonymsOf('grand truc', lines)).toEqual(['zorglub', 'bidule'])
})

test('after >, they go one way only', () => {
  expect(synonymsOf('zorglub', 'zorglub > bidule')).toEqual(['bidule'])
  expect(synonymsOf('bidul', 'zorglub > bidule')).toEqual([])
})

test('accents, capitals, dashes and elisions are read as in a query', () => {
  expect(synonymsOf('zorglub', 'ZORGLUB, L’Étrange-Chose')).toEqual(['etrange chose'])
})

test('an expression of several lines has the synonyms of all of them', () => {
  expect(synonymsOf('zorglub', 'zorglub, un\nzorglub, deux')).toEqual(['un', 'deux'])
})

test('empty lines and lines of punctuation are skipped', () => {
  expect(openGlossary('\n,,\n > \n—').entries.length).toBe(openGlossary('').entries.length)
})
