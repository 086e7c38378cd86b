import { expect, test } from 'vitest'
import { documentsOf, buildFiles, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'
import { search } from './search.ts'
import { isEnding } from './languages/frFamilies.ts'

const onePage = (sections: Readonly<Record<string, string>>) =>
  documentsOf({ '/a/': { title: 'Page', sections } })
const whole = openAll(buildFiles(documentsOf(SMALL_CORPUS)))
const cut = openAll(
  buildFiles(documentsOf(SMALL_CORPUS), { settings: { shardThreshold: 1, shardLength: 100 } }),
)
const routesFor = (query: string, index = whole) =>
  search(index, query).hits.map((hit) => hit.document.sectionRoute)

test.each([
  // [typed so far, expected first, reason]
  ['sauvga', '/sauvegarde/', 'a letter is left out, and the word goes on'],
  ['certfi', '/certificat/', 'the same'],
  ['cretif', '/certificat/', 'two letters are swapped'],
  ['fial2b', '/fail-2-ban/', 'in a name with a digit'],
  ['planiff', '/taches/', 'a letter is there twice'],
  ['configurer apachr', '/apache/', 'after another word'],
  ['zenouvel', '/certificat/', 'the first letter is a wrong one'],
])('while it is typed, « %s » finds %s: %s', (query, route) => {
  expect(routesFor(query)[0]?.split('#', 1)[0]).toBe(route)
  expect(routesFor(query, cut)).toEqual(routesFor(query))
})

test.each(['domianes', 'domianes nouveaux', 'sauvegradees', 'atciviez'])(
  '« %s » finds the form that the index keeps of an inflection, whose ending is another',
  (query) => {
    const index = openAll(
      buildFiles(
        onePage({ Domaine: 'un domaine, des domaines', Actes: 'sauvegarder, activer, activiez' }),
      ),
    )
    expect(search(index, query).total).toBe(1)
  },
)

test('four letters are too few to tell what is mistyped and not yet written', () => {
  expect(routesFor('sauv')).not.toEqual([])
  expect(routesFor('suav')).toEqual([])
})

test('five letters are one letter away from words that are common, not from rare ones', () => {
  const found = (sections: number) => {
    const texts = Array.from({ length: sections }, (_, i) => [`Titre ${i}`, 'zorglubar'] as const)
    return search(openAll(buildFiles(onePage(Object.fromEntries(texts)))), 'zorgu').total
  }
  expect([3, 4].map(found)).toEqual([0, 4])
})

test('only the last word may be one whose end is to come', () => {
  expect(routesFor('sauvga gfhjkzqx')).toEqual([])
})

test('a word mistyped as a whole comes before words that begin so', () => {
  const sections = { Un: 'zorglubixamate', Deux: 'zorglubia' }
  const { hits } = search(openAll(buildFiles(onePage(sections))), 'zorglubiq')
  expect(hits[0]?.document.sectionTitle).toBe('Deux')
})

test.each([
  // [asked, expected first, reason]
  ['renouvelons', '/certificat/', 'the present of renouveler'],
  ['sauvegardant', '/sauvegarde/', 'the gerund of sauvegarder'],
  ['restaurera', '/sauvegarde/', 'its future'],
  ['planificateur', '/taches/', 'who plans'],
  ['synchronisable', '/rsync/', 'what can be synchronised'],
])('« %s », which no page holds, finds %s by its family: %s', (query, route) => {
  expect(routesFor(query)[0]?.split('#', 1)[0]).toBe(route)
  expect(routesFor(query, cut)).toEqual(routesFor(query))
})

test('endings are those of French words', () => {
  const endings = 'er ons ez ent ant ait aient era eront ation ations isation age ement eur able'
  expect(endings.split(' ').filter((ending) => !isEnding(ending))).toEqual([])
  expect(['z', 'qx', 'fic', 'sql', 'ban'].filter(isEnding)).toEqual([])
})

test.each(['gfhjk', 'qsdfqs', 'wxcvbn', 'zrtpmq', 'mlkjhg'])('« %s » finds nothing', (query) => {
  expect(routesFor(query)).toEqual([])
})
