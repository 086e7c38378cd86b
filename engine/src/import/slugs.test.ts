/** Values that the tools' own libraries gave: `npm run import-peers -w bench` asks them again. */

import { expect, test } from 'vitest'
import {
  docusaurusIds,
  mkdocsIds,
  pythonSlug,
  starlightIds,
  vitepressIds,
  vitepressSlug,
} from './slugs.ts'

const plain = { separator: '-', keepsLetters: false, case: 'lower' } as const

test.each([
  ["1. Installer l'outil", '_1-installer-l-outil', '1-installer-loutil'],
  ['Que faire ? (selon "vous")', 'que-faire-selon-vous', 'que-faire-selon-vous'],
  ['Über Größe & Café — 100 %', 'uber-große-cafe-—-100', 'uber-groe-cafe-100'],
  ['create(name: string): Gate', 'create-name-string-gate', 'createname-string-gate'],
  ['_privé_ et C++', 'prive-et-c', '_prive_-et-c'],
  ['日本', '日本', ''],
])('“%s” is %j in VitePress and %j in MkDocs', (text, vitepress, mkdocs) => {
  expect(vitepressSlug(text)).toBe(vitepress)
  expect(pythonSlug(text, plain)).toBe(mkdocs)
})

test('pymdownx keeps the letters of every language, and the case when it is asked to', () => {
  expect(pythonSlug("L'Été à 2", { ...plain, keepsLetters: true })).toBe('lété-à-2')
  expect(pythonSlug('Été', { ...plain, keepsLetters: true, case: 'none' })).toBe('Été')
})

test.each([
  ['Owned by root:root (Automated)', 'owned-by-root-automated'],
  ['std::vector, a :smile: at 18:30', 'stdvector-a-smile-at-1830'],
  ['A :b[c]{.d} e', 'a-c-e'],
  ['Été', 'été'],
])('Docusaurus takes directives out: “%s” is %j', (text, id) => {
  expect(docusaurusIds(false)([{ text }])).toEqual([id])
})

test('each tool tells two headings of one name apart in its own way', () => {
  const headings = ['A', 'A', 'A'].map((text) => ({ text }))
  expect(vitepressIds()(headings)).toEqual(['a', 'a-1', 'a-2'])
  expect(mkdocsIds(plain)(headings)).toEqual(['a', 'a_1', 'a_2'])
  expect(mkdocsIds(plain)([{ text: '日' }, { text: '本' }])).toEqual(['_1', '_2'])
  expect(starlightIds(false)([{ text: 'Quoi !' }, { text: 'B', explicitId: 'c' }])).toEqual([
    'quoi-',
    'c',
  ])
  expect(starlightIds(true)([{ text: 'Quoi !' }])).toEqual(['quoi'])
})
