/** The glossary of each locale, and the page that has all its terms. */

import path from 'node:path'
import type { Config, LocaleConfig } from '../config/config.ts'
import { folderOfLocale, folderOfVersion } from '../config/contentFolders.ts'
import { htmlLangOf } from '../config/htmlLangs.ts'
import type { Doc } from '../content/doc.ts'
import { readGlossaryFile, type GlossaryRead } from '../content/glossaryFile.ts'
import { readAddresses } from '../words/addresses.ts'
import { variablesFor, type FolderVariables } from '../read/folderVariables.ts'
import type { LocaleWords } from './parseFiles.ts'

type SiteFolder = { readonly siteDir: string; readonly config: Config }

/** Reads the file in the docs folder of the first version, for all versions. */
export function readLocaleGlossary(
  locale: LocaleConfig,
  { siteDir, config }: SiteFolder,
): GlossaryRead {
  const [version] = config.docs.versions
  if (!version) return { problems: [] }
  const folder = folderOfLocale(locale, config) + folderOfVersion(version, config)
  const file = `${folder}/${config.docs.glossary}`
  const codes = config.locales.map(({ code }) => code)
  return readGlossaryFile(path.join(siteDir, file), { file, locale: { code: locale.code, codes } })
}

/** None where the locale has no glossary. What parses is loaded when there is one. */
export async function glossaryPagesOf(
  locale: LocaleConfig,
  { glossary, words, language, typography }: LocaleWords,
  variables: readonly FolderVariables[],
): Promise<readonly Doc[]> {
  if (!glossary) return []
  const { glossaryPage } = await import('../content/glossaryPage.ts')
  const name = readAddresses(htmlLangOf(locale)).glossary
  return [
    glossaryPage(glossary, {
      name,
      words,
      language,
      typography,
      variables: variablesFor(glossary, variables),
    }),
  ]
}
