/** Sites of several locales → what each of the others has translated of the first, what it lacks, and what is out of date. */

import { folderOfLocale } from '../config/contentFolders.ts'
import type { Site, SiteDoc } from '../site/site.ts'
import { isOutdated, readGitUpdates, type GitUpdate } from '../read/gitUpdates.ts'

export type Translations = {
  /** Code of the locale. */
  readonly locale: string
  readonly translated: number
  /** Files that would translate what is not, from the site folder. */
  readonly missing: readonly string[]
  /** Translations whose original has changed since, with it; `undefined` where Git tells nothing. */
  readonly outdated: readonly { readonly file: string; readonly original: string }[] | undefined
}

/** Returns the translations of each locale but the first. Runs Git only when there are several. */
export async function readTranslations(
  sites: readonly Site[],
  siteDir: string,
): Promise<Translations[]> {
  const [first, ...others] = sites
  if (!first || others.length === 0) return []
  const files = new Set(sites.flatMap(listSiteDocs).map(({ doc }) => doc.file))
  const { updates } = await readGitUpdates({ siteDir, files })
  return others.map((site) => translationsOf(site, first, updates))
}

export function translationsOf(
  site: Site,
  first: Site,
  updates: ReadonlyMap<string, GitUpdate>,
): Translations {
  const own = listSiteDocs(site).filter(({ writtenIn }) => !writtenIn)
  const pairs = own.flatMap(({ doc, original }) =>
    original ? [{ file: doc.file, original: original.file }] : [],
  )
  const done = new Set(pairs.map(({ original }) => original))
  const missing = listSiteDocs(first).filter(({ doc }) => !done.has(doc.file))
  const folder = folderOfLocale(site.locale, site.config)
  return {
    locale: site.locale.code,
    translated: pairs.length,
    missing: missing.map(({ doc }) => folder + doc.file),
    outdated:
      updates.size === 0
        ? undefined
        : pairs.filter(({ file, original }) => isOutdated(updates, file, original)),
  }
}

const listSiteDocs = ({ versions, pages }: Site): SiteDoc[] => [
  ...versions.flatMap(({ docs }) => docs),
  ...pages,
]

/** `en: 12 of 30 pages translated, 18 missing, 2 out of date`. */
export function summaryOf({ locale, translated, missing, outdated }: Translations): string {
  const all = translated + missing.length
  const late = outdated ? `, ${outdated.length} out of date` : ''
  return `${locale}: ${translated} of ${all} pages translated, ${missing.length} missing${late}`
}

/** One line for each file to write, or to take up again. */
export const formatTranslations = ({ missing, outdated = [] }: Translations): string[] => [
  ...missing.map((file) => `  missing      ${file}`),
  ...outdated.map(({ file, original }) => `  out of date  ${file}, older than ${original}`),
]
