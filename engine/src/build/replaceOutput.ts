/** A build, made in its staging folder but for what it keeps of the one before → in the place of that one. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { merge, type MergePlaces, planMerge } from './mergeOutput.ts'
import {
  copiesOf,
  isAsLeft,
  linkFile,
  type MakeFolderOf,
  placeFile,
  type PlacedFile,
} from './placeFile.ts'
import { type Survey, surveyOf } from './survey.ts'
import { swapIn } from './swapOutput.ts'

export type ReadyBuild = {
  readonly places: MergePlaces
  /** Every file of the build. */
  readonly placed: Map<string, PlacedFile>
  /** Those of them that lie in the target, as they are to be. */
  readonly kept: ReadonlySet<string>
  readonly precompress: boolean
  readonly makeFolderOf: MakeFolderOf
}

/** Returns where the old folder is now, if it is not the same. `standing` is what lies in the target, if it is known. */
export function replaceOutput(
  build: ReadyBuild,
  standing: (() => Survey) | undefined,
): string | undefined {
  const { staging, outDir } = build.places
  const plan = standing && build.kept.size > 0 && planOf(build, standing())
  if (plan) {
    merge(plan, build.places)
    return undefined
  }
  complete(build)
  return swapIn(staging, outDir)
}

function planOf({ places, placed, kept, precompress }: ReadyBuild, standing: Survey) {
  const withCopies = [...kept].flatMap((file) => {
    const known = placed.get(file)
    return known ? [file, ...copiesOf(file, known, precompress)] : []
  })
  return planMerge({ staged: surveyOf(places.staging), standing, kept: new Set(withCopies) })
}

/** With what is kept, for the staging folder to be whole. */
function complete({ places, placed, kept, precompress, makeFolderOf }: ReadyBuild): void {
  const { staging, outDir } = places
  for (const file of kept) {
    const known = placed.get(file)
    const links = { file, staging, outDir, precompress }
    if (!known || linkFile(links, known, makeFolderOf)) continue
    // One of its copies is missing.
    const content = isAsLeft(links, known) && readFileSync(path.join(outDir, file))
    if (!content) throw new Error(`${file} was changed while the site was built: build it again`)
    const again = placeFile({ ...links, content }, makeFolderOf)
    placed.set(file, { ...known, ...again.placed })
  }
}
