/** Values by the hash of what they were made from, on disk from one build to the next. */

import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { threadId } from 'node:worker_threads'
import { hashOf } from './hashOf.ts'

export type CacheBins<Value> = {
  /** By a `hashOf`. */
  readonly get: (key: string) => Value | undefined
  /** What this build has used: only that is saved. */
  readonly keep: (key: string, value: Value) => void
  /** A value that will not be asked for again: it is neither held nor saved. */
  readonly forget: (key: string) => void
  /** All that has been read or kept so far, the newest last. */
  readonly values: () => readonly Value[]
  /** Reads everything, ahead of what will be asked for; returns the keys. */
  readonly load: () => readonly string[]
  /** Never throws: a cache that cannot be written is no loss. */
  readonly save: () => Promise<void>
}

/** How the values of a file lie in it, where that is not as they are. */
export type BinLayout<Value, Packed> = {
  readonly pack: (values: ReadonlyMap<string, Value>) => PackedBin<Packed>
  /** What it is given is whole, and of this make. `tail` reads it, and throws a `LostTail`. */
  readonly unpack: (packed: Packed, tail: () => Uint8Array) => Map<string, Value>
}

export type PackedBin<Packed> = {
  /** Plain data. */
  readonly packed: Packed
  /** What is seldom asked for: it is not read with the rest. */
  readonly tail?: Uint8Array
}

/**
 * The tail of a file is not, or no longer, the one that goes with what was read of it: it is damaged, or another build
 * has written it since. With tails read at once, neither can happen later.
 */
export class LostTail extends Error {}

type BinsOptions<Value, Packed> = {
  /** Absolute; `undefined` to keep nothing. */
  readonly folder: string | undefined
  /** Names whatever decides the values besides what is in the keys. */
  readonly fingerprint: string
  /** How many files: an edit rewrites one of them. */
  readonly bins: 16 | 256
  readonly layout?: BinLayout<Value, Packed>
  /** Tails are read when they are asked for. */
  readonly isLazy?: boolean | undefined
}

export function createBins<Value, Packed = Values<Value>>({
  folder,
  fingerprint,
  bins: binCount,
  layout = asTheyAre as BinLayout<Value, unknown> as BinLayout<Value, Packed>,
  isLazy = false,
}: BinsOptions<Value, Packed>): CacheBins<Value> {
  const digits = binCount === 16 ? 1 : 2
  const binNameOf = (key: string) => key.slice(0, digits)
  const isThere = folder !== undefined && existsSync(folder)
  const bins = new Map<string, Values<Value>>()
  const used = new Map<string, Map<string, Value>>()
  const binOf = (name: string) => {
    const file = isThere ? path.join(folder, fileOf(name)) : undefined
    const bin = bins.get(name) ?? readBin(file, { fingerprint, layout, isLazy })
    bins.set(name, bin)
    return bin
  }
  const save = async () => {
    if (folder === undefined || used.size === 0) return
    mkdirSync(folder, { recursive: true })
    // One after the other: all at once, a large site is in memory twice and nothing else gets its turn meanwhile.
    for (const [name, values] of used) {
      const before = binOf(name)
      const isSame =
        values.size === before.size && [...values.keys()].every((key) => before.has(key))
      if (isSame) continue
      writeBin(path.join(folder, fileOf(name)), fingerprint, layout.pack(values))
      await setImmediate()
    }
  }
  return {
    get: (key) => {
      const name = binNameOf(key)
      return used.get(name)?.get(key) ?? binOf(name).get(key)
    },
    keep: (key, value) => {
      const name = binNameOf(key)
      used.set(name, (used.get(name) ?? new Map<string, Value>()).set(key, value))
    },
    forget: (key) => {
      const name = binNameOf(key)
      for (const values of [bins.get(name), used.get(name)]) values?.delete(key)
    },
    values: () => [...bins.values(), ...used.values()].flatMap((each) => [...each.values()]),
    load: () => {
      for (let bin = 0; bin < binCount; bin++) binOf(bin.toString(16).padStart(digits, '0'))
      return [...bins.values()].flatMap((values) => [...values.keys()])
    },
    save: () => save().catch(() => undefined),
  }
}

const noTail = hashOf('')

const fileOf = (name: string) => `${name}.v8`

type Values<Value> = Map<string, Value>
type Bin<Packed> = {
  readonly fingerprint: string
  readonly packed: Packed
  /** `hashOf` the tail. */
  readonly tail: string
}

const asTheyAre = {
  pack: <Value>(packed: Value) => ({ packed }),
  unpack: <Value>(packed: Value): Value => packed,
}

type BinReading<Value, Packed> = Required<
  Pick<BinsOptions<Value, Packed>, 'fingerprint' | 'layout' | 'isLazy'>
>

/**
 * A file that is absent, cut short or of another make is an empty one. Read synchronously: of two hundred small files,
 * promises would be most of the time.
 */
function readBin<Value, Packed>(
  file: string | undefined,
  { fingerprint, layout, isLazy }: BinReading<Value, Packed>,
): Values<Value> {
  if (file === undefined) return new Map()
  try {
    const head = readHead(file)
    if (!head) return new Map()
    const bin = deserialize(head) as Bin<Packed>
    if (bin.fingerprint !== fingerprint) return new Map()
    let held: Uint8Array | undefined
    const tail = () => (held ??= readTail(file, headStart + head.length, bin.tail))
    if (!isLazy && bin.tail !== noTail) tail()
    return layout.unpack(bin.packed, tail)
  } catch {
    return new Map()
  }
}

/** A file: the hash of its head, the length of its head in hexadecimal, its head, its tail. */
const hashLength = 16
const headStart = hashLength + 8

/** Files are read into it: as much new memory for each would take longer than reading them. */
const opening = Buffer.alloc(32_768)

/** `undefined` when it is not whole. */
function readHead(file: string): Buffer | undefined {
  const descriptor = openSync(file, 'r')
  try {
    const read = readSync(descriptor, opening, 0, opening.length, 0)
    const length = Number.parseInt(opening.toString('latin1', hashLength, headStart), 16)
    const head = Buffer.alloc(length)
    const begun = opening.copy(head, 0, headStart, read)
    if (begun < length) readSync(descriptor, head, begun, length - begun, headStart + begun)
    return opening.toString('latin1', 0, hashLength) === hashOf(head) ? head : undefined
  } finally {
    closeSync(descriptor)
  }
}

function readTail(file: string, start: number, hash: string): Uint8Array {
  let tail: Uint8Array | undefined
  try {
    tail = readFileSync(file).subarray(start)
  } catch {
    // It is told below.
  }
  if (tail === undefined || hashOf(tail) !== hash)
    throw new LostTail(`${file} is not as it was read`)
  return tail
}

/** Written aside then renamed: two builds at once leave one whole file or the other. Synchronously, as `readBin`. */
function writeBin<Packed>(file: string, fingerprint: string, bin: PackedBin<Packed>): void {
  const { packed, tail = new Uint8Array() } = bin
  const head = serialize({ fingerprint, packed, tail: hashOf(tail) } satisfies Bin<Packed>)
  const start = hashOf(head) + head.length.toString(16).padStart(headStart - hashLength, '0')
  const aside = `${file}.${process.pid}-${threadId}`
  try {
    writeFileSync(aside, Buffer.concat([Buffer.from(start, 'latin1'), head, tail]))
    renameSync(aside, file)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}
