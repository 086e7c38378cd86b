import { expect, test } from 'vitest'
import { excerptOf } from './excerptOf.ts'
import { findMarks } from './findMarks.ts'

const marked = (text: string, stems: readonly string[]) =>
  findMarks(text, new Set(stems)).map(({ start, end }) => text.slice(start, end))

test('inflections and accents are marked, whole words only', () => {
  expect(marked('Sauvegarder : les sauvegardes, la sauvegardée, un garde.', ['sauvegard'])).toEqual(
    ['Sauvegarder', 'sauvegardes', 'sauvegardée'],
  )
})

test('of an identifier, the longest part that matches is marked', () => {
  expect(marked('/etc/ssh/sshd_config', ['sshdconfig', 'sshd', 'config'])).toEqual(['sshd_config'])
  expect(marked('/etc/ssh/sshd_config', ['config'])).toEqual(['config'])
})

test('the article is not marked with its noun', () => {
  expect(marked('l’hébergement', ['heberg'])).toEqual(['hébergement'])
})

test('the excerpt begins at the line of the match', () => {
  const text = `${'Des mots sans rapport. '.repeat(30)}\nLe certificat est là.\nEt la suite.`
  expect(excerptOf(text, new Set(['certificat']))).toBe('…Le certificat est là. Et la suite.')
})

test('the excerpt shows the place where the most different words meet', () => {
  const filler = 'Des mots sans aucun rapport avec la question posée. '.repeat(8)
  const text = `Un certificat. ${filler} La clé du certificat. ${filler}`
  expect(excerptOf(text, new Set(['certificat', 'cle']))).toContain('La clé du certificat')
})

test('the excerpt is the beginning of the text when nothing in it matches', () => {
  expect(excerptOf('Premier mot.\nDeuxième ligne.', new Set(['absent']))).toBe(
    'Premier mot. Deuxième ligne.',
  )
})

test('a text that ends within reach is shown to its end', () => {
  const text = `Le certificat ${'est là '.repeat(20)}maintenant`
  expect(text.length).toBeGreaterThan(140)
  expect(excerptOf(text, new Set(['certificat']))).toBe(text)
})

test('the excerpt is cut between words', () => {
  const excerpt = excerptOf('certificat '.repeat(100), new Set(['certificat']))
  expect(excerpt).toMatch(/certificat…$/)
  expect(excerpt.length).toBeLessThan(180)
})
