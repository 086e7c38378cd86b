/** A build made beside the output folder → in its place, at once; and what builds killed on the way have left. */

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Followed by the process; names that nobody gives to a folder of their own. */
const stagingMark = '.lucarne-staging-'
const oldMark = '.lucarne-old-'
const leftoverMark = /^(\.lucarne-(?:staging|old)-)(\d+)$/

/** Where the build of this process is made: beside `outDir`. Both absolute. */
export const stagingOf = (outDir: string): string => `${outDir}${stagingMark}${process.pid}`

/**
 * Returns where the old folder is now. The two renames follow each other with nothing in between; `recoverOutput`
 * mends a death between them.
 */
export function swapIn(staging: string, outDir: string): string | undefined {
  const old = existsSync(outDir) ? `${outDir}${oldMark}${process.pid}` : undefined
  if (old !== undefined) renameSync(outDir, old)
  renameSync(staging, outDir)
  return old
}

/** Puts back the output of a build killed during its swap, and removes what dead builds have left. */
export function recoverOutput(outDir: string) {
  const folder = path.dirname(outDir)
  const name = path.basename(outDir)
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder).filter((each) => each.startsWith(name))) {
    const [, mark, pid] = leftoverMark.exec(entry.slice(name.length)) ?? []
    if (pid === undefined || isAlive(Number(pid))) continue
    const leftover = path.join(folder, entry)
    if (mark === oldMark && !existsSync(outDir)) renameSync(leftover, outDir)
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
