import { expect, test } from 'vitest'
import { documentsOf, buildFiles, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'
import { explain } from './explain.ts'

const index = openAll(buildFiles(documentsOf(SMALL_CORPUS)))
const explainParts = (query: string) =>
  new Map(explain(index, query)[0]?.parts.map(({ what, points }) => [what, points]))

test.each([
  // [query, what the first hit owes most of its points to]
  ['firewall', 'synonyms'],
  ['certificta', 'mistyped words'],
  ['confi', 'beginnings completed'],
  ['php my admin', 'words written as one or apart'],
])('« %s » is explained by %s', (query, what) => {
  const [hit] = explain(index, query)
  expect(explainParts(query).get(what)).toBeGreaterThan((hit?.score ?? 0) / 3)
})

test('each word and each field has its points, and what changes nothing is left out', () => {
  const parts = explainParts('renouveler certificat')
  expect(parts.get('word: certificat')).toBeGreaterThan(0)
  expect(parts.get('word: renouveler')).toBeGreaterThan(0)
  expect(parts.get('field: title')).toBeGreaterThan(0)
  expect(parts.get('words that follow each other')).toBeGreaterThan(0)
  expect(parts.has('mistyped words')).toBe(false)
})
