import type { WordOverrides } from '../words/wordTable.ts'
import type { Config, LocaleConfig } from './config.ts'

/** Words that a site says its own way, in one of its locales. */
export const wordOverridesOf = (
  { words }: Pick<Config, 'words'>,
  locale: Pick<LocaleConfig, 'words'>,
): WordOverrides => ({ ...words, ...locale.words })
