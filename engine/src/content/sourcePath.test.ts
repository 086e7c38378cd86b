import { describe, expect, test } from 'vitest'
import {
  parentFolder,
  idOfSource,
  isLostPage,
  isPageSource,
  joinPath,
  splitNumberPrefix,
} from './sourcePath.ts'

test.each([
  ['01-Installer', { name: 'Installer', number: 1 }],
  ['02.x', { name: 'x', number: 2 }],
  ['3 - Trois', { name: 'Trois', number: 3 }],
  ['10_a', { name: 'a', number: 10 }],
  ['001---b', { name: 'b', number: 1 }],
  ['2021-11-fin', { name: '2021-11-fin' }],
  ['7.0-notes', { name: '7.0-notes' }],
  ['404', { name: '404' }],
  ['3d', { name: '3d' }],
  ['Apache', { name: 'Apache' }],
])('the number of “%s” is told from its name', (name, expected) => {
  expect(splitNumberPrefix(name)).toEqual(expected)
})

test.each([
  ['2017-bilan', false, { name: '2017-bilan' }],
  ['2017-bilan', '\\d{1,2}-', { name: '2017-bilan' }],
  ['17-bilan', '\\d{1,2}-', { name: 'bilan', number: 17 }],
  ['v-bilan', 'v-', { name: 'bilan' }],
])('the number of “%s” is what the setting %j makes of it', (name, prefixes, expected) => {
  expect(splitNumberPrefix(name, prefixes)).toEqual(expected)
})

test.each([
  ['a.markdown', true],
  ['a/__tests__/b.md', true],
  ['a.md', false],
  ['_a.markdown', false],
  ['a.txt', false],
])('%s is a page for others alone: %j', (source, expected) => {
  expect(isLostPage(source)).toBe(expected)
})

test('an id is the path without extension and without numbers', () => {
  expect(idOfSource('02-Haproxy/01-ssl certificat.md')).toBe('Haproxy/ssl certificat')
  expect(idOfSource('02-Haproxy/01-ssl.mdx', false)).toBe('02-Haproxy/01-ssl')
})

describe('what is a page', () => {
  test.each(['a.md', 'A/Tâches planifiées.mdx', 'a.b.MD', 'a.test.md'])('%s is', (source) => {
    expect(isPageSource(source)).toBe(true)
  })
  test.each([
    '_a.md',
    '_parts/a.md',
    'a/_b/c.md',
    'a/__tests__/b.md',
    '.obsidian/a.md',
    'a.txt',
    '_category_.yml',
  ])('%s is not', (source) => {
    expect(isPageSource(source)).toBe(false)
  })
})

test('paths are joined, and never leave their root', () => {
  expect(joinPath('a/b', '../c/./d.md')).toBe('a/c/d.md')
  expect(joinPath('', 'd.md')).toBe('d.md')
  expect(joinPath('a', '../../d.md')).toBeUndefined()
  expect(parentFolder('a/b.md')).toBe('a')
  expect(parentFolder('b.md')).toBe('')
})
