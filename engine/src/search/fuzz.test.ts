import { expect, test } from 'vitest'
import { openIndex } from './openIndex.ts'
import { languageNamed } from './languages/allLanguages.ts'
import { language } from './languages/fr.ts'
import { chooseExcerpt } from './chooseExcerpt.ts'
import { HOSTILE_QUERIES } from '../testing/hostileQueries.ts'
import { MAX_QUERY_LENGTH, parseQuery } from './parseQuery.ts'
import { search } from './search.ts'
import { queryTermsOf } from './queryTerms.ts'
import { documentsOf, buildFiles, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'

const files = buildFiles(documentsOf(SMALL_CORPUS))
const index = openAll(files)
/** Maximum for the longest queries, if every word and group of words were known. */
const MAX_LOOK_UPS = 600

test('any text of up to 512 characters is answered, without exception', () => {
  const random = randomFrom(20_251)
  for (let round = 0; round < 400; round++) {
    const query = randomQuery(random)
    const { hits, worths } = search(index, query)
    expect(hits.length, JSON.stringify(query)).toBeLessThanOrEqual(8)
    for (const hit of hits) expect(Number.isFinite(hit.score), JSON.stringify(query)).toBe(true)
    if (hits[0]) expect(chooseExcerpt(query, worths, language).excerpt.length).toBeLessThan(200)
    expect(lookUpsFor(query), JSON.stringify(query)).toBeLessThanOrEqual(MAX_LOOK_UPS)
  }
})

test.each(HOSTILE_QUERIES)('%s is answered, by few look-ups', (_, query) => {
  expect(search(index, query).hits.length).toBeLessThanOrEqual(8)
  expect(lookUpsFor(query)).toBeLessThanOrEqual(MAX_LOOK_UPS)
})

test('a damaged index is refused, or answers without exception: nothing else happens', () => {
  const text = JSON.stringify(files.get('search-index-essai.json'))
  const random = randomFrom(7)
  let refused = 0
  for (let round = 0; round < 200; round++) {
    try {
      const opened = openIndex(JSON.parse(damage(text, random)), languageNamed)
      for (const query of ['certificat', 'certificta', 'co', 'bdd']) search(opened, query)
    } catch (error) {
      expect(error).toBeInstanceOf(Error)
      refused++
    }
  }
  expect(refused).toBeGreaterThan(0)
}, 60_000)

test.each([null, undefined, 12, 'texte', [], {}, { format: 2 }, { format: 1 }])(
  '%j is no index',
  (json) => {
    expect(() => openIndex(json, languageNamed)).toThrow()
  },
)

test('an index of a newer format is refused', () => {
  const newer = { ...(files.get('search-index-essai.json') as object), format: 99 }
  expect(() => openIndex(newer, languageNamed)).toThrow('search index damaged')
})

/** Counts a query's look-ups in the index, each in time that the index's size alone bounds: this is its cost. */
function lookUpsFor(query: string): number {
  const queryTerms = queryTermsOf(parseQuery(query, language.fields).clauses, index, () => true)
  return queryTerms.flatMap(({ names }) => names.flatMap(({ forms }) => forms)).length
}

/** A character changed, a stretch removed or repeated. */
function damage(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const length = Math.floor(random() * 20)
  const kind = Math.floor(random() * 3)
  if (kind === 0)
    return text.slice(0, at) + String.fromCharCode(35 + random() * 5000) + text.slice(at + 1)
  if (kind === 1) return text.slice(0, at) + text.slice(at + length)
  return text.slice(0, at + length) + text.slice(at)
}

const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz ',
  'éèêàçœæ’\'-_./:~^+"«» ',
  ' \u00A0\u202F\u200B\u0301\uFEFF\uD83D\uDE00',
]
const WORDS = [
  'certificat',
  'titre:',
  'ssl~',
  '^4',
  '+',
  '-',
  '"',
  'rsync',
  'pare-feu',
  'mot de passe',
  '/etc/',
]

function randomQuery(random: () => number): string {
  const alphabet = ALPHABETS[Math.floor(random() * (ALPHABETS.length + 1))]
  const length = Math.floor(random() ** 3 * MAX_QUERY_LENGTH)
  let query = ''
  while (query.length < length) {
    if (random() < 0.1) query += WORDS[Math.floor(random() * WORDS.length)]
    else if (alphabet) query += alphabet[Math.floor(random() * alphabet.length)]
    else query += String.fromCharCode(Math.floor(random() * 65_536))
  }
  return query.slice(0, MAX_QUERY_LENGTH)
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
