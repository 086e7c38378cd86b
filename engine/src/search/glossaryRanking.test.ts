import { expect, test } from 'vitest'
import { documentsOf, buildFiles, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'
import { search } from './search.ts'

const index = openAll(buildFiles(documentsOf(SMALL_CORPUS)))
const routesFor = (query: string) =>
  search(index, query).hits.map((hit) => hit.document.sectionRoute)

test('results do not vanish while a word is typed that only the glossary knows', () => {
  for (const typed of ['firew', 'firewa', 'firewal', 'firewall'])
    expect(routesFor(typed), typed).toContain('/pare-feu/')
})

test('a rare name of a word weighs no more than the usual one', () => {
  const corpus = {
    '/a/': { title: 'Mots de passe', sections: { 'Mots de passe': 'un mot de passe' } },
    '/b/': { title: 'Réglages', sections: { Réglages: 'password = abc' } },
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [
        `/c${n}/`,
        { title: `Compte ${n}`, sections: { [`Compte ${n}`]: 'il passe un mot, le mot passe' } },
      ]),
    ),
  }
  const open = openAll(buildFiles(documentsOf(corpus)))
  expect(search(open, 'mdp').hits[0]?.document.sectionRoute).toBe('/a/')
})

test('the site adds its own words to the glossary', () => {
  const own = openAll(
    buildFiles(documentsOf(SMALL_CORPUS), { glossary: 'koffre > sauvegarde\nbal, apache' }),
  )
  const first = (query: string) => search(own, query).hits[0]?.document.sectionRoute
  expect(first('koffre')).toBe('/sauvegarde/')
  expect(first('bal')).toBe('/apache/')
  expect(routesFor('koffre')).toEqual([])
})

test('an expression of the glossary is one when all its words are there, in order', () => {
  const own = openAll(
    buildFiles(documentsOf(SMALL_CORPUS), { glossary: 'grand koffre fort > sauvegarde' }),
  )
  const found = (query: string) => search(own, query).hits.length > 0
  expect(found('grand koffre fort')).toBe(true)
  expect(found('grand koffre')).toBe(false)
  expect(found('grand fort koffre')).toBe(false)
})

test('stop words, and one other word, may stand within an expression', () => {
  const own = openAll(
    buildFiles(documentsOf(SMALL_CORPUS), { glossary: 'koffre bidule > sauvegarde' }),
  )
  const found = (query: string) => search(own, query).hits.length > 0
  expect(found('koffre de mon bidule')).toBe(true)
  expect(found('koffre zorglub bidule')).toBe(true)
  expect(found('koffre zorglub zzkqwx bidule')).toBe(false)
})

test('what a product does finds its page, and the product what it does', () => {
  const corpus = {
    '/a/': { title: 'Grafana', sections: { Grafana: 'des courbes' } },
    '/b/': { title: 'Congés', sections: { Congés: 'des jours de congé' } },
  }
  const open = openAll(buildFiles(documentsOf(corpus)))
  const first = (query: string) => search(open, query).hits[0]?.document.sectionRoute
  expect(first('supervision')).toBe('/a/')
  expect(first('métriques')).toBe('/a/')
})

test('a need is met in the words of those who have it', () => {
  const first = (query: string) =>
    search(index, query).hits[0]?.document.sectionRoute.split('#', 1)[0]
  expect(first('j’ai supprimé des photos')).toBe('/sauvegarde/')
  expect(first('mettre mes données à l’abri')).toBe('/sauvegarde/')
})

test('a word that no text holds finds what is akin to it where a text holds that', () => {
  const corpus = {
    ...SMALL_CORPUS,
    '/cession/': { title: 'Cession', sections: { Cession: 'Le cédant garde ses accès un mois.' } },
  }
  const own = openAll(buildFiles(documentsOf(corpus)))
  expect(search(own, 'vendeur').hits[0]?.document.sectionRoute).toBe('/cession/')
})

test('a synonym of several words is found where all of them are', () => {
  const glossary = 'koffre > sauvegarde restaurée\nzorglub > sauvegarde zzkqwx'
  const own = openAll(buildFiles(documentsOf(SMALL_CORPUS), { glossary }))
  const first = (query: string) => search(own, query).hits[0]?.document.sectionRoute
  expect(first('koffre')).toBe('/sauvegarde/')
  expect(first('zorglub')).toBeUndefined()
})
