/** A build made beside the output folder → in its place, at once; and what builds killed on the way have left. */

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { finishMerge, type MergePlaces } from './mergeOutput.ts'

/** Followed by the process; names that nobody gives to a folder of their own. */
const marks = {
  staging: '.lucarne-staging-',
  old: '.lucarne-old-',
  merging: '.lucarne-merging-',
  removed: '.lucarne-removed-',
}
const leftoverMark = /^\.lucarne-(staging|old|merging|removed)-(\d+)$/

/** Where the build of a process is made and merged: beside `outDir`. All absolute. */
export function placesOf(outDir: string, pid: string | number = process.pid): MergePlaces {
  return {
    outDir,
    staging: `${outDir}${marks.staging}${pid}`,
    merging: `${outDir}${marks.merging}${pid}`,
    removedList: `${outDir}${marks.removed}${pid}`,
  }
}

/**
 * Returns where the old folder is now. The two renames follow each other with nothing in between; `recoverOutput`
 * mends a death between them.
 */
export function swapIn(staging: string, outDir: string): string | undefined {
  const old = existsSync(outDir) ? `${outDir}${marks.old}${process.pid}` : undefined
  if (old !== undefined) renameSync(outDir, old)
  renameSync(staging, outDir)
  return old
}

/**
 * Finishes the merge of a killed build, puts back the output of one killed during its swap, and removes what dead builds
 * have left.
 */
export function recoverOutput(outDir: string) {
  const folder = path.dirname(outDir)
  const name = path.basename(outDir)
  if (!existsSync(folder)) return
  const leftovers = readdirSync(folder).flatMap((entry) => {
    const [, mark, pid] =
      (entry.startsWith(name) && leftoverMark.exec(entry.slice(name.length))) || []
    return mark === undefined || pid === undefined || isAlive(Number(pid))
      ? []
      : { entry, mark, pid }
  })
  // The list of what a merge removes is a leftover too.
  for (const { pid } of leftovers.filter(({ mark }) => mark === 'merging')) mend(outDir, pid)
  for (const { entry, mark } of leftovers) {
    const leftover = path.join(folder, entry)
    if (mark === 'old' && !existsSync(outDir)) renameSync(leftover, outDir)
    else rmSync(leftover, { recursive: true, force: true })
  }
}

function mend(outDir: string, pid: string) {
  const places = placesOf(outDir, pid)
  // Without them there is nothing to finish: someone has removed the site, or a merge was finished but for its folder.
  if (existsSync(outDir) && existsSync(places.removedList)) finishMerge(places)
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // One of another user may not be told anything.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
