/** Resolves symbolic links, and tells whether one path lies within another. */

import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** Absolute → absolute, without links; what is not there yet keeps its name. */
export function toRealPath(file: string): string {
  try {
    return realpathSync.native(file)
  } catch {
    const parent = path.dirname(file)
    return parent === file ? file : path.join(toRealPath(parent), path.basename(file))
  }
}

/** Absolute → the same path as the disk spells it: names that come from macOS have their accents apart. */
export function asOnDisk(absolute: string): string {
  const parent = path.dirname(absolute)
  if (existsSync(absolute) || parent === absolute) return absolute
  const name = path.basename(absolute)
  const folder = asOnDisk(parent)
  const spellings = [name, name.normalize('NFD'), name.normalize('NFC')]
  return spellings.map((each) => path.join(folder, each)).find(existsSync) ?? absolute
}

/** Says whether `file` is `folder` or lies within it. Both are absolute; links are not followed. */
export function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file)
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative)
}

export type Places = {
  /** Absolute. */
  readonly siteDir: string
  /**
   * Folders named by the configuration, relative to the site folder. What they link to belongs to the site, wherever it
   * is.
   */
  readonly folders: readonly string[]
}

/** Says whether a file exists and, with links resolved, lies in the site folder or in one of its named folders. */
export function isOfSite(absolute: string, { siteDir, folders }: Places): boolean {
  const roots = [siteDir, ...folders.map((folder) => path.join(siteDir, folder))]
  try {
    const real = realpathSync.native(absolute)
    return roots.some((root) => isInside(toRealPath(root), real))
  } catch {
    return false
  }
}
