import { expect, test } from 'vitest'
import { countOf, fill, wordsOf } from './words.ts'

test('a site says a word its own way, the others stay French', () => {
  const words = wordsOf({ retry: 'Try again', inconnu: 'x' })
  expect(words).toMatchObject({ retry: 'Try again', next: 'Suivant' })
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
  for (const word of Object.values(wordsOf({}))) {
    expect(word).not.toMatch(/ [:;!?»]|« |'/)
  }
})
