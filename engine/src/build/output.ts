/** Files of a build → a folder beside the target, swapped in whole at the end. A killed build changes nothing. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { link, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressedNames, compressText, isCompressible } from './compress.ts'

export type Output = {
  /** Writes a file; its path is relative to the output folder. Writing the same path twice is a programmer's mistake. */
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>
  /** Bytes written so far, compressed copies apart. */
  readonly bytesWritten: () => number
  /** Every file written so far, sorted, with its content's hash. */
  readonly files: () => ReadonlyMap<string, string>
  /** Puts the new folder in place of the old one. */
  readonly commit: () => Promise<void>
  /** Throws the new folder away. */
  readonly discard: () => void
}

type OutputOptions = {
  /** Writes `.br` and `.gz` beside text files. */
  readonly precompress: boolean
  /** Hashes of the files in place, from the build before: what has not changed is linked, not written again. */
  readonly previous?: ReadonlyMap<string, string> | undefined
}

/** Opens the staging folder of `outDir` (absolute), after clearing what killed builds have left. */
export async function openOutput(outDir: string, options: OutputOptions): Promise<Output> {
  recoverOutput(outDir)
  const staging = `${outDir}${stagingMark}${process.pid}`
  await mkdir(staging, { recursive: true })
  const hashes = new Map<string, string>()
  const folders = new Map<string, Promise<unknown>>()
  let bytes = 0

  const place = async (file: string, write: (target: string) => Promise<unknown>) => {
    const target = path.join(staging, file)
    const folder = path.dirname(target)
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true })
    folders.set(folder, made)
    await made
    await write(target)
  }
  const reuse = async (file: string) => {
    const copies = options.precompress && isCompressible(file) ? compressedNames(file) : []
    await Promise.all(
      [file, ...copies].map((each) =>
        place(each, (target) => link(path.join(outDir, each), target)),
      ),
    )
  }
  const write = async (file: string, content: string | Uint8Array) => {
    if (hashes.has(file)) throw new Error(`Two contents for the file ${file}`)
    const body = typeof content === 'string' ? Buffer.from(content) : content
    const hash = hashOf(body)
    hashes.set(file, hash)
    bytes += body.length
    if (options.previous?.get(file) === hash && (await succeeds(reuse(file)))) return
    await place(file, (target) => writeFile(target, body))
    if (!options.precompress || !isCompressible(file) || body.length < smallestCompressed) return
    const copies = await compressText(file, body)
    await Promise.all(
      copies.map(({ extension, body: copy }) =>
        place(file + extension, (target) => writeFile(target, copy)),
      ),
    )
  }
  return {
    write,
    bytesWritten: () => bytes,
    files: () => new Map([...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    commit: async () => swapIn(staging, outDir),
    discard: () => rmSync(staging, { recursive: true, force: true }),
  }
}

const stagingMark = '.staging-'
const oldMark = '.old-'
/** Under this, a compressed copy saves no packet. */
const smallestCompressed = 512

/** 16 hexadecimal digits. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

/** The two renames follow each other with nothing in between; `recoverOutput` mends a death between them. */
function swapIn(staging: string, outDir: string) {
  const old = `${outDir}${oldMark}${process.pid}`
  if (existsSync(outDir)) renameSync(outDir, old)
  renameSync(staging, outDir)
  rmSync(old, { recursive: true, force: true })
}

/** Puts back the output of a build killed during its swap, and removes what dead builds have left. */
export function recoverOutput(outDir: string) {
  const folder = path.dirname(outDir)
  const name = path.basename(outDir)
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder)) {
    const mark = [stagingMark, oldMark].find((each) => entry.startsWith(name + each))
    if (!mark || isAlive(Number(entry.slice(name.length + mark.length)))) continue
    const leftover = path.join(folder, entry)
    if (mark === oldMark && !existsSync(outDir)) renameSync(leftover, outDir)
    else rmSync(leftover, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** As `readFile`, `undefined` when there is no such file. */
export async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}
