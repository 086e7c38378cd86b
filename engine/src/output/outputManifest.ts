/** Manifest of a build's files, so that the next build keeps unchanged ones instead of writing them again. */

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Precompress } from '../disk/compress.ts'
import { hashContent } from '../disk/hashContent.ts'
import type { PlacedFile } from './leftFile.ts'

/** State that the last build left in an output folder. */
export type PreviousBuild = {
  readonly files: ReadonlyMap<string, PlacedFile>
  /** As in `LeftPlace`; 0 when nothing may be taken for granted. */
  readonly savedMs: number
}

type Manifest = {
  readonly outDir: string
  readonly precompress: Precompress
  readonly savedMs: number
  readonly files: readonly (readonly [file: string, placed: PlacedFile])[]
}

/** The build that is known to have written into an output folder, and how it was asked to. */
export type ManifestOf = { readonly outDir: string; readonly precompress: Precompress }

/** Whoever uses a file of it checks that it is still the same. */
export async function readManifest(file: string, of: ManifestOf): Promise<PreviousBuild> {
  const manifest = await readFile(file, 'utf8').then(parseManifest, () => undefined)
  if (!manifest) return { files: new Map(), savedMs: 0 }
  // In another folder it is a copy; without compressed copies of its own, it has none that may be trusted.
  const isSame = manifest.outDir === of.outDir && manifest.precompress === of.precompress
  const savedMs = isSame ? manifest.savedMs : 0
  return { files: new Map(manifest.files), savedMs }
}

/** The hash of what follows is on its first line: a manifest that was changed in one letter names other contents. */
function parseManifest(text: string): Manifest | undefined {
  const start = text.indexOf('\n') + 1
  const body = text.slice(start)
  return hashContent(body) === text.slice(0, start - 1) ? (JSON.parse(body) as Manifest) : undefined
}

/** Never throws: without it the next build writes everything. To be called when nothing is touched any more. */
export async function saveManifest(
  file: string,
  of: ManifestOf,
  files: ReadonlyMap<string, PlacedFile>,
): Promise<void> {
  const body = JSON.stringify({ ...of, savedMs: Date.now(), files: [...files] } satisfies Manifest)
  const aside = `${file}.${process.pid}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(aside, `${hashContent(body)}\n${body}`)
    await rename(aside, file)
  } catch {
    await rm(aside, { force: true }).catch(() => undefined)
  }
}
