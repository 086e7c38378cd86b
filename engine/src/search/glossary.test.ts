import { expect, test } from 'vitest'
import { addToGlossary, openGlossary } from './glossary.ts'
import { type IsNamed, namedIn } from './namedIn.ts'
import { packGlossary } from './packGlossary.ts'
import { language } from './languages/fr.ts'

const nothing = () => false
const OPTIONS = {
  language,
  isNamed: nothing,
  isHeld: nothing,
  synonymCount: 12,
  pieceLength: Number.MAX_SAFE_INTEGER,
}

/** Returns an expression's synonyms according to the lines of a site alone. */
const synonymsOf = (expression: string, lines: string, isNamed: IsNamed = nothing) => {
  const stems = expression.split(' ').map(language.stem).join()
  const { pieces, ...packed } = packGlossary(lines, { ...OPTIONS, isNamed })
  const glossary = openGlossary(packed)
  for (const piece of pieces) addToGlossary(glossary, piece, language)
  return glossary.entries
    .filter((entry) => entry.stems.join() === stems)
    .flatMap(({ synonyms }) => synonyms.map(({ forms }) => forms.join(' ')))
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
  expect(packGlossary('', OPTIONS)).toEqual({ weak: '', starts: [], pieces: [] })
})

test('an expression finds so many others at most, those of a site first', () => {
  const lines = 'zorglub > un\nzorglub > banane, cerise'.replace('un', 'ananas')
  const { pieces } = packGlossary(lines, { ...OPTIONS, synonymCount: 2 })
  expect(pieces).toEqual(['9zorglub>ananas,banane'])
})

test('expressions are in pieces by the first of their words that tells something', () => {
  const lines = 'ananas, banane\nsavoir un zorglub > banane\nzoom > ananas'
  const isHeld = (stem: string) => stem === language.stem('savoir')
  const { starts, pieces } = packGlossary(lines, { ...OPTIONS, isHeld, pieceLength: 1 })
  expect(starts).toEqual(['', 'banan', 'zoom', 'zorglub'])
  expect(pieces).toEqual([
    '9anana>banane',
    '9banan>ananas',
    '9zoom>ananas',
    '9savoir zorglub>banane',
  ])
})

test('expressions that begin alike are in one piece', () => {
  const { pieces } = packGlossary('monitor > a1\nmonitorat > b2', { ...OPTIONS, pieceLength: 1 })
  expect(pieces).toHaveLength(1)
})

test('empty lines and lines of punctuation are skipped', () => {
  expect(packGlossary('\n,,\n > \n—', OPTIONS).pieces).toEqual([])
})

test('who has typed all the words of what a group finds has no need of it', () => {
  expect(packGlossary('grand zorglub, ananas > zorglub', OPTIONS).pieces).toEqual([
    '9anana>zorglub',
  ])
  expect(packGlossary('zorglubs > zorglub', OPTIONS).pieces).toEqual([])
})

test('of the weak words, an index has those that its texts hold', () => {
  const isSome = (stem: string) => stem === language.stem('mettre')
  const { weak } = openGlossary(packGlossary('', { ...OPTIONS, isHeld: isSome }))
  expect([...weak]).toEqual(['mettre'])
})
