import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { wordKeys } from '../words/languageWords.ts'
import { wordProblems } from './wordProblems.ts'

const french = {
  code: 'fr',
  label: 'Français',
  htmlLang: 'fr',
  direction: 'ltr' as const,
  words: {},
}

test('a word that nothing shows is a problem, of the site or of a locale', () => {
  const problems = wordProblems({
    file: 'lucarne.config.ts',
    words: { tipTitle: 'Conseil', skipToContents: 'Au texte', searchTagsLink: 'Étiquettes' },
    locales: [{ ...french, words: { mainNavigation: 'Menu', headinglink: '#' } }],
  })
  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "lucarne.config.ts: words.skipToContents: no word has this name
        Did you mean "skipToContent"?
    lucarne.config.ts: words.searchTagsLink: no word has this name
        Did you mean "searchTag"?
    lucarne.config.ts: locales[0].words.headinglink: no word has this name
        Did you mean "headingLink"?"
  `)
})

test('a language without words is told, once a locale, unless the locale has all of them', () => {
  const danish = { ...french, code: 'da', label: 'Dansk', htmlLang: 'da' }
  const judgeWords = (words: Record<string, string>) =>
    wordProblems({ file: 'lucarne.config.ts', words: {}, locales: [french, { ...danish, words }] })
  expect(judgeWords({ copy: 'Kopiér' }).map(formatProblem)).toEqual([
    `lucarne.config.ts: the engine has no words in the language of the locale "da" (da): its readers get English
    It has fr, en, de, es, it, nl, pt, ar. Give others in the "words" of the locale.`,
  ])
  expect(judgeWords(Object.fromEntries(wordKeys().map((key) => [key, 'x'])))).toEqual([])
})
