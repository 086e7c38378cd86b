import { expect, test } from 'vitest'
import { lengthLevelOf, lengthOfLevel, type IndexFile } from './indexFile.ts'
import { unpackNumbers } from './numbers.ts'
import { search } from './search.ts'
import type { SearchSettings } from './searchSettings.ts'
import { documentsOf, buildFiles, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'

const documents = documentsOf(SMALL_CORPUS)
const answer = (query: string, settings: Partial<SearchSettings> = {}) =>
  search(openAll(buildFiles(documents, { settings })), query)
const titlesOf = (...asked: Parameters<typeof answer>) =>
  answer(...asked).hits.map(({ document }) => document.sectionTitle)

test('a word is looked for by as many synonyms as it is said', () => {
  expect(titlesOf('firewall')[0]).toBe('Le pare-feu du serveur')
  expect(titlesOf('firewall', { synonymCount: 0 })).toEqual([])
})

test('a beginning is completed from so many letters on, with so many words', () => {
  expect(titlesOf('jour')).toContain('Lire les journaux')
  const scoreOf = (settings: Partial<SearchSettings>) =>
    answer('chan', settings).hits.find(({ document }) => document.sectionTitle.startsWith('Sync'))
      ?.score ?? 0
  expect(scoreOf({ prefixLength: 6 })).toBeLessThan(scoreOf({}))
  expect(answer('re', { prefixCount: 1 }).total).toBeLessThan(answer('re').total)
})

test('the order of the words counts on so many pages', () => {
  const [best] = answer('planifier tâches').hits
  const [unordered] = answer('planifier tâches', { proximityPages: 0 }).hits
  expect(unordered?.document.id).toBe(best?.document.id)
  expect(unordered?.score).toBeLessThan(best?.score ?? 0)
})

test.each([
  ['zorglub bidule', 'Zorglub bidule', 1.3],
  ['zorglub bidule', 'Zorglub du bidule', 1.3],
  ['zorglub bidule', 'Zorglub du grand bidule', 1],
  ['zorglub bidule', 'Bidule de zorglub', 1.15],
  ['zorglub bidule machin', 'Zorglub bidule, puis un machin', 1.15],
  ['zorglub', 'Zorglub bidule', 1],
])('« %s » follow each other in « %s »: the score is multiplied by %d', (query, title, ratio) => {
  const documents = documentsOf({
    '/a/': { title, sections: { [title]: 'zorglub bidule machin' } },
  })
  const scoreWith = (settings: Partial<SearchSettings>) =>
    search(openAll(buildFiles(documents, { settings })), query).hits[0]?.score ?? 0
  expect(scoreWith({}) / scoreWith({ proximityBoost: 0 })).toBeCloseTo(ratio)
})

test('as many parent categories are searched as it is said, the nearest ones', () => {
  const page = {
    title: 'Clés',
    categories: ['Chiffrement', 'Courrier'],
    sections: { Clés: 'Une paire.' },
  }
  const index = (indexedParentCategories: number) =>
    openAll(buildFiles(documentsOf({ '/a/': page }), { settings: { indexedParentCategories } }))
  const found = (count: number) =>
    ['chiffrement', 'courrier', 'categorie:courrier'].filter(
      (query) => search(index(count), query).total > 0,
    )
  expect([0, 1, 2].map(found)).toEqual([
    ['categorie:courrier'],
    ['chiffrement'],
    ['chiffrement', 'courrier', 'categorie:courrier'],
  ])
})

test('a word that is found often enough is not taken for a mistyped one', () => {
  const wary = answer('tour', { typoSkipThreshold: [1, 1] })
  const doubtful = answer('tour', { typoSkipThreshold: [1000, 1000] })
  expect(doubtful.total).toBeGreaterThan(wary.total)
})

test('so many terms, or so many sections, are enough', () => {
  const page = (word: string) => ({ title: word, sections: { [word]: 'Un mot.' } })
  const near = documentsOf({ '/a/': page('zorglubar'), '/b/': page('zorglubor') })
  const found = (typoSkipThreshold: SearchSettings['typoSkipThreshold']) =>
    search(openAll(buildFiles(near, { settings: { typoSkipThreshold } })), 'zorglubar').total
  expect(found([1, 99])).toBe(1)
  expect(found([99, 1])).toBe(1)
  expect(found([2, 2])).toBe(2)
})

test('alone, a word that few pages hold does not hide what it is usually called', () => {
  const texts = {
    '/rare/': { title: 'Composer', sections: { Composer: 'Le service bdd.' } },
    ...Object.fromEntries(
      ['un', 'deux', 'trois'].map((name) => [
        `/${name}/`,
        { title: `Une base de données, ${name}`, sections: { Exporter: 'La base de données.' } },
      ]),
    ),
  }
  const firstWith = (settings: Partial<SearchSettings>, query = 'bdd') =>
    search(openAll(buildFiles(documentsOf(texts), { settings })), query).hits[0]?.document.pageTitle
  expect(firstWith({ loneRarity: 1000 })).toBe('Composer')
  expect(firstWith({ loneRarity: 0.3 })).toMatch('Une base de données')
  expect(firstWith({ loneRarity: 0.3 }, 'bdd composer')).toBe('Composer')
})

test('a text that is all links counts as many times longer', () => {
  const documents = documentsOf({ '/a/': { title: 'A', sections: { A: 'un deux trois' } } })
  const lengthOf = (linkShare: number) => {
    const linked = documents.map((document) => ({ ...document, linkShare }))
    const files = buildFiles(linked, { settings: { linkListLength: 5 } })
    const file = files.get('search-index-essai.json') as IndexFile
    return lengthOfLevel(unpackNumbers(file.index.lengths)[0] ?? 0)
  }
  expect([0, 0.5, 1].map(lengthOf)).toEqual(
    [3, 9, 15].map((words) => lengthOfLevel(lengthLevelOf(words))),
  )
})

test('a field that weighs nothing adds nothing', () => {
  const [whole] = answer('certificat').hits
  const [without] = answer('certificat', { contentBoost: 0 }).hits
  expect(without?.score).toBeLessThanOrEqual(whole?.score ?? 0)
  expect(answer('valable', { contentBoost: 0 }).total).toBe(0)
})
