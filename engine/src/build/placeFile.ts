/** One file of a build → on disk with its compressed copies, or linked from the build before. Runs in worker threads. */

import { linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressedNames, compressText, isCompressible } from './compress.ts'
import { hashOf } from './hashOf.ts'

/** What is known of a file once it is in place. */
export type PlacedFile = {
  /** Of its content. */
  readonly hash: string
  readonly bytes: number
  readonly modifiedMs: number
}

export type FileTask = {
  /** From the output folder. */
  readonly file: string
  readonly content: string | Uint8Array
  /** Absolute: where the build is being written. */
  readonly staging: string
  /** Absolute: the build before, when there is one. */
  readonly outDir: string
  /** The same file in the build before. */
  readonly previous?: PlacedFile | undefined
  /** Writes `.br` and `.gz` beside text. */
  readonly precompress: boolean
}

/** Under this, a compressed copy saves no packet. */
const smallestCompressed = 512

export function placeFile(task: FileTask): PlacedFile {
  const { file, content, staging, previous } = task
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const hash = hashOf(body)
  const target = path.join(staging, file)
  mkdirSync(path.dirname(target), { recursive: true })
  const hasCopies = task.precompress && isCompressible(file) && body.length >= smallestCompressed
  const names = hasCopies ? [file, ...compressedNames(file)] : [file]
  if (previous?.hash === hash && reuse(task, names, previous)) return previous
  writeFileSync(target, body)
  if (hasCopies)
    for (const copy of compressText(file, body)) writeFileSync(target + copy.extension, copy.body)
  return { hash, bytes: body.length, modifiedMs: statSync(target).mtimeMs }
}

/** Links the file and its copies if they are still as the build before left them. */
function reuse({ outDir, staging, file }: FileTask, names: readonly string[], known: PlacedFile) {
  try {
    const { size, mtimeMs } = statSync(path.join(outDir, file))
    if (size !== known.bytes || mtimeMs !== known.modifiedMs) return false
    for (const name of names) linkSync(path.join(outDir, name), path.join(staging, name))
    return true
  } catch {
    // Never written over: it is the same file as the old build's.
    for (const name of names) rmSync(path.join(staging, name), { force: true })
    return false
  }
}
