/** What a build wrote, so that the next one can link what has not changed instead of writing it again. */

import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Entry = { readonly hash: string; readonly bytes: number; readonly modifiedMs: number }
type Manifest = { readonly outDir: string; readonly files: Readonly<Record<string, Entry>> }

/** Content hashes of the files of `outDir` that are still as the last build left them. */
export async function readManifest(
  file: string,
  outDir: string,
): Promise<ReadonlyMap<string, string>> {
  const manifest = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Manifest)
    .catch(() => undefined)
  if (manifest?.outDir !== outDir) return new Map()
  const checked = await Promise.all(
    Object.entries(manifest.files).map(async ([name, entry]): Promise<[string, string][]> => {
      const now = await stat(path.join(outDir, name)).catch(() => undefined)
      const isUntouched = now?.size === entry.bytes && now.mtimeMs === entry.modifiedMs
      return isUntouched ? [[name, entry.hash]] : []
    }),
  )
  return new Map(checked.flat())
}

/** Never throws: without it the next build writes everything. */
export async function saveManifest(
  file: string,
  outDir: string,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  const entries = await Promise.all(
    [...hashes].map(async ([name, hash]) => {
      const { size: bytes, mtimeMs: modifiedMs } = await stat(path.join(outDir, name))
      return [name, { hash, bytes, modifiedMs }] as const
    }),
  )
  const manifest: Manifest = { outDir, files: Object.fromEntries(entries) }
  const aside = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(aside, JSON.stringify(manifest))
  await rename(aside, file)
}
