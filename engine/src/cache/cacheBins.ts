/** Values by the hash of what they were made from, on disk from one build to the next. */

import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { readHead, readTail, writeBinFile } from './binFile.ts'
import { hashContent } from '../disk/hashContent.ts'

export type CacheBins<Value> = {
  /** By a `hashContent`. */
  readonly get: (key: string) => Value | undefined
  /** Marks a value as used by this build: only these are saved. */
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

/** Layout of the values in a file, when they are not stored as they are. */
export type BinLayout<Value, Packed> = {
  readonly pack: (values: ReadonlyMap<string, Value>) => PackedBin<Packed>
  /** Unpacks a complete file of this version. `tail` reads the rest, and may throw a `LostTail`. */
  readonly unpack: (packed: Packed, tail: () => Uint8Array) => Map<string, Value>
}

export type PackedBin<Packed> = {
  /** Plain data. */
  readonly packed: Packed
  /** Rarely needed part, read separately. */
  readonly tail?: Uint8Array
}

type BinsOptions<Value, Packed> = {
  /** Absolute; `undefined` to keep nothing. */
  readonly folder: string | undefined
  /** Names whatever decides the values besides what is in the keys. */
  readonly fingerprint: string
  /** Number of files: an edit rewrites one of them. */
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
  /** Files are read into it: as much new memory for each would take longer than reading them. */
  const opening = Buffer.alloc(32_768)
  const bins = new Map<string, Values<Value>>()
  const used = new Map<string, Map<string, Value>>()
  const binOf = (name: string) => {
    const file = isThere ? path.join(folder, binName(name)) : undefined
    const bin = bins.get(name) ?? readBin(file, { fingerprint, layout, isLazy, opening })
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
      const { packed, tail = new Uint8Array() } = layout.pack(values)
      const bin: Bin<Packed> = { fingerprint, packed, tail: hashContent(tail) }
      writeBinFile(path.join(folder, binName(name)), serialize(bin), tail)
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

const noTail = hashContent('')

const binName = (name: string) => `${name}.v8`

type Values<Value> = Map<string, Value>
type Bin<Packed> = {
  readonly fingerprint: string
  readonly packed: Packed
  /** `hashContent` of the tail. */
  readonly tail: string
}

const asTheyAre = {
  pack: <Value>(packed: Value) => ({ packed }),
  unpack: <Value>(packed: Value): Value => packed,
}

type BinReading<Value, Packed> = Required<
  Pick<BinsOptions<Value, Packed>, 'fingerprint' | 'layout' | 'isLazy'>
> & { readonly opening: Buffer }

/**
 * A file that is absent, cut short or of another make is an empty one. Read synchronously: of two hundred small files,
 * promises would be most of the time.
 */
function readBin<Value, Packed>(
  file: string | undefined,
  { fingerprint, layout, isLazy, opening }: BinReading<Value, Packed>,
): Values<Value> {
  if (file === undefined) return new Map()
  try {
    const head = readHead(file, opening)
    if (!head) return new Map()
    const bin = deserialize(head) as Bin<Packed>
    if (bin.fingerprint !== fingerprint) return new Map()
    let held: Uint8Array | undefined
    const tail = () => (held ??= readTail(file, head.length, bin.tail))
    if (!isLazy && bin.tail !== noTail) tail()
    return layout.unpack(bin.packed, tail)
  } catch {
    return new Map()
  }
}
