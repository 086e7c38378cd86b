import { expect, test } from 'vitest'
import { pageWordsOf } from './pageWords.ts'
import { countOf, fill } from './words.ts'

test('a site says a word its own way, the others stay French', () => {
  const words = pageWordsOf({ retry: 'Try again', home: 'Home', inconnu: 'x' })
  expect(words).toMatchObject({ retry: 'Try again', copy: 'Copier', home: 'Home', next: 'Suivant' })
  expect(words).not.toHaveProperty('inconnu')
})

test('a sentence takes its values, and shows the place of one that is missing', () => {
  expect(fill('{a} puis {b}', { a: 'ceci' })).toBe('ceci puis {b}')
})

test.each([
  [0, 'Un seul'],
  [1, 'Un seul'],
  [2, '2 pages'],
])('%i takes the French number: %s', (count, text) => {
  expect(countOf(count, 'Un seul', '{count} pages')).toBe(text)
})

test('signs that need a space before them have one that does not break', () => {
  for (const word of Object.values(pageWordsOf({}))) {
    expect(word).not.toMatch(/ [:;!?»]|« |'/)
  }
})
