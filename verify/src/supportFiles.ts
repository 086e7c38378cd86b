/** Files of a site that its pages need besides their own blocks: `verify/` in the site's folder. */

import { join } from 'node:path'

import type { GuidePage } from './guidePage.ts'

/** Returns the folder of a site that holds `decors/`, `pannes/` and `references/`. */
export const supportFolderOf = (siteFolder: string): string => join(siteFolder, 'verify')

/** Returns the script played before the page's first block. */
export function decorFileOf(name: string, folder: string): string {
  return join(folder, 'decors', `${name}.sh`)
}

/** Returns the script that provokes the messages of the page's « Dépannage » table; not every page has one. */
export function faultsFileOf({ name }: GuidePage, folder: string): string {
  return join(folder, 'pannes', `${name.replaceAll('/', '-')}.sh`)
}

/** Returns the list that `controle="plesk"` compares with. */
export const pleskReferenceIn = (folder: string): string =>
  join(folder, 'references', 'plesk-cli.yml')
