import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { buildVersionIndex, wordsNameOf } from './searchIndex.ts'

function makeFiles(docs: Record<string, string>, { glossary = '', maxResults = 8 } = {}) {
  const { site, versions } = siteOf(docs)
  const [version] = versions
  const { search } = site.config
  if (!version || search === false) throw new Error('nothing to search')
  return buildVersionIndex(version, { site, search: { ...search, maxResults }, glossary }).files
}

const docs = { 'acces.md': '# Accès\n\nOuvrir le port.', 'ports.md': '# Ports\n\nFermer.' }
const indexName = (...input: Parameters<typeof makeFiles>) => makeFiles(...input)[1]?.name
const indexStamp = (...input: Parameters<typeof makeFiles>) =>
  (JSON.parse(new TextDecoder().decode(makeFiles(...input)[0]?.bytes)) as { stamp: string }).stamp

test('the same content gives the same bytes under the same names', () => {
  expect(makeFiles(docs)).toEqual(makeFiles(docs))
  expect(indexName(docs)).toMatch(/^search-index-docs-default-current\.[0-9a-f]{8}\.text-0\.json$/)
})

test('sections whose hash is known are not read to see whether they have changed', () => {
  const hashed = (content: string, sectionsHash: string) => {
    const { site, versions } = siteOf(docs)
    const [version] = versions
    const { search } = site.config
    if (!version || search === false) throw new Error('nothing to search')
    for (const { doc } of version.version.docs)
      Object.assign(doc, { sectionsHash, sections: [{ ...doc.sections[0], content }] })
    return buildVersionIndex(version, { site, search, glossary: '' }).files[1]?.name
  }
  expect(hashed('Ouvrir.', 'a')).toBe(hashed('Ouvrir.', 'a'))
  expect(hashed('Ouvrir.', 'a')).toBe(hashed('Fermer.', 'a'))
  expect(hashed('Ouvrir.', 'a')).not.toBe(hashed('Ouvrir.', 'b'))
})

test.each([
  ['a text', { 'ports.md': '# Ports\n\nOuvrir.' }, {}],
  ['a title', { 'ports.md': '# Les ports\n\nFermer.' }, {}],
  ['a tag', { 'ports.md': '---\ntags: [ssh]\n---\n# Ports\n\nFermer.' }, {}],
  ['the glossary', {}, { glossary: 'port, accès' }],
  ['a setting', {}, { maxResults: 9 }],
])('%s changes the stamp of an index, in the names of its pieces', (_, changed, how) => {
  expect(indexStamp(docs)).toBe(indexStamp(docs))
  expect(indexStamp({ ...docs, ...changed }, how)).not.toBe(indexStamp(docs))
})

test('files of text are named by the pages they are of, whatever else the index holds', () => {
  expect(indexName({ ...docs, 'ports.md': '# Ports\n\nOuvrir.' })).not.toBe(indexName(docs))
  expect(indexName(docs, { glossary: 'port, accès', maxResults: 9 })).toBe(indexName(docs))
  expect(indexName({ ...docs, 'ports.md': '---\ntags: [a]\n---\n# Ports\n\nFermer.' })).toBe(
    indexName(docs),
  )
})

test('an edit renames the files of text of its own run of pages, and no other', () => {
  // As many pages as are in two runs, and one more; all but the edited one say the same.
  const pageName = (page: number) => `p${100 + page}.md`
  const many = Object.fromEntries(
    Array.from({ length: 65 }, (_, page) => [pageName(page), '# Page\n\n'.padEnd(800, 'mot ')]),
  )
  const readTextFiles = (site: Record<string, string>) =>
    new Map(
      makeFiles(site)
        .filter(({ name }) => name.includes('.text-'))
        .map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]),
    )
  const before = readTextFiles(many)
  const after = readTextFiles({ ...many, [pageName(40)]: '# Page\n\nUne phrase.' })
  const runOf = (name: string) => name.split('.').at(-3)
  const runs = [...new Set(Array.from(before.keys(), runOf))]
  expect(runs).toHaveLength(3)
  for (const [name, text] of before)
    expect(after.get(name), name).toBe(runOf(name) === runs[1] ? undefined : text)
  expect([...after.values()].some((text) => text.includes('Une phrase.'))).toBe(true)
  expect(new Set(Array.from(after.keys(), runOf)).size).toBe(3)
})

test('counted words are those of a locale and a version, wherever the site is published', () => {
  const { site, versions } = siteOf(docs)
  const [version] = versions
  if (!version) throw new Error('no version')
  const name = wordsNameOf(site, version.version)
  const elsewhere = { ...site, config: { ...site.config, baseUrl: '/ailleurs/' } }
  expect(wordsNameOf(elsewhere, version.version)).toBe(name)
  expect(wordsNameOf(site, { name: '2.0' })).not.toBe(name)
  expect(
    wordsNameOf({ ...site, locale: { ...site.locale, code: 'en' } }, version.version),
  ).not.toBe(name)
})
