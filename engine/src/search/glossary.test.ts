import { expect, test } from 'vitest'
import { openGlossary } from './glossary.ts'
import { type IsNamed, namedIn } from './namedIn.ts'
import { packGlossary } from './packGlossary.ts'
import { language } from './languages/fr.ts'

const maxLength = Number.MAX_SAFE_INTEGER
const nothing = () => false
const isHeld = nothing

/** What an expression is also called, by the lines of a site alone. */
const synonymsOf = (expression: string, lines: string, isNamed: IsNamed = nothing) => {
  const stems = expression.split(' ').map(language.stem)
  const { entries } = openGlossary(
    packGlossary(lines, { language, isNamed, isHeld, maxLength }),
    language,
  )
  const entry = entries.get(stems.join())
  return Array.from(entry?.synonyms.values() ?? [], ({ forms }) => forms.join(' '))
}

test('the expressions of a line stand for each other', () => {
  const lines = 'zorglub, grand truc, bidule'
  expect(synonymsOf('zorglub', lines)).toEqual(['grand truc', 'bidule'])
  expect(synonymsOf('grand truc', lines)).toEqual(['zorglub', 'bidule'])
})

test('after >, they go one way only', () => {
  expect(synonymsOf('zorglub', 'zorglub > bidule')).toEqual(['bidule'])
  expect(synonymsOf('bidule', 'zorglub > bidule')).toEqual([])
})

test('accents, capitals, dashes, elisions and articles are read as in a query', () => {
  const lines = 'ZORGLUB, L’Étrange-Chose du bord'
  expect(synonymsOf('zorglub', lines)).toEqual(['etrange chose bord'])
})

test('an expression of several lines has the synonyms of all of them', () => {
  expect(synonymsOf('zorglub', 'zorglub, ananas\nzorglub, banane')).toEqual(['ananas', 'banane'])
})

test('of the groups of the engine, only what names a page is found, and all of them find it', () => {
  const isNamed = namedIn(['Installer un pare-feu'], language)
  expect(synonymsOf('firewall', '', isNamed)).toContain('pare feu')
  expect(synonymsOf('iptables', '', isNamed)).toContain('pare feu')
  expect(synonymsOf('pare feu', '', isNamed)).not.toContain('firewall')
  expect(synonymsOf('firewall', '', namedIn(['Un feu, et une pare'], language))).toContain(
    'pare feu',
  )
  expect(synonymsOf('firewall', '', namedIn(['Un feu', 'Une pare'], language))).toEqual([])
})

test('a group of which nothing names a page takes no byte of an index', () => {
  expect(packGlossary('', { language, isNamed: nothing, isHeld, maxLength })).toBe('')
})

test('what an index takes of the groups of the engine has a limit, those of the site have none', () => {
  const all = packGlossary('', { language, isNamed: () => true, isHeld, maxLength })
  const some = packGlossary('zorglub, bidule', {
    language,
    isNamed: () => true,
    isHeld,
    maxLength: 2000,
  })
  expect(all.length).toBeGreaterThan(20_000)
  expect(some.length).toBeLessThan(2_500)
  expect(some).toContain('zorglub')
})

test('empty lines and lines of punctuation are skipped', () => {
  expect(packGlossary('\n,,\n > \n—', { language, isNamed: nothing, isHeld, maxLength })).toBe('')
})

test('who has typed all the words of what a group finds has no need of it', () => {
  const linesFor = (line: string) =>
    packGlossary(line, { language, isNamed: nothing, isHeld, maxLength })
  expect(linesFor('grand zorglub, ananas > zorglub')).toBe('\n9anana>zorglub')
  expect(linesFor('zorglubs > zorglub')).toBe('')
})

test('of the weak words, an index has those that its texts hold', () => {
  const options = { language, isNamed: nothing, maxLength }
  const isSome = (stem: string) => stem === language.stem('mettre')
  const { weak } = openGlossary(packGlossary('', { ...options, isHeld: isSome }), language)
  expect([...weak]).toEqual(['mettre'])
})
