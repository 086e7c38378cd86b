import { expect, test } from 'vitest'
import { chunksOf, LONE_CHUNK } from './chunksOf.ts'
import { documentsOf, SMALL_CORPUS } from '../testing/smallCorpus.ts'
import { wordsOf } from './wordsOf.ts'

const listForms = (text: string) => wordsOf(text).map(({ form }) => form)

test.each([
  'rsync -avz --delete pare-feu -4',
  '-avz en tête',
  'l’option -l’autre, a -b-c et --d=e',
  'c++ g++-12 -c++',
  '/etc/ssh/sshd_config 443/tcp php8.2 ci/cd',
  'espace\u00A0insécable\u00A0-v\n-x\t-y (-z) «\u202F-w\u202F»',
  'e\u0301te\u0301 Œuvre -É',
  ...documentsOf(SMALL_CORPUS).map(({ content }) => content),
])('the words of a text are those of its chunks: %s', (text) => {
  expect(chunksOf(text).flatMap(listForms)).toEqual(listForms(text))
  expect(listForms(text).length).toBeGreaterThan(0)
})

test('letters of Latin-1 are looked for before the others, wherever words are', () => {
  expect(LONE_CHUNK.source.match(/à-öø-ÿ/g)).toHaveLength(2)
})
