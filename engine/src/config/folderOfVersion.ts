/** A version → where its Markdown is, from the site folder. */

import type { Config, VersionConfig } from './config.ts'

/** `docs` for the first version, `versions/1.0` for another, unless it says where it is. */
export function folderOfVersion(version: VersionConfig, { docs }: Pick<Config, 'docs'>): string {
  return version.folder ?? (version === docs.versions[0] ? docs.path : `versions/${version.name}`)
}
