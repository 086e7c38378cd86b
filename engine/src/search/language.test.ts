import { expect, test } from 'vitest'
import { rememberStems } from './language.ts'
import { languageNamed } from './languages/allLanguages.ts'

test('the stem of a word is worked out once, and is that of the language', () => {
  const french = languageNamed('fr')
  const asked: string[] = []
  const counting = {
    ...french,
    stem: (word: string) => {
      asked.push(word)
      return french.stem(word)
    },
  }
  const { stem } = rememberStems(counting)
  const words = ['serveurs', 'reseaux', 'serveurs', '', '']
  expect(words.map(stem)).toEqual(words.map(french.stem))
  expect(asked).toEqual(['serveurs', 'reseaux', ''])
})
