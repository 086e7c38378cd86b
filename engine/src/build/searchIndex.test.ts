import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { buildVersionIndex, wordsNameOf } from './searchIndex.ts'

function filesOf(docs: Record<string, string>, { glossary = '', maxResults = 8 } = {}) {
  const { site, versions } = siteOf(docs)
  const [version] = versions
  const { search } = site.config
  if (!version || search === false) throw new Error('nothing to search')
  return buildVersionIndex(version, { site, search: { ...search, maxResults }, glossary }).files
}

const docs = { 'acces.md': '# Accès\n\nOuvrir le port.', 'ports.md': '# Ports\n\nFermer.' }
const nameOf = (...input: Parameters<typeof filesOf>) => filesOf(...input)[1]?.name

test('the same content gives the same bytes under the same names', () => {
  expect(filesOf(docs)).toEqual(filesOf(docs))
  expect(nameOf(docs)).toMatch(/^search-index-docs-default-current\.[0-9a-f]{8}\.text-0\.json$/)
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

test('whatever changes an index changes the names of its pieces', () => {
  const name = nameOf(docs)
  expect(nameOf({ ...docs, 'ports.md': '# Ports\n\nOuvrir.' })).not.toBe(name)
  expect(nameOf({ ...docs, 'ports.md': '# Les ports\n\nFermer.' })).not.toBe(name)
  expect(nameOf(docs, { glossary: 'port, accès' })).not.toBe(name)
  expect(nameOf(docs, { maxResults: 9 })).not.toBe(name)
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
