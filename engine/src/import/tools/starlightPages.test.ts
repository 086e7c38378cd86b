import { expect, test } from 'vitest'
import { listStarlightLocales } from './starlightPages.ts'

const locales = {
  fr: { label: 'Français' },
  root: { label: 'English', lang: 'en' },
  'pt-br': { label: 'Português', lang: 'pt-BR' },
}

test.each([
  ['fr', ['fr', 'root', 'pt-br']],
  ['root', ['root', 'fr', 'pt-br']],
  [undefined, ['root', 'fr', 'pt-br']],
  ['absent', ['root', 'fr', 'pt-br']],
])('the default locale (%s) comes first, and else the one at the root', (defaultLocale, order) => {
  const listed = listStarlightLocales({ locales, ...(defaultLocale && { defaultLocale }) })
  expect(listed.map(({ key }) => key || 'root')).toEqual(order)
})

test('without a locale at the root nor a known default, the first one is; without locales, English', () => {
  const { fr, 'pt-br': brazil } = locales
  const first = listStarlightLocales({ locales: { fr, 'pt-br': brazil } })
  expect(first.map(({ key }) => key)).toEqual(['fr', 'pt-br'])
  expect(listStarlightLocales({})).toEqual([
    { key: '', code: 'en', label: 'English', htmlLang: 'en' },
  ])
})
