/**
 * Files of a build → a folder beside the target, put in its place at the end: whole, or file by file where few have
 * changed. A killed build changes nothing, or what it had begun is finished by the next one. Over 200 lines: a contract
 * and the one closure that keeps it.
 */

import { isFile } from '../disk/readFresh.ts'
import { existsSync, lstatSync, rmSync, statSync, unlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createWorkerPool } from '../threads/workerPool.ts'
import { findLeft, namesBeside, type PlacedFile } from './leftFile.ts'
import type { Precompress } from '../disk/compress.ts'
import { makeFolder } from '../disk/makeFolder.ts'
import {
  createFolderMaker,
  type FileTask,
  linkFile,
  type WriteResult,
  type RemovalTask,
} from './writeOutputFile.ts'
import { climbing } from './mergeOutput.ts'
import { entriesIn, removeFiles, removeFolder } from '../disk/removeFolder.ts'
import { replaceOutput } from './replaceOutput.ts'
import { type FolderSnapshot, snapshotFolder } from '../disk/folderSnapshot.ts'
import { mergePlaces, recoverOutput } from './swapOutput.ts'

export type Output = {
  /** So many pages are about to come: the threads that place them may start meanwhile. */
  readonly expect: (pages: number) => void
  /**
   * Writes a file; its path is relative to the output folder. Writing the same path twice, or one that climbs out, is a
   * programmer's mistake.
   * Resolves when the file is taken in charge: a failure shows at a later call, at the latest in `commit`. Bytes that
   * have a buffer to themselves are handed over with it.
   */
  readonly write: (file: string, content: string | Uint8Array, facts?: WriteFacts) => Promise<void>
  /**
   * Takes files over from the build before where it made them from the same thing. False when one of them was not,
   * or is not there as it was left: all of them are then to be written.
   */
  readonly keep: (files: readonly string[], madeFrom: string) => boolean
  /** Takes a file over from the build before, whatever it was made from then. False when it is not there as it was left. */
  readonly carry: (file: string, madeFrom?: string) => boolean
  /** A file of the build before is not, or no longer, what it left: it is not to be published again. */
  readonly isDamaged: (file: string) => boolean
  /** Returns the files of the previous build that are unchanged since. */
  readonly left: (isAsked: (file: string, placed: PlacedFile) => boolean) => readonly string[]
  /** Files of the build before that were made from this. */
  readonly madeBefore: (madeFrom: string) => readonly string[]
  /** Returns the existing files of the target: read once, best when idle. */
  readonly snapshot: () => FolderSnapshot
  readonly has: (file: string) => boolean
  /** Every file given so far, sorted. */
  readonly names: () => readonly string[]
  /** Waits until every file given so far is in place; what each holds. */
  readonly listed: () => Promise<ReadonlyMap<string, PlacedFile>>
  /** Waits until every file given so far is in place. Throws for one that was not given. */
  readonly weigh: (files: readonly string[]) => Promise<readonly WeighedFile[]>
  /** Puts the build in place of the old one, once whole; returns its files, compressed copies apart. */
  readonly commit: () => Promise<ReadonlyMap<string, PlacedFile>>
  /** Resolves when nothing is left of the old folder. */
  readonly clear: () => Promise<void>
  /** Throws the build away. */
  readonly discard: () => void
}

export type WeighedFile = Pick<PlacedFile, 'hash'> & {
  readonly file: string
  /** As a reader receives it: compressed where it has a copy. */
  readonly servedBytes: number
}

export type WriteFacts = Pick<PlacedFile, 'madeFrom'> &
  Pick<FileTask, 'copiesFolder'> & {
    /** `wholeHashOf` the content, where it may have had another name in the build before. */
    readonly hash?: string
  }

type OutputOptions = {
  /** Copies written beside text files. */
  readonly precompress: Precompress
  /** The files of the build before: what has not changed is not written again. */
  readonly previous?: ReadonlyMap<string, PlacedFile> | undefined
  /** As in `LeftPlace`: 0, by default, to look at the content of each. */
  readonly savedMs?: number
}

/** A text is longer to send than its bytes, which need not be copied. */
const encoder = new TextEncoder()

const ownBufferOf = ({ buffer, byteLength }: Uint8Array): readonly ArrayBufferLike[] =>
  buffer.byteLength === byteLength && buffer instanceof ArrayBuffer ? [buffer] : []

/** Under this, the threads start as files come: one may be enough. */
const manyPages = 120

