/** Folders of a locale's or a version's Markdown, from the site folder. */

import type { Config, LocaleConfig, VersionConfig } from './config.ts'

/** Ends with a slash; empty for the default locale. */
export function folderOfLocale(locale: LocaleConfig, { locales }: Pick<Config, 'locales'>): string {
  return locale.code === locales[0]?.code ? '' : `i18n/${locale.code}/`
}

/** In the folder of a locale: `docs` for the first version, `versions/1.0` for another, unless it says where it is. */
export function folderOfVersion(version: VersionConfig, { docs }: Pick<Config, 'docs'>): string {
  return (
    version.folder ??
    (version.name === docs.versions[0]?.name ? docs.path : `versions/${version.name}`)
  )
}

/** Every folder of Markdown, of each locale and version, from the site folder. */
export function contentFolders(config: Pick<Config, 'locales' | 'docs' | 'pages'>): string[] {
  const folders = [
    ...config.docs.versions.map((version) => folderOfVersion(version, config)),
    config.pages.path,
  ]
  return config.locales.flatMap((locale) =>
    folders.map((folder) => folderOfLocale(locale, config) + folder),
  )
}
