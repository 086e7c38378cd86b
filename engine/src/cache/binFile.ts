/**
 * A file of the cache: the hash of its head, the length of its head in hexadecimal, its head, and its tail, which is
 * seldom asked for and not read with the rest. The head names its tail.
 */

import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { threadId } from 'node:worker_threads'
import { hashContent } from '../disk/hashContent.ts'

/**
 * The tail of a file is not, or no longer, the one that goes with what was read of it: it is damaged, or another build
 * has written it since. With tails read at once, neither can happen later.
 */
export class LostTail extends Error {}

const hashLength = 16
const headStart = hashLength + 8

/** `undefined` when it is not whole. What stands in `opening` is lost. */
export function readHead(file: string, opening: Buffer): Buffer | undefined {
  const descriptor = openSync(file, 'r')
  try {
    const read = readSync(descriptor, opening, 0, opening.length, 0)
    const length = Number.parseInt(opening.toString('latin1', hashLength, headStart), 16)
    // Whatever a damaged file says of its length.
    const size = headStart + length > read ? fstatSync(descriptor).size : read
    if (!(headStart + length <= size)) return undefined
    const head = Buffer.alloc(length)
    const begun = opening.copy(head, 0, headStart, read)
    if (begun < length) readSync(descriptor, head, begun, length - begun, headStart + begun)
    return opening.toString('latin1', 0, hashLength) === hashContent(head) ? head : undefined
  } finally {
    closeSync(descriptor)
  }
}

/** Throws a `LostTail` for another than that. */
export function readTail(file: string, headLength: number, hash: string): Uint8Array {
  let tail: Uint8Array | undefined
  try {
    tail = readFileSync(file).subarray(headStart + headLength)
  } catch {
    // It is told below.
  }
  if (tail === undefined || hashContent(tail) !== hash)
    throw new LostTail(`${file} is not as it was read`)
  return tail
}

/**
 * Written aside then renamed: two builds at once leave one whole file or the other. Synchronously: of two hundred small
 * files, promises would be most of the time.
 */
export function writeBinFile(file: string, head: Buffer, tail: Uint8Array): void {
  const start = hashContent(head) + head.length.toString(16).padStart(headStart - hashLength, '0')
  const aside = `${file}.${process.pid}-${threadId}`
  try {
    writeFileSync(aside, Buffer.concat([Buffer.from(start, 'latin1'), head, tail]))
    renameSync(aside, file)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}
