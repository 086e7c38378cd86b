import { expect, test } from 'vitest'
import { textsIn } from './textsIn.ts'

const codes = ['fr', 'en', 'de']
const given = {
  title: { fr: 'Accueil', en: 'Home' },
  items: [{ label: { en: 'Start', de: 'Anfang' } }, { label: 'Apache' }],
  redirects: { '/vieux': { fr: '/neuf', en: '/new' }, '/a': '/b' },
}

test('a text may be given for each locale, wherever a text is', () => {
  expect(textsIn(given, { code: 'en', codes })).toEqual({
    title: 'Home',
    items: [{ label: 'Start' }, { label: 'Apache' }],
    redirects: { '/vieux': '/new', '/a': '/b' },
  })
})

test('a locale without its own text has that of the first locale that has one', () => {
  expect(textsIn(given, { code: 'de', codes })).toMatchObject({ title: 'Accueil' })
  expect(textsIn(given, { code: 'fr', codes })).toMatchObject({ items: [{ label: 'Start' }, {}] })
})

test.each([[{}], [{ fr: 'a', eng: 'b' }], [{ fr: 1 }], [/fr/], [null], [new Map([['fr', 'a']])]])(
  '%j is no text: it is left to be checked',
  (value) => {
    expect(textsIn(value, { code: 'fr', codes })).toEqual(value)
  },
)
