/** One file of a build → on disk with its compressed copies, unless the build before left it so. Runs in worker threads. */

import { copyFileSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressedNames, type CompressText, createCompressor } from '../disk/compress.ts'
import { wholeHashOf } from '../disk/hashContent.ts'
import { namesBeside, findLeft, type LeftPlace, type PlacedFile } from './leftFile.ts'

export type FileToWrite = LeftPlace & {
  readonly content: Uint8Array
  /** Absolute: where the build is being written. */
  readonly staging: string
  /** The same file in the build before. */
  readonly previous?: PlacedFile | undefined
  /** Absolute: a folder that holds the compressed copies already, under the file's own name. */
  readonly copiesFolder?: string | undefined
}

/** A file to write, sent to a thread. */
export type FileTask = FileToWrite & { readonly kind: 'write' }

export type WriteResult = {
  readonly placed: PlacedFile
  /** Set when the previous build has the file unchanged, so that nothing was written. */
  readonly isKept: boolean
}

/** A folder to remove: absolute. */
export type RemovalTask = { readonly kind: 'remove'; readonly folder: string }

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

/** For the files of one output. */
export function createFileWriter(makeFolderOf = createFolderMaker()) {
  const compressText = createCompressor()
  return (task: FileToWrite): WriteResult => writeOutputFile(task, { makeFolderOf, compressText })
}

type WritingTools = { readonly makeFolderOf: MakeFolderOf; readonly compressText: CompressText }

function writeOutputFile(
  task: FileToWrite,
  { makeFolderOf, compressText }: WritingTools,
): WriteResult {
  const { file, content, staging, previous, precompress } = task
  const hash = wholeHashOf(content)
  const left = previous?.hash === hash ? findLeft(task, previous) : undefined
  if (left) return { placed: left, isKept: true }
  const target = path.join(staging, file)
  makeFolderOf(target)
  writeFileSync(target, content)
  if (namesBeside(file, { bytes: content.length }, precompress).length > 0)
    writeCopies(task, compressText)
  const { mtimeMs } = statSync(target)
  return { placed: { hash, bytes: content.length, modifiedMs: mtimeMs }, isKept: false }
}

function writeCopies(
  { file, staging, copiesFolder, content, precompress }: FileToWrite,
  compressText: CompressText,
): void {
  const target = path.join(staging, file)
  if (copiesFolder === undefined)
    for (const copy of compressText(file, content, precompress))
      writeFileSync(target + copy.extension, copy.body)
  else
    for (const name of compressedNames(file, precompress))
      copyFileSync(path.join(copiesFolder, path.basename(name)), path.join(staging, name))
}

type Links = LeftPlace & {
  readonly staging: string
  /** In the build before, when it had another name. */
  readonly previousFile?: string | undefined
}

/** Links a file and its copies, if they are as the build before left them; else leaves nothing, and returns `undefined`. */
export function linkFile(
  links: Links,
  known: PlacedFile,
  makeFolderOf: MakeFolderOf,
): PlacedFile | undefined {
  const { outDir, staging, file, previousFile = file, precompress } = links
  const left = findLeft({ ...links, file: previousFile }, known)
  if (!left) return undefined
  const link = (from: string, to: string) => linkSync(`${outDir}/${from}`, `${staging}/${to}`)
  try {
    makeFolderOf(`${staging}/${file}`)
    link(previousFile, file)
    const copies = namesBeside(previousFile, known, precompress)
    namesBeside(file, known, precompress).forEach((name, index) =>
      link(copies[index] ?? name, name),
    )
    return left
  } catch {
    dropFile(links)
    return undefined
  }
}

/** A link is never written over: it is the same file as the old build's. */
function dropFile({ staging, file, precompress }: Links): void {
  for (const name of [file, ...compressedNames(file, precompress)])
    rmSync(path.join(staging, name), { force: true })
}
