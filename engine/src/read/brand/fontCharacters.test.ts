import { expect, test } from 'vitest'
import { charactersOf } from './fontCharacters.ts'

test.each([
  [['fr'], 'Œuvre à 20 € → « ici »', 'Привет'],
  [['en', 'ru'], 'Привет', 'Γειά'],
  [['el'], 'Γειά', 'Привет'],
  [['ar'], 'مرحبا', 'שלום'],
  [['ja'], 'ひらがな', '한국어'],
  [['not a language'], 'plain', 'Привет'],
])('%j keeps %j, not %j', (languages, kept, left) => {
  const characters = new Set(charactersOf(languages))
  expect([...kept].filter((character) => !characters.has(character))).toEqual([])
  expect([...left].filter((character) => characters.has(character))).toEqual([])
})
