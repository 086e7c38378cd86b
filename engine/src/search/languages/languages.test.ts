import { expect, test } from 'vitest'
import { parseQuery } from '../parseQuery.ts'
import { formsOf } from '../wordsOf.ts'
import { languageNamed } from './allLanguages.ts'

/** As words of a text are read and reduced. */
const stemsOf = (language: string, text: string) => formsOf(text).map(languageNamed(language).stem)

test.each([
  ['en', 'deploy deployed deploying deployments deployment', 2],
  ['en', 'renew renewed renewing renews', 1],
  ['en', 'cache caching cached', 1],
  ['de', 'Server Servern Servers', 1],
  ['de', 'Sicherung Sicherungen', 1],
  ['es', 'instalación instalaciones', 1],
  ['it', 'configurazione configurazioni', 1],
  ['nl', 'instelling instellingen', 1],
  ['pt', 'configuração configurações', 1],
])('%s: %s are %i words', (language, forms, count) => {
  expect(new Set(stemsOf(language, forms)).size).toBe(count)
})

test.each([
  ['en', 'the with your', 'les avec'],
  ['de', 'und über nicht', 'the'],
  ['es', 'más para', 'the'],
])('%s: “%s” are too common to count, “%s” are words', (language, common, words) => {
  const { stopWords } = languageNamed(language)
  expect(formsOf(common).filter((form) => !stopWords.has(form))).toEqual([])
  expect(formsOf(words).filter((form) => stopWords.has(form))).toEqual([])
})

test('versions, options and short names are never reduced', () => {
  expect(stemsOf('en', 'php8 v2s ssl tls aes256gcms')).toEqual([
    'php8',
    'v2s',
    'ssl',
    'tls',
    'aes256gcms',
  ])
})

test('a language that is not known keeps each word as it is; none is French', () => {
  expect(stemsOf('fi', 'palvelimet')).toEqual(['palvelimet'])
  expect(languageNamed(undefined).stem('certificats')).toBe('certificat')
})

test('the fields of a query are called as the language calls them, and as English does', () => {
  const { fields: german } = languageNamed('de')
  const { fields: english } = languageNamed('en')
  expect(parseQuery('titel:ssl', german).clauses[0]).toMatchObject({ field: 'title', text: 'ssl' })
  expect(parseQuery('category:ssl', german).clauses[0]).toMatchObject({ field: 'categories' })
  expect(parseQuery('titel:ssl', english).errors).toEqual([
    { key: 'unknownField', found: 'titel', fields: ['title', 'content', 'tag', 'category'] },
  ])
})

test('what is elided is no word, in French and in Italian', () => {
  expect(formsOf("l'hébergement dell'utente quest'anno un'altra")).toEqual([
    'hebergement',
    'utente',
    'anno',
    'altra',
  ])
})
