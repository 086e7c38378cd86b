/** The engine's browser files → those that a site has a use for: the rules of its languages, not of all. */

import { htmlLangOf } from '../config/htmlLangs.ts'
import { searchedLanguages } from '../search/languages/allLanguages.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { primaryLanguageOf } from '../words/languageWords.ts'

/** Parts of the file of a language: its name, and the hash of what it holds. */
const LANGUAGE_FILE = /^(\w+)-[\w-]{8}\.js$/

export function usedAssets(
  files: readonly string[],
  compiled: readonly Pick<CompiledSite, 'site'>[],
): readonly string[] {
  const languages = compiled.map(({ site }) => primaryLanguageOf(htmlLangOf(site.locale)))
  const used = new Set(
    languages.map((language) =>
      language === 'fr' || searchedLanguages.has(language) ? language : 'wordless',
    ),
  )
  return files.filter((file) => {
    const [, name = ''] = LANGUAGE_FILE.exec(file) ?? []
    return (name !== 'wordless' && !searchedLanguages.has(name)) || used.has(name)
  })
}
