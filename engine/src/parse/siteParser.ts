/** The parser of a site, with its options and its cache. */

import path from 'node:path'
import type { Config } from '../config/config.ts'
import { folderOfLocale } from '../config/contentFolders.ts'
import { configIn } from '../config/configIn.ts'
import { htmlLangOf } from '../config/htmlLangs.ts'
import { wordOverridesOf } from '../config/wordOverrides.ts'
import type { Problem } from '../problem.ts'
import { articleWordsOf } from '../words/languageWords.ts'
import { primaryLanguageOf } from '../words/languageNames.ts'
import { componentNames } from '../read/components/listComponents.ts'
import { contentPlaces } from '../read/contentPlaces.ts'
import type { FolderVariables } from '../read/folderVariables.ts'
import type { LocaleWords } from './parseFiles.ts'
import { createParser } from './parser.ts'
import type { Parser } from './parser.ts'
import { readLocaleGlossary } from './siteGlossaries.ts'
import { readSiteVariables } from '../read/siteVariables.ts'

export type SiteParserOptions = {
  /** Absolute. */
  readonly siteDir: string
  readonly config: Config
  readonly cacheDir: string | undefined
  readonly fingerprint: string
  /** Told how many files have been found, in all, before they are parsed. */
  readonly onFound?: ((files: number) => void) | undefined
  /** As in `ParserOptions`. */
  readonly onMiss?: ((files: number) => void) | undefined
  readonly isLazy?: boolean | undefined
}

export type SiteParser = Parser & {
  /** Variables that its pages may name. */
  readonly variables: readonly FolderVariables[]
  /** In the order of the locales. */
  readonly words: readonly LocaleWords[]
  /** Problems of the files that define them. */
  readonly problems: readonly Problem[]
}

/** Returns the parser options for the files of each locale. */
const localeWordsOf = (config: Config): LocaleWords[] =>
  config.locales.map((locale) => ({
    folder: folderOfLocale(locale, config),
    words: articleWordsOf(htmlLangOf(locale), wordOverridesOf(config, locale)),
    language: primaryLanguageOf(htmlLangOf(locale)),
    typography: configIn(config, locale.code).typography,
  }))

export function createSiteParser({
  siteDir,
  config,
  cacheDir,
  fingerprint,
  onFound,
  onMiss,
  isLazy,
}: SiteParserOptions): SiteParser {
  const { folders: variables, problems: told } = readSiteVariables(siteDir, config)
  const { numberPrefixes, math } = config.docs
  const glossaries = config.locales.map((locale) => readLocaleGlossary(locale, { siteDir, config }))
  const words = localeWordsOf(config).map((each, index) => ({
    ...each,
    glossary: glossaries[index]?.glossary,
  }))
  const components = componentNames(siteDir)
  const parser = createParser({
    onMiss,
    isLazy,
    cacheDir: cacheDir && path.join(cacheDir, 'docs'),
    fingerprint: `${fingerprint} ${numberPrefixes} ${JSON.stringify([words, variables, math, components])}`,
    settings: {
      ...contentPlaces(config, siteDir),
      numberPrefixes,
      variables,
      math,
      components,
      words,
    },
  })
  let found = 0
  return {
    ...parser,
    variables,
    words,
    problems: [...told, ...glossaries.flatMap(({ problems }) => problems)],
    expect: (count) => {
      found += count
      onFound?.(found)
      parser.expect(count)
    },
  }
}
