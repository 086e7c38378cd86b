import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { readRehearsal } from './readRehearsal.ts'
import { rehearse } from './rehearse.ts'
import { documentsOf, buildFiles, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'

const index = openAll(buildFiles(documentsOf(SMALL_CORPUS)))
const FILE = 'search-rehearsal.yml'

function rehearseText(text: string): string {
  const { entries, problems } = readRehearsal(text, FILE)
  return [...problems, ...rehearse(index, entries, FILE)].map(formatProblem).join('\n')
}

test('queries that lead to their page are no problem', () => {
  expect(
    rehearseText(`
/certificat/:
  first: [ssl, renouveler un certificat]
/haproxy:
  firstThree:
    - installer un certificat
`),
  ).toBe('')
})

test('with an anchor, it is the section that must come', () => {
  expect(rehearseText('"/haproxy/#s1":\n  firstThree: [renouveler un certificat]\n')).toBe('')
  expect(rehearseText('"/certificat/#s1":\n  first: [renouveler un certificat]\n')).toBe(
    `search-rehearsal.yml:2: "renouveler un certificat": /certificat/#s1 comes 3rd and not first.
    Instead came /certificat, /haproxy/#s1, /certificat/#s1.`,
  )
})

test('a page that comes too late is told, with what came instead', () => {
  expect(rehearseText('/haproxy/:\n  first:\n    - renouveler un certificat\n')).toBe(
    `search-rehearsal.yml:3: "renouveler un certificat": /haproxy/ comes 2nd and not first.
    Instead came /certificat, /haproxy.`,
  )
})

test('a query without answer is told', () => {
  expect(rehearseText('/haproxy/:\n  firstThree: [gfhjkzqx]\n')).toBe(
    `search-rehearsal.yml:2: "gfhjkzqx": /haproxy/ does not come and not among the first three.
    Nothing came.`,
  )
})

test('a page that does not exist is told', () => {
  expect(rehearseText('/absente/:\n  first: [ssl]\n')).toBe(
    'search-rehearsal.yml:2: No page has the address /absente/.',
  )
})

test.each([
  ['- a\n- b', 'search-rehearsal.yml:1: The rehearsal is not a list of pages.'],
  ['/a/: {}', 'search-rehearsal.yml:1: /a/: no query is given.'],
  ['/a/: oui', 'search-rehearsal.yml:1: /a/: no query is given.'],
  ['/a/:\n  second: [x]', 'search-rehearsal.yml:2: /a/: this is no list of queries.'],
  ['/a/:\n  first: x', 'search-rehearsal.yml:2: /a/: this is no list of queries.'],
  [
    '/a/: [',
    'search-rehearsal.yml:1: The rehearsal is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
  ],
])('%j is told at its line', (text, line) => {
  expect(rehearseText(text).split('\n')[0]).toBe(line)
})

test('a list at fault takes no other with it', () => {
  const text = '/certificat/:\n  frist: [x]\n  firstThree: y\n  first: [ssl]\n'
  const { entries, problems } = readRehearsal(text, FILE)
  expect(entries).toEqual([{ query: 'ssl', page: '/certificat/', within: 1, line: 4 }])
  expect(problems.map(({ line }) => line)).toEqual([2, 3])
})

test('an empty file asks for nothing', () => {
  expect(rehearseText('# à venir\n')).toBe('')
})
