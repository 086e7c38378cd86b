import { expect, test } from 'vitest'
import { documentsOf, buildFiles, openAll } from '../../testing/smallCorpus.ts'
import { search } from '../search.ts'
import { splitCompound } from './compounds.ts'

test.each([
  ['lastverteilerkonfiguration', 'lastverteiler konfiguration', 'lastverteiler konfiguration'],
  ['sicherungskopie', 'sicherung kopie', 'sicherung kopie'],
  ['datenbankserver', 'datenbank server bank', 'datenbank server'],
  ['konfiguration', 'server', undefined],
  ['servern', 'server', undefined],
])('%s, where %s are known: %s', (word, known, parts) => {
  const words = new Set(known.split(' '))
  expect(splitCompound?.(word, (part) => words.has(part))?.join(' ')).toBe(parts)
})

const page = (title: string, text: string) => ({ title, sections: { [title]: text } })
const corpus = {
  '/last/': page('Lastverteiler', 'Die Lastverteilerkonfiguration steht in einer Datei.'),
  '/server/': page('Server', 'Die Konfiguration des Servers wird geprüft.'),
  '/kopie/': page('Kopien', 'Eine Sicherung ist eine Kopie.'),
}
const routesFor = (query: string, settings = {}) =>
  search(
    openAll(buildFiles(documentsOf(corpus), { settings: { language: 'de', ...settings } })),
    query,
  ).hits.map(({ document }) => document.sectionRoute)

test.each([{}, { shardThreshold: 0, shardLength: 200 }])(
  'in German, a word finds those that end with it, and a compound its words (%j)',
  (settings) => {
    expect(routesFor('Konfiguration', settings).toSorted()).toEqual(['/last/', '/server/'])
    expect(routesFor('Serverkonfiguration', settings)[0]).toBe('/server/')
    expect(routesFor('Sicherungskopie', settings)[0]).toBe('/kopie/')
    expect(routesFor('Verteilerkonfiguration', settings)).toContain('/last/')
  },
)

test('in English, a word that ends with another is not that one', () => {
  const english = { '/a/': page('Rebooting', 'A firewall is there.') }
  const index = openAll(buildFiles(documentsOf(english), { settings: { language: 'en' } }))
  expect(search(index, 'wall').hits).toEqual([])
})
