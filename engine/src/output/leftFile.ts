/** A file of the build before → known to be as that build left it, with its compressed copies, or not to be used. */

import { lstatSync, readFileSync, type Stats } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressedNames, isCompressible, type Precompress } from '../disk/compress.ts'
import { wholeHashOf } from '../disk/hashContent.ts'

/** Facts about a file in the output. */
export type PlacedFile = {
  /** `wholeHashOf` its content. */
  readonly hash: string
  readonly bytes: number
  readonly modifiedMs: number
  /** Names all that the content was made from, for files that are worth not making again. */
  readonly madeFrom?: string | undefined
}

export type LeftPlace = {
  /** Absolute: the build before. */
  readonly outDir: string
  /** From there. */
  readonly file: string
  /** Copies written beside text. */
  readonly precompress: Precompress
  /** When the build before had finished: what has not been touched since is as it left it. */
  readonly savedMs: number
}

/** Thrown when the existing output changed while a build relied on it: the build must start again without it. */
export class ChangedOutput extends Error {}

/** Under this, a compressed copy saves no packet. */
const smallestCompressed = 512

/**
 * With its time of today. An output that was restored from a cache, copied or checked out has other times: then its
 * content tells.
 */
export function findLeft(place: LeftPlace, known: PlacedFile): PlacedFile | undefined {
  // Names of the output need no `path.join`, which takes as long as the question.
  const absolute = `${place.outDir}/${place.file}`
  const stats = statsOf(absolute)
  if (!stats?.isFile() || stats.size !== known.bytes) return undefined
  const isUntouched = stats.mtimeMs === known.modifiedMs && isFromBuild(stats, place)
  if (!isUntouched && wholeHashOf(readFileSync(absolute)) !== known.hash) return undefined
  const copies = namesBeside(place.file, known, place.precompress)
  if (!copies.every((copy) => isCopyOf(known, copy, place))) return undefined
  return isUntouched ? known : { ...known, modifiedMs: stats.mtimeMs }
}

/** Returns the stats of a file, or of the link itself. */
function statsOf(absolute: string): Stats | undefined {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false })
  } catch {
    // A file stands where a folder was.
    return undefined
  }
}

/** A change of content, name, rights or links shows in this time, which nobody can set. */
const isFromBuild = ({ ctimeMs }: Stats, { savedMs }: LeftPlace): boolean => ctimeMs <= savedMs

function isCopyOf(known: PlacedFile, copy: string, place: LeftPlace): boolean {
  const absolute = `${place.outDir}/${copy}`
  const stats = statsOf(absolute)
  if (!stats?.isFile()) return false
  if (isFromBuild(stats, place)) return true
  const decompress = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync
  try {
    const content = decompress(readFileSync(absolute), { maxOutputLength: known.bytes || 1 })
    return wholeHashOf(content) === known.hash
  } catch {
    return false
  }
}

/** Names of the compressed copies that a build writes beside a file. */
export function namesBeside(
  file: string,
  { bytes }: Pick<PlacedFile, 'bytes'>,
  precompress: Precompress,
): string[] {
  const hasCopies = isCompressible(file) && bytes >= smallestCompressed
  return hasCopies ? compressedNames(file, precompress) : []
}
