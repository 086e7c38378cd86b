/** Bytes of a font, characters → the font with those alone, kept from one build to the next. */

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashContents } from '../../disk/hashContent.ts'

type Subset = (font: Buffer, text: string, options: object) => Promise<Uint8Array>

/** Optional: it brings HarfBuzz, four megabytes. Resolves to `undefined` where it is not installed. */
export async function loadSubsetter(): Promise<Subset | undefined> {
  try {
    const { default: subset } = await import('subset-font')
    return subset as Subset
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** `cacheDir` is absolute; absent: nothing is kept. */
export async function subsetFont(
  bytes: Uint8Array,
  text: string,
  { subset, cacheDir }: { readonly subset: Subset; readonly cacheDir: string | undefined },
): Promise<Uint8Array> {
  const make = () => subset(Buffer.from(bytes), text, { targetFormat: 'woff2' })
  if (cacheDir === undefined) return make()
  const file = path.join(cacheDir, 'fonts', `${hashContents([bytes, text])}.woff2`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return kept
  const made = await make()
  await mkdir(path.dirname(file), { recursive: true })
  // Whole, or not there: a build may be killed, and a font may be asked for twice at once.
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, made)
  await rename(aside, file)
  return made
}
