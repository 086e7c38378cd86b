/** Hashed files of past builds: kept for a while, for tabs opened before a deploy. */

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readIfThere } from './output.ts'
import type { Output } from './output.ts'

/**
 * Lists the hashed files of each build, newest first; published with them, so that any copy of the site carries it.
 * Tells an output from a folder of anything else.
 */
export const ledger = 'assets/builds.json'

/** Carries over the hashed files of the last `keptBuilds` builds of `outDir` and writes the new ledger. */
export async function keepAssets(
  output: Output,
  outDir: string,
  keptBuilds: number,
): Promise<void> {
  const current = output.names().filter((file) => file.startsWith('assets/'))
  const past = await readLedger(outDir)
  const isRebuild = JSON.stringify(past[0]) === JSON.stringify(current)
  const kept = (isRebuild ? past.slice(1) : past).slice(0, keptBuilds)
  for (const file of new Set(kept.flat())) {
    if (output.has(file)) continue
    const content = await readFile(path.join(outDir, file)).catch(() => undefined)
    if (content) await output.write(file, content)
  }
  await output.write(ledger, JSON.stringify([current, ...kept]))
}

async function readLedger(outDir: string): Promise<string[][]> {
  try {
    const builds: unknown = JSON.parse((await readIfThere(path.join(outDir, ledger))) ?? '[]')
    return Array.isArray(builds) && builds.every(isFileList) ? builds : []
  } catch {
    return []
  }
}

/** Names that climb out of `assets/` are nobody's. */
function isFileList(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((file) => typeof file === 'string' && /^assets\/(?!.*\.\.)/.test(file))
  )
}
