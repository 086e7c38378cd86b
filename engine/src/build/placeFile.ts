/** One file of a build → on disk with its compressed copies, unless the build before left it so. Runs in worker threads. */

import { copyFileSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressedNames, compressText, isCompressible } from './compress.ts'
import { hashOf } from './hashOf.ts'

/** What is known of a file once it is in place. */
export type PlacedFile = {
  /** Of its content. */
  readonly hash: string
  readonly bytes: number
  readonly modifiedMs: number
  /** Names all that the content was made from, for files that are worth not making again. */
  readonly madeFrom?: string | undefined
}

export type FileTask = {
  /** From the output folder. */
  readonly file: string
  readonly content: Uint8Array
  /** Absolute: where the build is being written. */
  readonly staging: string
  /** Absolute: the build before, when there is one. */
  readonly outDir: string
  /** The same file in the build before. */
  readonly previous?: PlacedFile | undefined
  /** Writes `.br` and `.gz` beside text. */
  readonly precompress: boolean
  /** Absolute: a folder that holds the compressed copies already, under the file's own name. */
  readonly copiesFolder?: string | undefined
}

export type Placing = {
  readonly placed: PlacedFile
  /** It is in the build before, as it was left: nothing was written. */
  readonly isKept: boolean
}

/** A folder to remove: absolute. */
export type RemovalTask = { readonly folder: string }

/** Under this, a compressed copy saves no packet. */
const smallestCompressed = 512

/** Makes the folder of a file (absolute), if it has not yet. */
export type MakeFolderOf = (target: string) => void

/** For one output: looking for a folder on the disk, and missing it, takes longer than placing a file. */
export function createFolderMaker(): MakeFolderOf {
  const made = new Set<string>()
  return (target) => {
    const folder = path.dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
  }
}

export function placeFile(task: FileTask, makeFolderOf: MakeFolderOf): Placing {
  const { file, content, staging, outDir, previous } = task
  const hash = hashOf(content)
  if (previous?.hash === hash && isAsLeft({ outDir, file }, previous))
    return { placed: previous, isKept: true }
  const target = path.join(staging, file)
  makeFolderOf(target)
  writeFileSync(target, content)
  if (hasCopies(task, content.length)) writeCopies(task)
  const { mtimeMs } = statSync(target)
  return { placed: { hash, bytes: content.length, modifiedMs: mtimeMs }, isKept: false }
}

function writeCopies({ file, staging, copiesFolder, content }: FileTask): void {
  const target = path.join(staging, file)
  if (copiesFolder === undefined)
    for (const copy of compressText(file, content))
      writeFileSync(target + copy.extension, copy.body)
  else
    for (const name of compressedNames(file))
      copyFileSync(path.join(copiesFolder, path.basename(name)), path.join(staging, name))
}

/** Whether a file of the build before is still as that build left it; nothing is said of its copies. */
export function isAsLeft(
  { outDir, file }: Pick<FileTask, 'outDir' | 'file'>,
  known: PlacedFile,
): boolean {
  try {
    // Names of the output need no `path.join`, which takes as long as the question.
    const { size, mtimeMs } = statSync(`${outDir}/${file}`)
    return size === known.bytes && mtimeMs === known.modifiedMs
  } catch {
    return false
  }
}

type Links = Pick<FileTask, 'file' | 'staging' | 'outDir' | 'precompress'> & {
  /** In the build before, when it had another name. */
  readonly previousFile?: string | undefined
}

/** Links the file and its copies if they are still as the build before left them; else leaves nothing. */
export function linkFile(links: Links, known: PlacedFile, makeFolderOf: MakeFolderOf): boolean {
  const { outDir, staging, file, previousFile = file } = links
  if (!isAsLeft({ outDir, file: previousFile }, known)) return false
  const link = (from: string, to: string) => linkSync(`${outDir}/${from}`, `${staging}/${to}`)
  try {
    makeFolderOf(`${staging}/${file}`)
    link(previousFile, file)
    const copies = copiesOf(previousFile, known, links.precompress)
    copiesOf(file, known, links.precompress).forEach((name, index) =>
      link(copies[index] ?? name, name),
    )
    return true
  } catch {
    dropFile(links)
    return false
  }
}

/** A link is never written over: it is the same file as the old build's. */
function dropFile({ staging, file }: Pick<Links, 'staging' | 'file'>): void {
  for (const name of [file, ...compressedNames(file)])
    rmSync(path.join(staging, name), { force: true })
}

/** Names of the compressed copies that a build writes beside a file. */
export function copiesOf(
  file: string,
  { bytes }: Pick<PlacedFile, 'bytes'>,
  precompress: boolean,
): string[] {
  return hasCopies({ file, precompress }, bytes) ? compressedNames(file) : []
}

function hasCopies(
  { precompress, file }: Pick<FileTask, 'precompress' | 'file'>,
  bytes: number,
): boolean {
  return precompress && isCompressible(file) && bytes >= smallestCompressed
}
