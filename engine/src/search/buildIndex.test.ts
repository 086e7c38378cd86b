import { expect, test } from 'vitest'
import { built, createWords, filesOfIndex } from './buildIndex.ts'
import { formsPieceOf, lengthLevelOf, lengthOfLevel, type TextPack } from './indexFile.ts'
import { keepSections, packSections, unpackSections } from './keptSections.ts'
import { languageNamed } from './languages/allLanguages.ts'
import { addPiece, openIndex } from './openIndex.ts'
import { search } from './search.ts'
import {
  DEFAULT_SETTINGS,
  documentsOf,
  buildFiles,
  openAll,
  SMALL_CORPUS,
} from '../testing/smallCorpus.ts'

const documents = documentsOf(SMALL_CORPUS)

test('the index of a tag is one file that names it, with texts and other names of words beside, named by their stamp', () => {
  const names = [
    ...buildFiles(documents, { stamp: 'a1', settings: { textPackLength: 1000 } }).keys(),
  ]
  expect(names[0]).toBe('search-index-essai.json')
  expect(
    names.slice(1).every((name) => /^search-index-essai\.a1\.(?:text|names)-\d+\.json$/.test(name)),
  ).toBe(true)
  expect(names.length).toBeGreaterThan(2)
})

test('the same documents give the same bytes', () => {
  expect(buildFiles(documents)).toEqual(buildFiles(documents))
})

test('pages kept from the build before give the index that their text gives', () => {
  const settings = { ...DEFAULT_SETTINGS, shardThreshold: 0, shardLength: 300, textPackLength: 60 }
  const options = { tag: 'essai', stamp: '1', settings, textStampOf: () => '2' }
  const pages = [
    { href: '/a/', sections: ['Ouvrir le port 443/tcp.', 'Le  « port » é 😀\n"x" \ud800', ''] },
    { href: '/b/', sections: ['Le serveur ouvre rsync -avz'] },
    // Of the same address as the first, and one that has nothing to find.
    { href: '/a/', sections: ['Une sauvegarde', 'ouvre le serveur'] },
    { href: '/c/', sections: [] },
  ].map(({ href, sections }, page) => ({
    facts: { href, title: `Page  ${page}`, tags: ['ssh', 'ftp'], categories: ['Accès'] },
    sections: sections.map((content, rank) => ({
      title: rank === 0 ? `Page  ${page}` : `Où ouvrir ${rank} ?`,
      anchor: ['', 'ouvrir', 'ou-ouvrir-2'][rank] ?? '',
      content,
      ...(rank === 1 && { linkShare: 0.75 }),
    })),
  }))
  const before = createWords()
  const now = createWords()
  const kept = new Map(
    pages.map(({ sections }, page) => [`${page}`, keepSections(sections, before.count)]),
  )
  // Other words came first: the numbers are not those of the build before.
  now.lexicon.numberOf('autre')
  const back = unpackSections(packSections(kept, before.lexicon), now.lexicon)
  const known = pages.map(({ facts }, page) => {
    const sections = back.get(`${page}`)
    if (!sections) throw new Error(`page ${page} is lost`)
    return { facts, sections, key: '' }
  })
  const text = createWords()
  const fresh = pages.map(({ facts, sections }) => ({
    facts,
    sections: keepSections(sections, text.count),
    key: '',
  }))
  const { files } = built(filesOfIndex(known, { ...options, words: now }))
  expect(files).toEqual(built(filesOfIndex(fresh, { ...options, words: text })).files)
  const json = new Map(
    files.map(({ name, bytes }) => [name, JSON.parse(new TextDecoder().decode(bytes)) as unknown]),
  )
  const { hits } = search(openAll(json), 'sauvegarde')
  expect(hits).toMatchObject([{ document: { pageTitle: 'Page 0', sectionTitle: 'Page 2' } }])
  const packs = [...json].filter(([name]) => name.includes('.text-'))
  expect(packs.length).toBeGreaterThan(1)
  const [first, second, last] = pages.map(({ sections }) => sections.map(({ content }) => content))
  expect(packs.flatMap(([, value]) => (value as TextPack).texts)).toEqual(
    [first, last, second].flat(),
  )
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
  const index = openAll(buildFiles(documents))
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
  const index = openAll(buildFiles([{ ...first, sectionTitle, sectionRoute: route }]))
  expect(search(index, 'déjà').hits[0]?.document.sectionRoute).toBe(route)
})

test.each([
  ['whole', {}],
  ['in pieces', { shardThreshold: 0, shardLength: 300 }],
])('a letter that folds to several words breaks no index: %s', (_, settings) => {
  const [first] = documents
  if (!first) throw new Error('no document')
  const odd = { ...first, id: documents.length + 1, sectionRoute: '/odd/', content: 'Le signe ﷺ.' }
  const index = openAll(buildFiles([...documents, odd], { settings }))
  expect(search(index, 'ﷺ').hits[0]?.document.sectionRoute).toBe('/odd/')
  expect(search(index, 'journalctl').hits[0]?.document.pageTitle).toBe('Planifier des tâches')
})

test('pieces are beside their index, whatever its address says besides', () => {
  const index = openIndex(
    buildFiles(documents, { stamp: 'a1' }).get('search-index-essai.json'),
    languageNamed,
  )
  for (const query of ['', '?edit=2'])
    expect(index.fileOf(`https://x.example/d/search-index-json.json${query}`, 'text-0')).toBe(
      'https://x.example/d/search-index-json.a1.text-0.json',
    )
  expect(index.fileOf('search-index-essai.json', 'heads-0')).toBe(
    'search-index-essai.a1.heads-0.json',
  )
})

test('an index without document opens and finds nothing', () => {
  expect(search(openAll(buildFiles([])), 'certificat')).toMatchObject({ hits: [], errors: [] })
})

test('an index in pieces gives the same answers as a whole one', () => {
  const whole = openAll(buildFiles(documents))
  const settings = { shardThreshold: 0, shardLength: 300 }
  const files = buildFiles(documents, { settings })
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
  const files = buildFiles(documents, { settings: { shardThreshold: 0, shardLength: 300 } })
  const index = openIndex(files.get('search-index-essai.json'), languageNamed)
  const before = search(index, 'journalctl')
  expect(before).toMatchObject({ hits: [] })
  expect(before.needed).not.toEqual([])
  for (const piece of before.needed) {
    addPiece(index, piece, files.get(index.fileOf('search-index-essai.json', piece)))
  }
  const after = search(index, 'journalctl')
  expect(after.needed).toEqual([])
  expect(after.hits[0]?.document.pageTitle).toBe('Planifier des tâches')
})
