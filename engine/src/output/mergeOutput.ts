/**
 * A build that changes little → its files, put one by one in the folder of the build before. To link thousands of pages
 * into a new folder and to remove the old one was an eighth of a build with nothing to do.
 */

import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
} from 'node:fs'
import { rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { snapshotFolder, type FolderSnapshot } from '../disk/folderSnapshot.ts'

/** Names from the output folder, compressed copies included. */
export type Merge = {
  /** In the order in which they are to be there: first what nothing leads to yet. */
  readonly placed: readonly string[]
  /** Files, then the folders that they leave empty. */
  readonly removed: readonly string[]
}

type MergeFacts = {
  /** Files written by the build. */
  readonly staged: FolderSnapshot
  /** Existing files of the output folder. */
  readonly standing: FolderSnapshot
  /** Existing files to leave in place. */
  readonly kept: ReadonlySet<string>
}

/**
 * Readers see files of both builds while these are replaced: some ten microseconds each. A build that replaces more
 * takes the place of the old one whole.
 */
const mostReplaced = 300

/** `undefined` where the build is to take the place of the old one whole. */
export function planMerge({ staged, standing, kept }: MergeFacts): Merge | undefined {
  for (const file of kept) if (!standing.files.has(file)) return undefined
  const added = [...staged.files].filter((file) => !standing.files.has(file))
  const replaced = [...staged.files].filter((file) => standing.files.has(file))
  const isWanted = (file: string) => kept.has(file) || staged.files.has(file)
  const removed = [...standing.files].filter((file) => !isWanted(file))
  const isLittle = added.length + replaced.length + removed.length <= kept.size
  if (!isLittle || replaced.length > mostReplaced || clash(staged, standing)) return undefined
  const folders = new Set([...kept, ...staged.files].flatMap(foldersTo))
  const emptied = [...standing.folders].filter((folder) => !folders.has(folder))
  return { placed: [...added, ...replaced], removed: [...removed, ...emptied.toReversed()] }
}

/** The same for a target that nothing can take the place of, all of the build being staged. */
export function planWholeMerge(staged: FolderSnapshot, standing: FolderSnapshot): Merge {
  const isThere = (file: string) => standing.files.has(file)
  const isStaged = (name: string) => staged.files.has(name) || staged.folders.has(name)
  const removed = [...standing.files].filter((file) => !isStaged(file))
  const emptied = [...standing.folders].filter((folder) => !isStaged(folder))
  return {
    placed: [...staged.files].toSorted((a, b) => Number(isThere(a)) - Number(isThere(b))),
    removed: [...removed, ...emptied.toReversed()],
  }
}

/** Says whether one has a file where the other has a folder. */
function clash(one: FolderSnapshot, other: FolderSnapshot): boolean {
  const stands = ({ files, folders }: FolderSnapshot, against: FolderSnapshot) =>
    [...folders].some((folder) => against.files.has(folder)) ||
    [...files].some((file) => against.folders.has(file))
  return stands(one, other)
}

/** `a/b/c.html` → `a/b`, `a`. */
function foldersTo(file: string): string[] {
  const folders: string[] = []
  for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
    folders.push(file.slice(0, end))
  return folders
}

/** Absolute: what a merge moves, and the list of what it removes. */
export type MergePlaces = {
  readonly outDir: string
  readonly staging: string
  readonly merging: string
  readonly removedList: string
  /** Set when `outDir` itself cannot be replaced. */
  readonly isFixed: boolean
}

type Finishing = Pick<MergePlaces, 'outDir' | 'merging' | 'removedList'>

/** Once the staging folder has its other name, the merge is to be finished, by whoever finds it. */
export function merge({ placed, removed }: Merge, places: MergePlaces): void {
  writeFileSync(places.removedList, JSON.stringify(removed))
  renameSync(places.staging, places.merging)
  finish({ placed, removed }, places)
}

/** Completes the merge of a build that was killed: moves and removes the remaining files. */
export function finishMerge(places: Finishing): void {
  const removed = removedIn(places.removedList)
  finish({ placed: [...snapshotFolder(places.merging).files], removed }, places)
}

/**
 * Reads the list of files to remove. An incomplete list is ignored, since the next build finds what is left; so are
 * names outside the folder.
 */
function removedIn(list: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(list, 'utf8'))
    const isWithin = (name: unknown): name is string =>
      typeof name === 'string' && name !== '' && !climbing.test(name)
    return Array.isArray(names) ? names.filter(isWithin) : []
  } catch {
    return []
  }
}

export const climbing = /(^|[\\/])\.\.([\\/]|$)|\0/

function finish({ placed, removed }: Merge, places: Finishing): void {
  const { outDir, merging, removedList } = places
  touch(outDir)
  // Through a link in the place of a folder, files would be put elsewhere.
  for (const folder of new Set(placed.flatMap(foldersTo)))
    if (lstatSync(`${outDir}/${folder}`, { throwIfNoEntry: false })?.isDirectory() === false)
      // A link to a folder is more than `rmSync` of Node 24 can take.
      unlinkSync(`${outDir}/${folder}`)
  for (const file of placed) moveFile(`${merging}/${file}`, `${outDir}/${file}`)
  for (const name of removed) removeEntry(`${outDir}/${name}`)
  touch(outDir)
  rmSync(merging, { recursive: true, force: true })
  rmSync(removedList, { force: true })
}

/** Tells another build at work on the same folder that it has changed: a file replaced below does not show in it. */
function touch(folder: string): void {
  const now = Date.now() / 1000
  utimesSync(folder, now, now)
}

function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EXDEV') return copyOver(from, to)
    if (code === 'ENOENT' && existsSync(from)) mkdirSync(path.dirname(to), { recursive: true })
    else if (obstacles.includes(code)) rmSync(to, { recursive: true })
    else throw error
    moveFile(from, to)
  }
}

/** A folder stands where a file is to be. */
const obstacles = ['EISDIR', 'ENOTEMPTY', 'EEXIST']

/** From another disk: beside its place, then whole in it. */
function copyOver(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  const aside = `${to}.lucarne-${process.pid}`
  copyFileSync(from, aside)
  moveFile(aside, to)
  rmSync(from)
}

/** A folder in which someone has put something meanwhile stays, with it. */
function removeEntry(entry: string): void {
  try {
    unlinkSync(entry)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    try {
      rmdirSync(entry)
    } catch {
      // The next build sees what is left.
    }
  }
}

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
