/** The output folder that a command names, refused where a build would take away what no build has made. */

import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ledger } from '../output/keptAssets.ts'
import { isNotOfSite } from '../disk/leftovers.ts'
import { folderOfVersion } from '../config/contentFolders.ts'
import type { Config } from '../config/config.ts'
import { isInside, toRealPath } from '../content/realPaths.ts'
import { UsageError } from './expectedFailure.ts'

type OutputTarget = {
  /** Absolute. */
  readonly siteDir: string
  /** From the site folder. */
  readonly out: string
}

/** Absolute. A link is followed: what it leads to is filled, and the link stays. Throws when it leads to no folder. */
export function outDirOf({ siteDir, out }: OutputTarget): string {
  const outDir = path.resolve(siteDir, out)
  if (!lstatSync(outDir, { throwIfNoEntry: false })?.isSymbolicLink()) return outDir
  const real = toRealPath(outDir)
  if (isFolder(real)) return real
  throw new UsageError(
    `${shown(outDir)} is a link to what is no folder: create that folder, or remove the link`,
  )
}

/** As the author would type it here. */
export function shown(folder: string): string {
  return path.relative(process.cwd(), folder) || '.'
}

/** Throws a `UsageError`: a build replaces the whole of its output folder. */
export function refuseLoss(place: OutputTarget, config: Config): void {
  const outDir = outDirOf(place)
  const refuse = (reason: string) => {
    throw new UsageError(
      `A build replaces its whole output folder, and ${shown(outDir)} ${reason}: give --out a folder of its own, such as dist`,
    )
  }
  const real = toRealPath(outDir)
  const siteDir = toRealPath(place.siteDir)
  if (isInside(real, siteDir)) refuse('holds the site itself')
  const source = sourceMet(real, siteDir, config)
  if (source !== undefined) refuse(`is not apart from ${shown(source)}`)
  if (!isFree(outDir)) refuse('holds what no build has made')
}

/** A folder of the site that the output would hold, or lie within. Real paths. */
function sourceMet(outDir: string, siteDir: string, config: Config): string | undefined {
  const { docs, pages, staticFolder } = config
  const versions = docs.versions.map((version) => folderOfVersion(version, config))
  return [...versions, docs.path, pages.path, staticFolder, 'i18n']
    .map((folder) => path.resolve(siteDir, folder))
    .find((folder) => {
      const real = toRealPath(folder)
      // Docs may be read from the site folder itself, or from above it: any output lies within.
      if (isInside(real, siteDir)) return false
      return isInside(outDir, real) || isInside(real, outDir)
    })
}

/** Says whether the folder is absent, empty or written by any build, which leaves its ledger. */
function isFree(outDir: string): boolean {
  if (!existsSync(outDir) || existsSync(path.join(outDir, ledger))) return true
  return statSync(outDir).isDirectory() && readdirSync(outDir).every(isNotOfSite)
}

/** A link that leads to itself leads to none. */
function isFolder(absolute: string): boolean {
  try {
    return statSync(absolute).isDirectory()
  } catch {
    return false
  }
}
