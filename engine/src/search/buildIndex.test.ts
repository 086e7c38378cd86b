import { expect, test } from 'vitest'
import { createWordCounter } from './countWords.ts'
import type { KnownWords } from './indexText.ts'
import { formsPieceOf, lengthLevelOf, lengthOfLevel } from './indexFile.ts'
import { keepPage, packKept, unpackKept, wordsOfPage } from './keptWords.ts'
import { createLexicon } from './lexicon.ts'
import { addPiece, openIndex } from './openIndex.ts'
import { search } from './search.ts'
import { documentsOf, filesOf, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'

const documents = documentsOf(SMALL_CORPUS)

test('the index of a tag is one file that names it, with the texts beside, named by their stamp', () => {
  const names = [...filesOf(documents, { stamp: 'a1', settings: { textPackLength: 1000 } }).keys()]
  expect(names[0]).toBe('search-index-essai.json')
  expect(
    names.slice(1).every((name) => /^search-index-essai\.a1\.text-\d+\.json$/.test(name)),
  ).toBe(true)
  expect(names.length).toBeGreaterThan(2)
})

test('the same documents give the same bytes', () => {
  expect(filesOf(documents)).toEqual(filesOf(documents))
})

test('words that were counted before give the index that the text gives', () => {
  const settings = { shardThreshold: 0, shardLength: 300 }
  const before = createLexicon()
  const count = createWordCounter(before)
  const pages = new Map(documents.map(({ content }) => [content, keepPage([count(content)])]))
  const lexicon = createLexicon()
  // Other words came first: the numbers are not those of the build before.
  lexicon.numberOf('autre')
  const kept = unpackKept(packKept(pages, before), lexicon)
  const given: string[] = []
  const wordsOf: KnownWords['wordsOf'] = (sections) =>
    sections.flatMap(({ content }) => {
      const known = wordsOfPage(kept.get(content) ?? new Uint32Array())
      if (known.length === 1) given.push(content)
      return known
    })
  expect(filesOf(documents, { settings, known: { lexicon, wordsOf } })).toEqual(
    filesOf(documents, { settings }),
  )
  expect(given).toHaveLength(documents.length)
})

test('the length of a text is kept within a tenth, that of an empty one as it is', () => {
  const kept = (words: number) => lengthOfLevel(lengthLevelOf(words))
  expect([0, 1].map(kept)).toEqual([0, 1])
  const errors = Array.from({ length: 5000 }, (_, i) => Math.abs(kept(i + 1) / (i + 1) - 1))
  expect(Math.max(...errors)).toBeLessThan(0.1)
})

test('mistyped words are looked for by length: the shortest in the first piece, the longest in the last', () => {
  expect([1, 3, 4, 15, 16, 40].map(formsPieceOf)).toEqual([0, 0, 1, 12, 13, 13])
})

test('a hit gives back its document', () => {
  const index = openAll(filesOf(documents))
  for (const document of documents) {
    const { hits } = search(index, `titre:"${document.sectionTitle}"`, { limit: 50 })
    const found = hits.find((hit) => hit.document.sectionRoute === document.sectionRoute)
    const { content, level, ...shown } = document
    void [content, level]
    expect(found?.document, document.sectionTitle).toEqual({ ...shown, excerpt: '' })
  }
})

test.each([
  ['as GitHub writes it', 'Déjà là ?', 'd%C3%A9j%C3%A0-l%C3%A0-'],
  ['folded', 'Déjà là ?', 'deja-la'],
  ['chosen by the author', 'Déjà là ?', 'mon-ancre'],
  ['none', 'Déjà là ?', ''],
])('the anchor of a section comes back: %s', (_, sectionTitle, anchor) => {
  const [first] = documents
  if (!first) throw new Error('no document')
  const route = anchor === '' ? '/page/' : `/page/#${anchor}`
  const index = openAll(filesOf([{ ...first, sectionTitle, sectionRoute: route }]))
  expect(search(index, 'déjà').hits[0]?.document.sectionRoute).toBe(route)
})

test.each([
  ['whole', {}],
  ['in pieces', { shardThreshold: 0, shardLength: 300 }],
])('a letter that folds to several words breaks no index: %s', (_, settings) => {
  const [first] = documents
  if (!first) throw new Error('no document')
  const odd = { ...first, id: documents.length + 1, sectionRoute: '/odd/', content: 'Le signe ﷺ.' }
  const index = openAll(filesOf([...documents, odd], { settings }))
  expect(search(index, 'ﷺ').hits[0]?.document.sectionRoute).toBe('/odd/')
  expect(search(index, 'journalctl').hits[0]?.document.pageTitle).toBe('Planifier des tâches')
})

test('an index without document opens and finds nothing', () => {
  expect(search(openAll(filesOf([])), 'certificat')).toMatchObject({ hits: [], errors: [] })
})

test('an index in pieces gives the same answers as a whole one', () => {
  const whole = openAll(filesOf(documents))
  const settings = { shardThreshold: 0, shardLength: 300 }
  const files = filesOf(documents, { settings })
  expect([...files.keys()].filter((name) => name.includes('.terms-')).length).toBeGreaterThan(5)
  const pieced = openAll(files)
  for (const query of [
    'certificat',
    'certificta',
    'conf',
    'se',
    'bdd',
    'fail 2 ban',
    '"tour de rôle"',
    'rsync -avz',
  ]) {
    expect(search(pieced, query), query).toEqual(search(whole, query))
  }
})

test('a piece that has not arrived is named', () => {
  const files = filesOf(documents, { settings: { shardThreshold: 0, shardLength: 300 } })
  const index = openIndex(files.get('search-index-essai.json'))
  const before = search(index, 'journalctl')
  expect(before).toMatchObject({ hits: [] })
  expect(before.needed).not.toEqual([])
  for (const piece of before.needed) {
    addPiece(index, piece, files.get(`search-index-essai.${index.stamp}.${piece}.json`))
  }
  const after = search(index, 'journalctl')
  expect(after.needed).toEqual([])
  expect(after.hits[0]?.document.pageTitle).toBe('Planifier des tâches')
})
