import { expect, test } from 'vitest'
import { languageRulesOf } from './languageRules.ts'

const toLanguages = (tags: string) =>
  tags.split(' ').map((htmlLang) => ({
    language: htmlLang.split('-')[0] ?? '',
    htmlLang,
    href: `/${htmlLang}/`,
  }))

/** As a server compares them: the first rule that fits. */
const answerOf = (tags: string, asked: string) =>
  languageRulesOf({ languages: toLanguages(tags) }).find(
    ({ pattern }) => pattern === undefined || new RegExp(pattern, 'i').test(asked),
  )?.href

test.each([
  ['fr en-GB', 'en-US,en;q=0.9', '/en-GB/'],
  ['fr pt-BR', 'pt-PT', '/pt-BR/'],
  ['fr pt-BR pt-PT', 'pt-PT,pt;q=0.9', '/pt-PT/'],
  ['fr pt-BR pt-PT', 'pt-BR', '/pt-BR/'],
  ['fr pt-BR pt-PT', 'pt', '/pt-BR/'],
  ['fr pt-BR pt-PT', 'de, pt-pt;q=0.8', '/pt-PT/'],
  ['zh-Hans zh-Hant fr', 'zh-TW,zh;q=0.9,en;q=0.8', '/zh-Hant/'],
  ['zh-Hans zh-Hant fr', 'zh-HK', '/zh-Hant/'],
  ['zh-Hant zh-Hans fr', 'zh-CN', '/zh-Hans/'],
  ['zh-Hans zh-Hant fr', 'zh', '/zh-Hans/'],
  ['zh-Hans zh-Hant fr', 'ja', '/zh-Hans/'],
  ['sr-Cyrl sr-Latn', 'sr-Latn-RS', '/sr-Latn/'],
  ['en en-GB', 'en-GB', '/en-GB/'],
  ['en-GB en', 'en-US', '/en/'],
])('of %s, readers who ask for %s get %s', (tags, asked, href) => {
  expect(answerOf(tags, asked)).toBe(href)
})

test('where no two locales share a language, a rule names it without its region', () => {
  expect(
    languageRulesOf({ languages: toLanguages('fr pt-BR') }).map((rule) => rule.pattern),
  ).toEqual(['^ *fr($|[-,; ])', '^ *pt($|[-,; ])', ', *fr($|[-,; ])', ', *pt($|[-,; ])', undefined])
})
