import { expect, test } from 'vitest'
import { checkConfig } from '../config/checkConfig.ts'
import type { UserConfig } from '../config/config.ts'
import { localesOf } from '../testing/localesOf.ts'
import type { LiveSite } from './liveSite.ts'
import { localeOf } from './pageAtPath.ts'

const codes = ['fr', 'en']

function liveSiteOf(settings: Partial<UserConfig> = {}): LiveSite {
  const locales = codes.map((code) => ({ code, label: code }))
  const all = { title: 'Docs', url: 'https://docs.exemple.example', locales, ...settings }
  const { config } = checkConfig(all, 'lucarne.config.ts')
  const { compiled } = localesOf([{ 'a.md': '# A' }, { 'a.md': '# A' }], settings)
  return { config, compiled: () => compiled } as unknown as LiveSite
}
const found = (file: string, live = liveSiteOf()) => {
  const { compiled, rest } = localeOf(file, live)
  return [compiled.site.locale.code, rest]
}

test('a path belongs to the locale whose folder it is in, else to the first', () => {
  expect(found('en/a/index.html')).toEqual(['en', 'a/index.html'])
  expect(found('a/index.html')).toEqual(['fr', 'a/index.html'])
  expect(found('')).toEqual(['fr', ''])
  expect(found('english/a/')).toEqual(['fr', 'english/a/'])
})

test('under a base URL, the folders of locales are looked for behind it', () => {
  const live = liveSiteOf({ baseUrl: '/docs/' })
  expect(found('en/a/', live)).toEqual(['en', 'a/'])
  expect(found('a/', live)).toEqual(['fr', 'a/'])
})

test('where each locale has a folder, a path outside of them is no page', () => {
  const locales = codes.map((code) => ({ code, label: code, path: code }))
  const [code, rest] = found('a/', liveSiteOf({ locales }))
  expect(code).toBe('fr')
  expect(rest).not.toBe('a/')
  expect(found('en/a/', liveSiteOf({ locales }))).toEqual(['en', 'a/'])
})
