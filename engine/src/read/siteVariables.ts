/** The files of variables of a site → what the pages of each content folder may name. */

import path from 'node:path'
import type { Config } from '../config/config.ts'
import { folderOfLocale, folderOfVersion } from '../config/contentFolders.ts'
import type { Variables } from '../content/choiceValues.ts'
import { readVariablesFile } from '../content/variablesFile.ts'
import type { Problem } from '../problem.ts'
import type { FolderVariables } from './folderVariables.ts'

export type SiteVariables = {
  readonly folders: readonly FolderVariables[]
  readonly problems: readonly Problem[]
}

/**
 * Reads the file of each version, in the folder of each locale: a name that a locale does not have is that of the first
 * one, read in its language. Pages beside the docs have those of the first version.
 */
export function readSiteVariables(siteDir: string, config: Config): SiteVariables {
  const problems: Problem[] = []
  const prefixes = config.locales.map((locale) => folderOfLocale(locale, config))
  const codes = config.locales.map(({ code }) => code)
  const folders = config.docs.versions.flatMap((version) => {
    const folder = folderOfVersion(version, config)
    return config.locales.map((locale) => {
      const prefix = folderOfLocale(locale, config)
      const reads = [...new Set([prefixes[0] ?? '', prefix])].map((each) => {
        const file = `${each}${folder}/${config.docs.variables}`
        return readVariablesFile(path.join(siteDir, file), {
          file,
          locale: { code: locale.code, codes },
          choice: config.docs.variants,
        })
      })
      problems.push(...(reads.at(-1)?.problems ?? []))
      const values: Variables['values'] = Object.assign({}, ...reads.map((read) => read.values))
      return { prefix, version, folder, values }
    })
  })
  const [current] = config.docs.versions
  const ofPages = folders
    .filter(({ version }) => version === current)
    .map((each) => ({ ...each, folder: config.pages.path }))
  return {
    folders: [...folders, ...ofPages].flatMap(({ prefix, folder, values }) => {
      const variables = { choice: config.docs.variants, values }
      const isUsed = config.docs.variants !== undefined || Object.keys(values).length > 0
      return isUsed ? [{ folder: `${prefix}${folder}/`, variables }] : []
    }),
    problems,
  }
}
