/** What a build wrote, so that the next one can link what has not changed instead of writing it again. */

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PlacedFile } from './placeFile.ts'

type Manifest = { readonly outDir: string; readonly files: Readonly<Record<string, PlacedFile>> }

/** What the last build left in `outDir`; whoever uses a file of it checks that it is still the same. */
export async function readManifest(
  file: string,
  outDir: string,
): Promise<ReadonlyMap<string, PlacedFile>> {
  const manifest = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Manifest)
    .catch(() => undefined)
  return new Map(manifest?.outDir === outDir ? Object.entries(manifest.files ?? {}) : [])
}

/** Never throws: without it the next build writes everything. */
export async function saveManifest(
  file: string,
  outDir: string,
  files: ReadonlyMap<string, PlacedFile>,
): Promise<void> {
  const manifest: Manifest = { outDir, files: Object.fromEntries(files) }
  const aside = `${file}.${process.pid}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(aside, JSON.stringify(manifest))
    await rename(aside, file)
  } catch {
    await rm(aside, { force: true })
  }
}
