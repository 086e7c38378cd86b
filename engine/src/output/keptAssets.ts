/** Hashed files and pieces of search indexes of past builds: kept for a while, for tabs opened before a deploy. */

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isNamedByContent } from '../offline/namedByContent.ts'
import { isPieceFile } from '../search/indexFile.ts'
import { readIfThere } from './output.ts'
import type { Output } from './output.ts'
import { isFile } from '../disk/readFresh.ts'
import type { FolderSnapshot } from '../disk/folderSnapshot.ts'

/**
 * Lists what each build has named by its content, newest first: hashed files, and the start of the names of the pieces
 * of an index, up to a dot. Published with them, so that any copy of the site carries it. Tells an output from a
 * folder of anything else.
 */
export const ledger = 'assets/builds.json'

/** Carries over the hashed files of the last `keptBuilds` builds of `outDir` and writes the new ledger. */
export async function keepAssets(
  output: Output,
  outDir: string,
  keptBuilds: number,
): Promise<void> {
  const current = [...new Set(output.names().flatMap(entryNames))]
  const past = await readLedger(outDir)
  const isRebuild = JSON.stringify(past[0]) === JSON.stringify(current)
  const kept = (isRebuild ? past.slice(1) : past)
    .slice(0, keptBuilds)
    .map((entries) => entries.filter((entry) => entry.endsWith('.') || isNamedByContent(entry)))
  const filesByName =
    kept.length > 0 ? filesByEntry(output.snapshot()) : new Map<string, readonly string[]>()
  for (const entry of new Set(kept.flat()))
    for (const file of filesByName.get(entry) ?? (entry.endsWith('.') ? [] : [entry])) {
      if (output.has(file) || output.carry(file) || output.isDamaged(file)) continue
      const absolute = path.join(outDir, file)
      const content = isFile(absolute) && (await readFile(absolute).catch(() => undefined))
      if (content) await output.write(file, content)
    }
  await output.write(ledger, JSON.stringify([current, ...kept]))
}

/** A large index has thousands of pieces, whose names have one start. What keeps its name when it changes is not kept. */
function entryNames(file: string): string[] {
  if (isPieceFile(file)) return [file.replace(/[^.]+\.json$/, '')]
  return isNamedByContent(file) ? [file] : []
}

function filesByEntry({ files }: FolderSnapshot): ReadonlyMap<string, readonly string[]> {
  const filesByName = new Map<string, string[]>()
  for (const file of files)
    for (const entry of entryNames(file)) {
      const known = filesByName.get(entry)
      if (known) known.push(file)
      else filesByName.set(entry, [file])
    }
  return filesByName
}

async function readLedger(outDir: string): Promise<string[][]> {
  try {
    const builds: unknown = JSON.parse((await readIfThere(path.join(outDir, ledger))) ?? '[]')
    return Array.isArray(builds) && builds.every(isEntryList) ? builds : []
  } catch {
    return []
  }
}

/** Names that climb out of the output, or are of pages, are nobody's. */
function isEntryList(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((entry) => typeof entry === 'string' && known.test(entry))
  )
}

const known = /^(?!(.*\/)?\.\.(\/|$))(assets\/|([^/]+\/)?search-index-[^/]+\.$)/
