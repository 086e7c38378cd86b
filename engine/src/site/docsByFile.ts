/** The docs and pages of a site by the path of their file, from the site folder. */

import { folderOfLocale } from '../config/contentFolders.ts'
import type { Site, SiteDoc } from './site.ts'

/** In another locale, the path of what is translated leads to the translation: `docs/a.md` to `i18n/en/docs/a.md`. */
export function docsByFile({ versions, pages, locale, config }: Site): Map<string, SiteDoc> {
  const folder = folderOfLocale(locale, config)
  const all = [...versions.flatMap(({ docs }) => docs), ...pages]
  return new Map(
    all.flatMap((placed) => {
      const { file } = placed.doc
      const translated = file.startsWith(folder) ? file.slice(folder.length) : file
      return [[translated, placed] as const, [file, placed] as const]
    }),
  )
}
