/** Detects a folder that is a link followed by nothing in the site: watching one that leads to `/` would never end. */

import { lstatSync } from 'node:fs'
import path from 'node:path'
import { followLink } from '../content/followLink.ts'
import { isInside, type Places, toRealPath } from '../content/realPaths.ts'
import { watchedFolders } from './watchedFolders.ts'

/** `folder` is absolute, in the site folder, or in one that it names, by its name. */
export function isStrayLink(folder: string, places: Places): boolean {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return false
  const { siteDir, folders } = places
  // It is one of the folders that are read wherever they lead, or holds one.
  if (folders.some((named) => isInside(folder, path.join(siteDir, named)))) return false
  return 'refused' in followLink(folder, holdersOf(folder, watchedFolders(places)), places)
}

/** Real paths of the folders that lead to it. */
function holdersOf(folder: string, roots: readonly string[]): string[] {
  const holder = path.dirname(folder)
  const isWithin = roots.some((root) => isInside(root, path.dirname(holder)))
  const above = isWithin ? holdersOf(holder, roots) : []
  return [...above, toRealPath(holder)]
}
