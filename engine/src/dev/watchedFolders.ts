/** Folders to watch: the site's, and those it names outside it. */

import path from 'node:path'
import { isInside, type Places } from '../content/realPaths.ts'

/** Absolute; none is within another. */
export function watchedFolders({ siteDir, folders }: Places): string[] {
  const named = folders.map((folder) => path.resolve(siteDir, `./${folder}`))
  const all = [...new Set([siteDir, ...named])]
  return all.filter((folder) => !all.some((other) => other !== folder && isInside(other, folder)))
}
