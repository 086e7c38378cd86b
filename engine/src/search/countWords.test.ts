import { expect, test } from 'vitest'
import { createWordCounter } from './countWords.ts'
import { createLexicon } from './lexicon.ts'

const lexicon = createLexicon()
const count = createWordCounter(lexicon)
const counted = (text: string) => {
  const { forms, ...rest } = count(text)
  return { ...rest, forms: Array.from(forms, (form) => lexicon.forms[form]) }
}

test.each([
  ['', { forms: [], counts: [], length: 0 }],
  ['— …', { forms: [], counts: [], length: 0 }],
  [
    'Le serveur, le SERVEUR et l’accès',
    { forms: ['le', 'serveur', 'et', 'acces'], counts: [2, 2, 1, 1], length: 6 },
  ],
  ['ﷺ ouvre ouvre', { forms: ['صلى الله عليه وسلم', 'ouvre'], counts: [1, 2], length: 3 }],
  ['rsync -avz', { forms: ['rsync', '-avz', 'avz'], counts: [1, 1, 1], length: 3 }],
])('« %s »', (text, expected) => {
  expect(counted(text)).toEqual(expected)
})

test('a word is counted by the same forms when it was met before', () => {
  expect(count('pare-feu')).toEqual(count('pare-feu'))
  expect(count('pare-feu pare-feu').counts).toEqual([2, 2, 2])
})
