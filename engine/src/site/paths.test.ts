import { describe, expect, test } from 'vitest'
import {
  decodeLoosely,
  encodeHash,
  encodeQuery,
  fileHrefOf,
  toHref,
  toPath,
  splitTarget,
} from './paths.ts'

describe('a path has a slash at both ends and is in NFC', () => {
  const rows: [string[], string][] = [
    [[''], '/'],
    [['/'], '/'],
    [['Apache'], '/Apache/'],
    [['/Apache/'], '/Apache/'],
    [['/1.0/', 'FTP/service-ftp'], '/1.0/FTP/service-ftp/'],
    [['de\u0301ploiement'], '/déploiement/'],
    [['/a/./b/../c'], '/a/c/'],
    [['/', '../..', 'x'], '/x/'],
  ]
  test.each(rows)('%j → %s', (parts, path) => expect(toPath(...parts)).toBe(path))
})

describe('an address is percent-encoded, under the base URL', () => {
  const rows: [string, string, string][] = [
    ['/', '/', '/'],
    ['/docs/', '/', '/docs/'],
    ['/', '/Apache/', '/Apache/'],
    ['/docs/', '/Apache/', '/docs/Apache/'],
    [
      '/',
      '/Premiers-pas/Changement de contact OVH/',
      '/Premiers-pas/Changement%20de%20contact%20OVH/',
    ],
    ['/', '/Mise-en-Production/déploiement/', '/Mise-en-Production/d%C3%A9ploiement/'],
    ['/', '/100 % sûr ?/', '/100%20%25%20s%C3%BBr%20%3F/'],
  ]
  test.each(rows)('%s + %s → %s', (base, path, href) => expect(toHref(base, path)).toBe(href))
})

test('a file has no slash at its end', () => {
  expect(fileHrefOf('/docs/', 'images/mon plan.png')).toBe('/docs/images/mon%20plan.png')
})

test('the slash goes before the query and the anchor', () => {
  expect(splitTarget('/Apache?q=1#haut')).toEqual({ path: '/Apache', query: '?q=1', hash: '#haut' })
  expect(splitTarget('#haut')).toEqual({ path: '', query: '', hash: '#haut' })
})

test('an anchor and a query are encoded once, whether they were or not', () => {
  expect(
    ['', '#', '#mise-en-œuvre', '#mise-en-%C5%93uvre', '#e\u0301', '#100%'].map(encodeHash),
  ).toEqual(['', '', '#mise-en-%C5%93uvre', '#mise-en-%C5%93uvre', '#%C3%A9', '#100%25'])
  expect(['', '?q=é à&b', '?q=%C3%A9%20%C3%A0&b', '?q=100%', '?a\r\nb'].map(encodeQuery)).toEqual([
    '',
    '?q=%C3%A9%20%C3%A0&b',
    '?q=%C3%A9%20%C3%A0&b',
    '?q=100%25',
    '?a%0D%0Ab',
  ])
})

test('what is not well encoded is left as it is', () => {
  expect(decodeLoosely('100%')).toBe('100%')
  expect(decodeLoosely('d%C3%A9')).toBe('dé')
})

test('half a character in a path is an address all the same', () => {
  expect(toHref('/', '/a\ud800b/')).toBe('/a%EF%BF%BDb/')
})
