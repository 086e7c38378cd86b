/** Files of a build → a folder beside the target, swapped in whole at the end. A killed build changes nothing. */

import { lstatSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createCrew } from './crew.ts'
import {
  createFolderMaker,
  dropFile,
  type FileTask,
  linkFile,
  type PlacedFile,
  type RemovalTask,
} from './placeFile.ts'
import { entriesIn, removeFiles, removeFolder } from './removeFolder.ts'
import { recoverOutput, stagingOf, swapIn } from './swapOutput.ts'

export type Output = {
  /** So many pages are about to come: the threads that place them may start meanwhile. */
  readonly expect: (pages: number) => void
  /**
   * Writes a file; its path is relative to the output folder. Writing the same path twice, or one that climbs out, is a
   * programmer's mistake.
   * Resolves when the file is taken in charge: a failure shows at a later call, at the latest in `commit`.
   */
  readonly write: (file: string, content: string | Uint8Array, facts?: WriteFacts) => Promise<void>
  /**
   * Takes files over from the build before where it made them from the same thing. False when one of them was not,
   * or is not there as it was left: all of them are then to be written.
   */
  readonly keep: (files: readonly string[], madeFrom: string) => boolean
  /** Takes a file over from the build before, whatever it was made from. False when it is not there as it was left. */
  readonly carry: (file: string) => boolean
  /** Files of the build before that were made from this. */
  readonly madeBefore: (madeFrom: string) => readonly string[]
  readonly has: (file: string) => boolean
  /** Every file given so far, sorted. */
  readonly names: () => readonly string[]
  /** Waits until every file given so far is in place. Throws for one that was not given. */
  readonly weigh: (files: readonly string[]) => Promise<readonly WeighedFile[]>
  /** Puts the new folder in place of the old one, once whole; returns its files, compressed copies apart. */
  readonly commit: () => Promise<ReadonlyMap<string, PlacedFile>>
  /** Resolves when nothing is left of the old folder. */
  readonly clear: () => Promise<void>
  /** Throws the new folder away. */
  readonly discard: () => void
}

export type WeighedFile = Pick<PlacedFile, 'hash'> & {
  readonly file: string
  /** As a reader receives it: compressed where it has a copy. */
  readonly servedBytes: number
}

export type WriteFacts = Pick<PlacedFile, 'madeFrom'> &
  Pick<FileTask, 'copiesFolder'> & {
    /** `hashOf` the content, where it may have had another name in the build before. */
    readonly hash?: string
  }

type OutputOptions = {
  /** Writes `.br` and `.gz` beside text files. */
  readonly precompress: boolean
  /** The files of the build before: what has not changed is linked, not written again. */
  readonly previous?: ReadonlyMap<string, PlacedFile> | undefined
}

const climbing = /(^|[\\/])\.\.([\\/]|$)/

/** Under this, the threads start as files come: one may be enough. */
const manyPages = 120

/** Opens the staging folder of `outDir` (absolute), after clearing what killed builds have left. */
export async function openOutput(
  outDir: string,
  { precompress, previous }: OutputOptions,
): Promise<Output> {
  recoverOutput(outDir)
  const staging = stagingOf(outDir)
  await mkdir(staging, { recursive: true })
  const crew = createCrew<FileTask | RemovalTask, PlacedFile | undefined>('placeFileWorker.js', {
    tasksPerMessage: 8,
  })
  const makeFolderOf = createFolderMaker()
  const names = new Set<string>()
  const placed = new Map<string, PlacedFile>()
  let old: string | undefined
  let isDiscarded = false
  const claim = (file: string) => {
    if (isDiscarded) throw new Error('The build was thrown away')
    if (climbing.test(file)) throw new Error(`The file ${file} is not in the output`)
    if (names.has(file)) throw new Error(`Two contents for the file ${file}`)
    names.add(file)
  }
  const linkAgain = (file: string, before: PlacedFile) =>
    linkFile({ file, staging, outDir, precompress }, before, makeFolderOf)
  const fileOfHash = new Map([...(previous ?? [])].map(([file, { hash }]) => [hash, file]))
  return {
    expect: (pages) => {
      if (pages >= manyPages && !previous?.size) crew.start()
    },
    write: async (file, content, { madeFrom, copiesFolder, hash } = {}) => {
      claim(file)
      const twin = hash === undefined || previous?.has(file) ? undefined : fileOfHash.get(hash)
      const before = previous?.get(twin ?? file)
      const target = { file, staging, outDir, precompress, copiesFolder, previousFile: twin }
      const note = (result: PlacedFile) =>
        placed.set(file, { ...result, ...(madeFrom !== undefined && { madeFrom }) })
      // Linked here: sending it to a thread would take longer.
      if (hash !== undefined && before?.hash === hash && linkFile(target, before, makeFolderOf))
        note(before)
      else
        await crew.give({ ...target, previous: before, content }, (result) => {
          if (result) note(result)
        })
    },
    keep: (files, madeFrom) => {
      const known = files.flatMap((file) => {
        const before = previous?.get(file)
        return before?.madeFrom === madeFrom ? [{ file, before }] : []
      })
      if (known.length < files.length) return false
      const lost = known.findIndex(({ file, before }) => !linkAgain(file, before))
      if (lost !== -1) {
        for (const { file } of known.slice(0, lost)) dropFile({ staging, file })
        return false
      }
      for (const { file, before } of known) {
        claim(file)
        placed.set(file, before)
      }
      return true
    },
    carry: (file) => {
      const before = previous?.get(file)
      if (!before || !linkAgain(file, before)) return false
      claim(file)
      // It is not one of the files that this build makes from the same thing.
      placed.set(file, { ...before, madeFrom: undefined })
      return true
    },
    madeBefore: (madeFrom) =>
      [...(previous ?? [])].flatMap(([file, before]) => (before.madeFrom === madeFrom ? file : [])),
    has: (file) => names.has(file),
    names: () => [...names].toSorted(),
    weigh: async (files) => {
      await crew.settle()
      return files.map((file) => {
        const known = placed.get(file)
        if (!known) throw new Error(`The file ${file} is not in the output`)
        const copy = statSync(path.join(staging, `${file}.br`), { throwIfNoEntry: false })
        return { file, hash: known.hash, servedBytes: copy?.size ?? known.bytes }
      })
    },
    commit: async () => {
      await crew.settle()
      old = swapIn(staging, outDir)
      return placed
    },
    clear: async () => {
      // A link is removed, not what it leads to.
      if (old !== undefined && !lstatSync(old).isDirectory()) rmSync(old)
      else if (old !== undefined) {
        const { folders, files } = entriesIn(old)
        for (const folder of folders) await crew.give({ folder }, () => undefined)
        const removed = crew.settle()
        // The pieces of an index may be as many as the files of all pages.
        removeFiles(files)
        await removed
        removeFolder(old)
      }
      crew.dismiss()
    },
    discard: () => {
      isDiscarded = true
      crew.dismiss()
      rmSync(staging, { recursive: true, force: true })
    },
  }
}

/** As `readFile`, `undefined` when there is no such file. */
export async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}
