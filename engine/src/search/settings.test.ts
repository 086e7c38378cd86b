import { expect, test } from 'vitest'
import { search } from './search.ts'
import type { SearchSettings } from './searchSettings.ts'
import { documentsOf, filesOf, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'

const documents = documentsOf(SMALL_CORPUS)
const answer = (query: string, settings: Partial<SearchSettings> = {}) =>
  search(openAll(filesOf(documents, { settings })), query)
const titlesOf = (...asked: Parameters<typeof answer>) =>
  answer(...asked).hits.map(({ document }) => document.sectionTitle)

test('a word is looked for by as many synonyms as it is said', () => {
  expect(titlesOf('firewall')[0]).toBe('Le pare-feu du serveur')
  expect(titlesOf('firewall', { synonymCount: 0 })).toEqual([])
})

test('a beginning is completed from so many letters on, with so many words', () => {
  expect(titlesOf('jour')).toContain('Lire les journaux')
  expect(titlesOf('jour', { prefixLength: 6 })).not.toContain('Lire les journaux')
  expect(answer('re', { prefixCount: 1 }).total).toBeLessThan(answer('re').total)
})

test('the order of the words counts on so many pages', () => {
  const [best] = answer('planifier tâches').hits
  const [unordered] = answer('planifier tâches', { proximityPages: 0 }).hits
  expect(unordered?.document.id).toBe(best?.document.id)
  expect(unordered?.score).toBeLessThan(best?.score ?? 0)
})

test('as many parent categories are searched as it is said, the nearest ones', () => {
  const page = {
    title: 'Clés',
    categories: ['Chiffrement', 'Courrier'],
    sections: { Clés: 'Une paire.' },
  }
  const index = (indexedParentCategories: number) =>
    openAll(filesOf(documentsOf({ '/a/': page }), { settings: { indexedParentCategories } }))
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
  const wary = answer('port', { enough: [1, 1] })
  const doubtful = answer('port', { enough: [1000, 1000] })
  expect(doubtful.total).toBeGreaterThan(wary.total)
})
