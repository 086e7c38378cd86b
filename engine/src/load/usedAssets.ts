/** The engine's browser files → those that a site has a use for: the rules of its languages, not of all. */

import { htmlLangOf } from '../config/htmlLangs.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { languageNameOf, languageNames } from '../words/languageNames.ts'

/** Parts of a file of a language: its name, and the hash of what it holds. */
const LANGUAGE_FILE = new RegExp(
  `^(${[...languageNames, 'wordless'].join('|')})(?:Worker|Stems)?-[\\w-]{8}\\.js$`,
)

export function usedAssets(
  files: readonly string[],
  compiled: readonly Pick<CompiledSite, 'site'>[],
): readonly string[] {
  const used = new Set<string>(
    compiled.map(({ site }) => languageNameOf(htmlLangOf(site.locale)) ?? 'wordless'),
  )
  return files.filter((file) => {
    const name = LANGUAGE_FILE.exec(file)?.[1]
    return name === undefined || used.has(name)
  })
}
