/** A build, made in its staging folder but for what it keeps of the one before → in the place of that one. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Precompress } from '../disk/compress.ts'
import { ChangedOutput, namesBeside, findLeft, type PlacedFile } from './leftFile.ts'
import { merge, type MergePlaces, planMerge, planWholeMerge } from './mergeOutput.ts'
import { createFileWriter, linkFile, type MakeFolderOf } from './writeOutputFile.ts'
import { type FolderSnapshot, snapshotFolder } from '../disk/folderSnapshot.ts'
import { swapIn } from './swapOutput.ts'

export type ReadyBuild = {
  readonly places: MergePlaces
  /** Every file of the build. */
  readonly placed: Map<string, PlacedFile>
  /** Files already in the target with their final content. */
  readonly kept: ReadonlySet<string>
  readonly precompress: Precompress
  /** As in `LeftPlace`. */
  readonly savedMs: number
  readonly makeFolderOf: MakeFolderOf
}

/**
 * Returns where the old folder is now, if it is not the same. `standing` is what lies in the target, if it is known. A
 * mount point, which no other folder can take the place of, is filled file by file.
 */
export function replaceOutput(
  build: ReadyBuild,
  standing: (() => FolderSnapshot) | undefined,
): string | undefined {
  const { staging, outDir, isFixed } = build.places
  const plan = standing && build.kept.size > 0 && planReplacement(build, standing())
  if (plan) {
    merge(plan, build.places)
    return undefined
  }
  complete(build)
  if (!isFixed) {
    const swapped = swapIn(staging, outDir)
    if (swapped) return swapped.old
  }
  merge(planWholeMerge(snapshotFolder(staging), snapshotFolder(outDir)), build.places)
  return undefined
}

function planReplacement(
  { places, placed, kept, precompress }: ReadyBuild,
  standing: FolderSnapshot,
) {
  const withCopies = [...kept].flatMap((file) => {
    const known = placed.get(file)
    return known ? [file, ...namesBeside(file, known, precompress)] : []
  })
  return planMerge({ staged: snapshotFolder(places.staging), standing, kept: new Set(withCopies) })
}

/** With what is kept, for the staging folder to be whole. */
function complete({ places, placed, kept, precompress, savedMs, makeFolderOf }: ReadyBuild): void {
  const { staging, outDir } = places
  const writeOutputFile = createFileWriter(makeFolderOf)
  for (const file of kept) {
    const known = placed.get(file)
    if (!known) throw new Error(`The file ${file} is kept, and is not of the build`)
    const links = { file, staging, outDir, precompress, savedMs }
    if (linkFile(links, known, makeFolderOf)) continue
    // Some disks have no hard links.
    const content = findLeft(links, known) && readFileSync(path.join(outDir, file))
    if (!content) throw new ChangedOutput(`${file} was changed while the site was built`)
    const again = writeOutputFile({ ...links, content })
    placed.set(file, { ...known, ...again.placed })
  }
}