/** Opens the staging folder of `outDir` (absolute), after mending and clearing what killed builds have left. */
export async function openOutput(
  outDir: string,
  { precompress, previous = new Map<string, PlacedFile>(), savedMs = 0 }: OutputOptions,
): Promise<Output> {
  recoverOutput(outDir)
  const places = mergePlaces(outDir)
  const { staging } = places
  makeFolder(staging)
  const stateBefore = stateOf(outDir)
  const pool = createWorkerPool<FileTask | RemovalTask, WriteResult | undefined>(
    'writeOutputFileWorker.js',
    {
      tasksPerMessage: 8,
      buffersOf: (task) => (task.kind === 'write' ? ownBufferOf(task.content) : []),
    },
  )
  const makeFolderOf = createFolderMaker()
  const names = new Set<string>()
  const placed = new Map<string, PlacedFile>()
  /** As in `ReadyBuild`. */
  const kept = new Set<string>()
  let taken: FolderSnapshot | undefined
  const snapshot = () => (taken ??= existsSync(outDir) ? snapshotFolder(outDir) : nothing)
  let old: string | undefined
  let isDiscarded = false
  const claim = (file: string) => {
    if (isDiscarded) throw new Error('The build was thrown away')
    if (climbing.test(file)) throw new Error(`The file ${file} is not in the output`)
    if (names.has(file)) throw new Error(`Two contents for the file ${file}`)
    names.add(file)
  }
  const note = (file: string, { placed: result, isKept }: WriteResult) => {
    placed.set(file, result)
    if (isKept) kept.add(file)
  }
  const writeOptions = (file: string) => ({ file, outDir, precompress, savedMs })
  const twinsOf = namesByHash(previous)
  const found = new Map<string, PlacedFile | undefined>()
  /** Looked at once: after a link to it has changed its time, its content would have to tell. */
  const leftOf = (file: string): PlacedFile | undefined => {
    const before = previous.get(file)
    if (!before) return undefined
    if (!found.has(file)) found.set(file, findLeft(writeOptions(file), before))
    return found.get(file)
  }
  return {
    expect: (pages) => {
      if (pages >= manyPages && previous.size === 0) pool.start()
    },
    write: async (file, content, { madeFrom, copiesFolder, hash } = {}) => {
      claim(file)
      const noteMade = ({ placed: result, isKept }: WriteResult) =>
        note(file, { placed: { ...result, ...(madeFrom !== undefined && { madeFrom }) }, isKept })
      // All that hold the same are looked at: they may be one file, which a link changes.
      const [twin] = hash === undefined || previous.has(file) ? [] : twinsOf(hash).filter(leftOf)
      const before = previous.get(twin ?? file)
      const target = { ...writeOptions(file), staging, copiesFolder }
      // Linked here: sending it to a thread would take longer.
      const linked =
        twin !== undefined &&
        before &&
        linkFile({ ...target, previousFile: twin }, before, makeFolderOf)
      const isSame = twin === undefined && hash !== undefined && before?.hash === hash
      const left = isSame ? leftOf(file) : undefined
      if (linked) noteMade({ placed: linked, isKept: false })
      else if (left) noteMade({ placed: left, isKept: true })
      else {
        const bytes = typeof content === 'string' ? encoder.encode(content) : content
        await pool.run(
          { kind: 'write', ...target, previous: previous.get(file), content: bytes },
          (result) => {
            if (result) noteMade(result)
          },
        )
      }
    },
    keep: (files, madeFrom) => {
      const known = files.flatMap((file) => {
        const left = previous.get(file)?.madeFrom === madeFrom ? leftOf(file) : undefined
        return left ? [{ file, left }] : []
      })
      if (known.length < files.length) return false
      for (const { file, left } of known) {
        claim(file)
        note(file, { placed: left, isKept: true })
      }
      return true
    },
    carry: (file, madeFrom) => {
      const left = leftOf(file)
      if (!left) return false
      claim(file)
      note(file, { placed: { ...left, madeFrom }, isKept: true })
      return true
    },
    isDamaged: (file) => previous.has(file) && !leftOf(file),
    left: (isAsked) =>
      [...previous].flatMap(([file, before]) =>
        isAsked(file, before) && leftOf(file) ? file : [],
      ),
    madeBefore: (madeFrom) =>
      [...previous].flatMap(([file, before]) => (before.madeFrom === madeFrom ? file : [])),
    snapshot,
    has: (file) => names.has(file),
    names: () => [...names].toSorted(),
    listed: async () => {
      await pool.drain()
      return placed
    },
    weigh: async (files) => {
      await pool.drain()
      return files.map((file) => {
        const known = placed.get(file)
        if (!known) throw new Error(`The file ${file} is not in the output`)
        const folder = kept.has(file) ? outDir : staging
        const [served = file] = namesBeside(file, known, precompress)
        const stats = statSync(path.join(folder, served), { throwIfNoEntry: false })
        return { file, hash: known.hash, servedBytes: stats?.size ?? known.bytes }
      })
    },
    commit: async () => {
      await pool.drain()
      const isSame = stateBefore !== undefined && stateOf(outDir) === stateBefore
      const build = { places, placed, kept, precompress, savedMs, makeFolderOf }
      old = replaceOutput(build, isSame ? snapshot : undefined)
      return placed
    },
    clear: async () => {
      // A link is removed, not what it leads to.
      if (old !== undefined && !lstatSync(old).isDirectory()) unlinkSync(old)
      else if (old !== undefined) {
        const { folders, files } = entriesIn(old)
        for (const folder of folders) await pool.run({ kind: 'remove', folder }, () => undefined)
        const removed = pool.drain()
        // The pieces of an index may be as many as the files of all pages.
        removeFiles(files)
        await removed
        removeFolder(old)
      }
      pool.terminate()
    },
    discard: () => {
      isDiscarded = true
      pool.terminate()
      rmSync(staging, { recursive: true, force: true })
    },
  }
}

function namesByHash(files: ReadonlyMap<string, PlacedFile>): (hash: string) => readonly string[] {
  const names = new Map<string, string[]>()
  for (const [file, { hash }] of files) {
    const known = names.get(hash)
    if (known) known.push(file)
    else names.set(hash, [file])
  }
  return (hash) => names.get(hash) ?? []
}

const nothing: FolderSnapshot = { files: new Set(), folders: new Set() }

/** Changes when another build puts anything there. `undefined` when it is not a folder. */
function stateOf(outDir: string): string | undefined {
  const found = lstatSync(outDir, { throwIfNoEntry: false })
  return found?.isDirectory() ? `${found.ino} ${found.mtimeMs}` : undefined
}

/** As `readFile`, `undefined` when there is no such file. */
export async function readIfThere(file: string): Promise<string | undefined> {
  return isFile(file) ? readFile(file, 'utf8').catch(() => undefined) : undefined
}
