import { expect, test } from 'vitest'
import { textsIn } from '../../config/textsIn.ts'
import { convertSidebar } from './starlightSidebar.ts'

const languages = [
  { code: 'root-en', htmlLang: 'en' },
  { code: 'br', htmlLang: 'pt-BR' },
]
const ids = new Map([['a', 'a']])

test('translations of labels are told by locale, and what has none stays one text', () => {
  const sidebar = [
    {
      label: 'Guides',
      translations: { 'pt-BR': 'Guias', ja: 'ガイド' },
      items: [
        { label: 'A', slug: 'a', translations: { 'pt-BR': 'Á' } },
        { label: 'Site', link: 'https://a.example', translations: { fr: 'Le site' } },
      ],
    },
  ]
  const items = convertSidebar(sidebar, ids, [], languages)
  expect(items).toEqual([
    {
      type: 'category',
      label: { 'root-en': 'Guides', br: 'Guias' },
      collapsed: false,
      items: [
        { type: 'doc', id: 'a', label: { 'root-en': 'A', br: 'Á' } },
        { type: 'link', label: 'Site', href: 'https://a.example' },
      ],
    },
  ])
  const codes = languages.map(({ code }) => code)
  expect(textsIn(items, { code: 'br', codes })).toMatchObject([{ label: 'Guias' }])
})
