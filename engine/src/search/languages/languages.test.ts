import { afterEach, expect, test } from 'vitest'
import { speak } from '../language.ts'
import { parseQuery } from '../parseQuery.ts'
import { stemWord } from '../stemWord.ts'
import { isStopWord } from '../stopWords.ts'
import { formsOf } from '../wordsOf.ts'
import { languageNamed } from './allLanguages.ts'
import { loadLanguage } from './loadLanguage.ts'

afterEach(() => speak(undefined))

/** As words of a text are read and reduced. */
const stemsOf = (text: string) => formsOf(text).map(stemWord)

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
  speak(languageNamed(language))
  expect(new Set(stemsOf(forms)).size).toBe(count)
})

test.each([
  ['en', 'the with your', 'les avec'],
  ['de', 'und über nicht', 'the'],
  ['es', 'más para', 'the'],
])('%s: “%s” are too common to count, “%s” are words', (language, common, words) => {
  speak(languageNamed(language))
  expect(formsOf(common).filter((form) => !isStopWord(form))).toEqual([])
  expect(formsOf(words).filter(isStopWord)).toEqual([])
})

test('versions, options and short names are never reduced', () => {
  speak(languageNamed('en'))
  expect(stemsOf('php8 v2s ssl tls aes256gcms')).toEqual([
    'php8',
    'v2s',
    'ssl',
    'tls',
    'aes256gcms',
  ])
})

test('a language that is not known keeps each word as it is; French is there without being loaded', async () => {
  await loadLanguage('fi')
  expect(stemWord('palvelimet')).toBe('palvelimet')
  await loadLanguage(undefined)
  expect(stemWord('certificats')).toBe('certificat')
  await loadLanguage('en')
  expect(stemWord('certificates')).toBe(stemWord('certificate'))
})

test('the fields of a query are called as the language calls them, and as English does', () => {
  speak(languageNamed('de'))
  expect(parseQuery('titel:ssl').clauses[0]).toMatchObject({ field: 'title', text: 'ssl' })
  expect(parseQuery('category:ssl').clauses[0]).toMatchObject({ field: 'categories' })
  speak(languageNamed('en'))
  expect(parseQuery('titel:ssl').errors).toEqual([
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
