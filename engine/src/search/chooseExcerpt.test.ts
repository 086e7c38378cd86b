import { expect, test } from 'vitest'
import { chooseExcerpt } from './chooseExcerpt.ts'
import { language } from './languages/fr.ts'
import { findMarks } from './findMarks.ts'

const shown = (text: string, stems: readonly string[]) =>
  chooseExcerpt(text, new Map(stems.map((stem) => [stem, 1])), language)
const marked = (text: string, stems: readonly string[]) =>
  findMarks(text, new Set(stems), language.stem).map(({ start, end }) => text.slice(start, end))

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
  expect(shown(text, ['certificat']).excerpt).toBe('…Le certificat est là. Et la suite.')
})

test('the excerpt shows the place where the most different words meet', () => {
  const filler = 'Des mots sans aucun rapport avec la question posée. '.repeat(8)
  const text = `Un certificat. ${filler} La clé du certificat. ${filler}`
  expect(shown(text, ['certificat', 'cle']).excerpt).toContain('La clé du certificat')
})

test('the excerpt is the beginning of the text when nothing in it matches', () => {
  expect(shown('Premier mot.\nDeuxième ligne.', ['absent']).excerpt).toBe(
    'Premier mot. Deuxième ligne.',
  )
})

test('a text that ends within reach is shown to its end', () => {
  const text = `Le certificat ${'est là '.repeat(20)}maintenant`
  expect(text.length).toBeGreaterThan(140)
  expect(shown(text, ['certificat']).excerpt).toBe(text)
})

test('the excerpt is cut between words', () => {
  const excerpt = shown('certificat '.repeat(100), ['certificat']).excerpt
  expect(excerpt).toMatch(/certificat…$/)
  expect(excerpt.length).toBeLessThan(180)
})

test('a word that is worth more than the others together draws the excerpt', () => {
  const filler = 'Des mots sans aucun rapport avec la question posée. '.repeat(8)
  const text = `Un certificat, une date, une erreur. ${filler} ERR_CERT_DATE_INVALID ${filler}`
  const worths = new Map([
    ['errcertdateinvalid', 4],
    ['certificat', 1],
    ['date', 1],
    ['erreur', 1],
  ])
  expect(chooseExcerpt(text, worths, language).excerpt).toContain('ERR_CERT_DATE_INVALID')
})

test('an excerpt of code is its lines, indented as among themselves, and nothing else', () => {
  const text =
    'Le service est décrit par un fichier.\n\tservices:\n\t  web:\n\t    image: nginx\n\t    ports: 80\n\t    x: 1\nPuis la suite.'
  expect(shown(text, ['nginx'])).toEqual({
    excerpt: 'image: nginx\nports: 80\nx: 1',
    isCode: true,
  })
  expect(shown(text, ['web'])).toEqual({
    excerpt: 'web:\n  image: nginx\n  ports: 80',
    isCode: true,
  })
})

test('an excerpt of prose holds no code', () => {
  const text = '\tsystemctl reload nginx\nLe service est rechargé.\n\tsystemctl status nginx\nFin.'
  expect(shown(text, ['recharg'])).toEqual({ excerpt: '…Le service est rechargé.…' })
  expect(shown('Une phrase.\n\tls', [])).toEqual({ excerpt: 'Une phrase.…' })
  expect(shown('\tls -l\nUne phrase.', [])).toEqual({ excerpt: 'ls -l', isCode: true })
})

test('a long line of code is cut', () => {
  const { excerpt } = shown(`\t${'rsync --archive '.repeat(40)}`, ['rsync'])
  expect(excerpt).toMatch(/^rsync --archive.*…$/)
  expect(excerpt.length).toBeLessThan(175)
})
