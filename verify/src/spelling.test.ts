import { beforeAll, expect, test } from 'vitest'
import { hasFrenchHunspell, unknownWords } from './spelling.ts'

beforeAll(async () => {
  expect(await hasFrenchHunspell(), 'hunspell and hunspell-fr-classical: npm run provide').toBe(
    true,
  )
})

const found = async (lines: string[], known: string[] = []) =>
  (await unknownWords(lines, new Set(known))).map(({ word, line }) => `${line} ${word}`)

test('a word that is not French is found at its line, with what it may be', async () => {
  const [unknown] = await unknownWords(['Vous sauvegardez.', 'Vous retaurez la base.'], new Set())
  expect(unknown).toMatchObject({ word: 'retaurez', line: 2 })
  expect(unknown?.suggestions).toContain('restaurez')
})

test('words of the site’s own list, elided or at the end of a sentence, are known', async () => {
  expect(await found(["Le pare-feu d'OVHcloud. OVHcloud."])).toEqual(['1 OVHcloud', '1 OVHcloud'])
  expect(await found(["Le pare-feu d'OVHcloud. OVHcloud."], ['ovhcloud'])).toEqual([])
})

test('initials, rules and single letters are left alone', async () => {
  expect(await found(['---', 'Les DNS, le SFTP et les CGI, a b'])).toEqual([])
})
