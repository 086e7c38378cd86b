/** Whether a folder is a link that nothing of the site follows: watched, one that leads to `/` has no end. */

import { lstatSync } from 'node:fs'
import path from 'node:path'
import { followLink } from '../content/followLink.ts'
import { isInside, type Places, realPathOf } from '../content/realPaths.ts'

/** `folder` is absolute, in the site folder by its name. */
export function isStrayLink(folder: string, places: Places): boolean {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return false
  const { siteDir, folders } = places
  // It is one of the folders that are read wherever they lead, or holds one.
  if (folders.some((named) => isInside(folder, path.join(siteDir, named)))) return false
  return 'refused' in followLink(folder, holdersOf(folder, siteDir), places)
}

/** Real paths of the folders that lead to it. */
function holdersOf(folder: string, siteDir: string): string[] {
  const holder = path.dirname(folder)
  const above = isInside(siteDir, path.dirname(holder)) ? holdersOf(holder, siteDir) : []
  return [...above, realPathOf(holder)]
}
