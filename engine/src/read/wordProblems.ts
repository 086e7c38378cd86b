/** The words of a site → a problem for each that no reader would see, and for each language that has none. */

import type { Config } from '../config/config.ts'
import { htmlLangOf } from '../config/htmlLangs.ts'
import { wordOverridesOf } from '../config/wordOverrides.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { languageNameOf, languageNames } from '../words/languageNames.ts'
import { wordKeys } from '../words/languageWords.ts'

/** Both, for a build to report. */
export const wordProblems = (config: Pick<Config, 'words' | 'locales' | 'file'>): Problem[] => [
  ...unknownWords(config),
  ...wordlessLanguages(config),
]

/** A locale that gives all its words itself lacks none. */
function wordlessLanguages(config: Pick<Config, 'words' | 'locales' | 'file'>): Problem[] {
  return config.locales
    .filter((locale) => !languageNameOf(htmlLangOf(locale)))
    .filter((locale) => wordKeys().some((key) => !(key in wordOverridesOf(config, locale))))
    .map((locale) => ({
      kind: 'content' as const,
      file: config.file,
      message: `the engine has no words in the language of the locale "${locale.code}" (${htmlLangOf(locale)}): its readers get English`,
      hint: `It has ${languageNames.join(', ')}. Give others in the "words" of the locale.`,
    }))
}

function unknownWords(config: Pick<Config, 'words' | 'locales' | 'file'>): Problem[] {
  const known = new Set(wordKeys())
  const places = [
    { at: 'words', words: config.words },
    ...config.locales.map(({ words }, index) => ({ at: `locales[${index}].words`, words })),
  ]
  return places.flatMap(({ at, words }) =>
    Object.keys(words)
      .filter((key) => !known.has(key))
      .map((key) => ({
        kind: 'content' as const,
        file: config.file,
        message: `${at}.${key}: no word has this name`,
        hint: didYouMean(key, known) ?? 'Remove it: nothing shows it.',
      })),
  )
}
