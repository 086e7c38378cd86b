/**
 * A build that changes little → its files, put one by one in the folder of the build before. To link thousands of pages
 * into a new folder and to remove the old one was an eighth of a build with nothing to do.
 */

import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { surveyOf, type Survey } from './survey.ts'

/** Names from the output folder, compressed copies included. */
export type Merge = {
  /** In the order in which they are to be there: first what nothing leads to yet. */
  readonly placed: readonly string[]
  /** Files, then the folders that they leave empty. */
  readonly removed: readonly string[]
}

type MergeFacts = {
  /** What the build has made. */
  readonly staged: Survey
  /** What lies in the output folder. */
  readonly standing: Survey
  /** What is to stay there as it is. */
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

/** Where one has a file, the other has a folder. */
function clash(one: Survey, other: Survey): boolean {
  const stands = ({ files, folders }: Survey, against: Survey) =>
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
}

/** Once the staging folder has its other name, the merge is to be finished, by whoever finds it. */
export function merge({ placed, removed }: Merge, places: MergePlaces): void {
  writeFileSync(places.removedList, JSON.stringify(removed))
  renameSync(places.staging, places.merging)
  finish({ placed, removed }, places)
}

/** Of a build that was killed: what it had not moved and removed yet is. */
export function finishMerge(places: Omit<MergePlaces, 'staging'>): void {
  const removed = JSON.parse(readFileSync(places.removedList, 'utf8')) as string[]
  finish({ placed: [...surveyOf(places.merging).files], removed }, places)
}

function finish({ placed, removed }: Merge, places: Omit<MergePlaces, 'staging'>): void {
  const { outDir, merging, removedList } = places
  touch(outDir)
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
    if (!isMissing(error)) throw error
    mkdirSync(path.dirname(to), { recursive: true })
    renameSync(from, to)
  }
}

/** A folder in which someone has put something meanwhile stays, with it. */
function removeEntry(entry: string): void {
  try {
    unlinkSync(entry)
  } catch (error) {
    if (isMissing(error)) return
    try {
      rmdirSync(entry)
    } catch {
      // The next build sees what is left.
    }
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
