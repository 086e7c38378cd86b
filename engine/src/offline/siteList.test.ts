import { expect, test } from 'vitest'
import { localeAt, readList } from './siteList.ts'

const locale = (page: string) => ({ htmlLang: 'fr', note: '', page })
const list = {
  build: 'b',
  isWhole: true,
  bytes: 1,
  files: {},
  locales: { '': locale('hors-connexion/'), 'en/': locale('en/hors-connexion/') },
}

test('a list is read; what a host puts in its place is not', () => {
  expect(readList(JSON.stringify(list))).toEqual(list)
  for (const text of ['', '<!doctype html>', 'null', '{}', '[]', '{"build":"1","files":[]}'])
    expect(readList(text)).toBeUndefined()
})

test('a page has the words of its locale', () => {
  expect(localeAt('en/a/', list)?.page).toBe('en/hors-connexion/')
  expect(localeAt('enfin/', list)?.page).toBe('hors-connexion/')
  expect(localeAt('', list)?.page).toBe('hors-connexion/')
})
