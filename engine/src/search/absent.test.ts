import { expect, test } from 'vitest'
import { documentsOf, buildFiles, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'
import { judgeQueries } from './judgeQueries.ts'
import { search } from './search.ts'

const corpus = {
  ...SMALL_CORPUS,
  '/marche/': { title: 'Une marche', sections: { 'Une marche': 'Le site en marche, demarc.' } },
}
const index = openAll(buildFiles(documentsOf(corpus)))
const absentFrom = (query: string) => search(index, query).absent

test.each([
  // [query, absent]
  ['dmarc', ['dmarc']],
  ['configurer DMARC', ['DMARC']],
  ['kubernetes certificat', ['kubernetes']],
  ['certificat', []],
  ['certificta', []],
  ['firewall', []],
  ['renouvelons', []],
  ['configurat', []],
  ['comment renouveler mon certificat', []],
  ['certificat 82.65.10.20', []],
  ['titre:zorglub certificat', []],
  ['Job for zorglub.service failed because the control process exited', []],
])('%s: no page speaks of %j', (query, absent) => {
  expect(absentFrom(query)).toEqual(absent)
})

test('an absent subject leaves the nearest pages, to be shown apart', () => {
  expect(search(index, 'dmarc').hits.length).toBeGreaterThan(0)
})

test('queries of readers that no page answers are told with their line', () => {
  const text = '# Juin\ncertificat\n\ndmarc\ngfhjkzqx\n'
  const told = judgeQueries(index, text, 'search-queries.txt')
  expect(told.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '4: "dmarc": no page speaks of “dmarc”.',
    '5: "gfhjkzqx": no page speaks of it.',
  ])
})
