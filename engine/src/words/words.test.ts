import { expect, test } from 'vitest'
import { formatCount } from './formatCount.ts'
import { fill } from './fill.ts'
import { articleWordsOf, pageWordsOf, wordTables } from './languageWords.ts'
import type { WordTable } from './wordTable.ts'

const flat = ({ app, page, article }: WordTable): Record<string, string> => ({
  ...app,
  ...page,
  ...article,
})
const tables = Object.entries(wordTables).map(([language, table]) => ({
  language,
  words: flat(table),
}))
const french = tables.find(({ language }) => language === 'fr')?.words ?? {}

/** `{count}` and the like, in alphabetical order, once each. */
const valuesIn = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].toSorted()

test('there are words in French, English, German, Spanish, Italian, Dutch, Portuguese and Arabic', () => {
  expect(tables.map(({ language }) => language)).toEqual([
    'fr',
    'en',
    'de',
    'es',
    'it',
    'nl',
    'pt',
    'ar',
  ])
})

test.each(tables)(
  'no word is missing in $language, none is empty, none is too many',
  ({ words }) => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(french).toSorted())
    expect(Object.entries(words).filter(([, word]) => word.trim() === '')).toEqual([])
  },
)

test.each(tables)('each word of $language takes the values that its French takes', ({ words }) => {
  for (const [key, word] of Object.entries(words))
    expect([key, valuesIn(word)]).toEqual([key, valuesIn(french[key] ?? '')])
})

test.each(tables)(
  'what is counted in $language has the forms of its numbers',
  ({ language, words }) => {
    const counted = Object.keys(french).filter((key) => french[key]?.includes('|'))
    const forms = language === 'ar' ? 6 : 2
    for (const key of counted) expect([key, words[key]?.split('|').length]).toEqual([key, forms])
    const others = Object.keys(words).filter((key) => !counted.includes(key))
    expect(others.filter((key) => words[key]?.includes('|'))).toEqual([])
  },
)

/** Words that two languages write alike are no sentence left untranslated. */
test.each(tables)('no sentence of $language is that of another table', ({ language, words }) => {
  for (const other of tables) {
    if (other.language === language) continue
    const same = Object.keys(words).filter(
      (key) =>
        words[key] === other.words[key] && (words[key]?.match(/\p{L}{2,} /gu) ?? []).length > 2,
    )
    expect([other.language, same]).toEqual([other.language, []])
  }
})

test('a site says a word its own way, the others stay those of the language', () => {
  const words = pageWordsOf('fr', { retry: 'Try again', home: 'Home', inconnu: 'x' })
  expect(words).toMatchObject({ retry: 'Try again', copy: 'Copier', home: 'Home', next: 'Suivant' })
  expect(words).not.toHaveProperty('inconnu')
})

test('a language is that of all its regions; one without a table gets English', () => {
  expect(pageWordsOf('de-AT').copy).toBe('Kopieren')
  expect(articleWordsOf('pt-BR').tipTitle).toBe('Dica')
  expect(pageWordsOf('da').copy).toBe('Copy')
})

test('a sentence takes its values, and shows the place of one that is missing', () => {
  expect(fill('{a} puis {b}', { a: 'ceci' })).toBe('ceci puis {b}')
})

test.each([
  ['fr', 0, '0 résultat'],
  ['fr', 1, '1 résultat'],
  ['fr', 2, '2 résultats'],
  ['fr', 1_000_000, '1000000 résultats'],
  ['en', 0, '0 results'],
  ['en', 1, '1 result'],
  ['de-CH', 5, '5 Treffer'],
  ['ar', 0, 'لا نتائج'],
  ['ar', 1, 'نتيجة واحدة'],
  ['ar', 2, 'نتيجتان'],
  ['ar', 3, '3 نتائج'],
  ['ar', 11, '11 نتيجة'],
  ['ar', 100, '100 نتيجة'],
  // Without a table, English words, in English numbers.
  ['pl', 5, '5 results'],
  ['ja', 5, '5 results'],
  ['ja', 1, '1 result'],
  ['zh-Hans', 1, '1 result'],
  ['sr-Latn', 21, '21 results'],
])('%s: %i is said as the language of its words counts: %s', (language, count, text) => {
  expect(formatCount(pageWordsOf(language), 'searchCount', count)).toBe(text)
})

test('a language with more forms than two takes all that a site gives', () => {
  const words = pageWordsOf('pl', { searchCount: '{count} wynik|{count} wyniki|{count} wyników' })
  const said = [1, 3, 5, 22].map((count) => formatCount(words, 'searchCount', count))
  expect(said).toEqual(['1 wynik', '3 wyniki', '5 wyników', '22 wyniki'])
})

test('in French, signs that need a space before them have one that does not break', () => {
  for (const word of Object.values(french)) expect(word).not.toMatch(/ [:;!?»]|« |'/)
})

test.each([
  ['en', /["'«»„]| [:;!?]/],
  ['de', /["'«»]| [:;!?]/],
  ['es', /["'“”„]| [:;!?]/],
  ['it', /["'“”„]| [:;!?]/],
  ['nl', /["'«»„“”]| [:;!?]/],
  ['pt', /["'«»„]| [:;!?]/],
  ['ar', /["'“”„;?]| [:!]/],
])('in %s, signs are written as in no other language', (language, foreign) => {
  const { words = {} } = tables.find((table) => table.language === language) ?? {}
  expect(Object.entries(words).filter(([, word]) => foreign.test(word))).toEqual([])
})
