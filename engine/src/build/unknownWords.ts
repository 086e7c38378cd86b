/** Words that a site changes → a problem for each that no reader would see. */

import type { Config } from '../config/config.ts'
import { articleWordsOf } from '../content/articleWords.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { pageWordsOf } from '../theme/pageWords.ts'

export function unknownWords(config: Pick<Config, 'words' | 'locales' | 'file'>): Problem[] {
  const known = new Set([...Object.keys(pageWordsOf({})), ...Object.keys(articleWordsOf({}))])
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
