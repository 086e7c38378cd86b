/** A build made beside the output folder → in its place, at once; and what builds killed on the way have left. */

import { accessSync, constants, existsSync, lstatSync, readdirSync } from 'node:fs'
import { renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { exchangeFolders } from '../disk/exchangeFolders.ts'
import { finishMerge, type MergePlaces } from './mergeOutput.ts'
import { leftoverMark, marks } from '../disk/leftovers.ts'

/**
 * Returns the folders in which a process builds and merges: beside `outDir`, or inside it where it is fixed. All
 * absolute.
 */
export function mergePlaces(outDir: string, pid: string | number = process.pid): MergePlaces {
  const isFixed = isFixedFolder(outDir)
  const base = isFixed ? `${outDir}/` : outDir
  return { outDir, isFixed, ...namesFrom(base, pid) }
}

const namesFrom = (base: string, pid: string | number) => ({
  staging: `${base}${marks.staging}${pid}`,
  merging: `${base}${marks.merging}${pid}`,
  removedList: `${base}${marks.removed}${pid}`,
})

/** A mount point, or what lies in a folder that may not be written, is not replaced. */
function isFixedFolder(outDir: string): boolean {
  const found = lstatSync(outDir, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return false
  const parent = path.dirname(outDir)
  if (statSync(parent).dev !== found.dev) return true
  try {
    accessSync(parent, constants.W_OK)
    return false
  } catch {
    return true
  }
}

/**
 * Says where the old folder is now; `undefined` when nothing may take the place of `outDir`, and nothing has changed.
 * Where the system does not exchange two folders at once, two renames follow each other with nothing in between;
 * `recoverOutput` mends a death between them.
 */
export function swapIn(
  staging: string,
  outDir: string,
): { readonly old: string | undefined } | undefined {
  if (!existsSync(outDir)) {
    renameSync(staging, outDir)
    return { old: undefined }
  }
  if (exchangeFolders(staging, outDir)) return { old: staging }
  const old = `${outDir}${marks.old}${process.pid}`
  try {
    renameSync(outDir, old)
  } catch (error) {
    // A folder mounted there, from the same disk; or of a lower layer, in a container.
    if (['EBUSY', 'EXDEV'].includes(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
  renameSync(staging, outDir)
  return { old }
}

/**
 * Finishes the merge of a killed build, puts back the output of one killed during its swap, and removes what dead builds
 * have left.
 */
export function recoverOutput(outDir: string) {
  recoverFrom(outDir, { folder: path.dirname(outDir), start: path.basename(outDir) })
  if (lstatSync(outDir, { throwIfNoEntry: false })?.isDirectory())
    recoverFrom(outDir, { folder: outDir, start: '' })
}

/** Leftovers of builds made in `folder`, under names that begin with `start`. */
function recoverFrom(outDir: string, { folder, start }: { folder: string; start: string }): void {
  if (!existsSync(folder)) return
  const leftovers = readdirSync(folder).flatMap((entry) => {
    const [, mark, pid] =
      (entry.startsWith(start) && leftoverMark.exec(entry.slice(start.length))) || []
    return mark === undefined || pid === undefined || isAlive(Number(pid))
      ? []
      : { entry, mark, pid }
  })
  // The list of what a merge removes is a leftover too.
  for (const { pid } of leftovers.filter(({ mark }) => mark === 'merging')) {
    const places = { outDir, ...namesFrom(`${folder}/${start}`, pid) }
    // Without them there is nothing to finish: someone has removed the site, or a merge was finished but for its folder.
    if (existsSync(outDir) && existsSync(places.removedList)) finishMerge(places)
  }
  for (const { entry, mark } of leftovers) {
    const leftover = path.join(folder, entry)
    if (mark === 'old' && !existsSync(outDir)) renameSync(leftover, outDir)
    else rmSync(leftover, { recursive: true, force: true })
  }
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
