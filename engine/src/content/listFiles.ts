/** A content folder → its files, wherever its symbolic links lead within the site. */

import { type Dirent, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '../problem.ts'
import { isCategoryFile } from './categoryFile.ts'
import { followLink, refusedLink } from './followLink.ts'
import { toRealPath } from './realPaths.ts'
import { isPageSource } from './sourcePath.ts'

export type Listed = {
  /** From the content folder, NFC. */
  readonly source: string
  /** Absolute, as the disk names it. */
  readonly diskPath: string
}

export type Listing = {
  /** Sorted by `source`, by code point; each is there once. */
  readonly files: readonly Listed[]
  /** Links that are not followed, files of one name. */
  readonly problems: readonly Problem[]
}

type Reading = {
  readonly siteDir: string
  readonly folder: string
  readonly files: Listed[]
  readonly problems: Problem[]
}

/** `siteDir` is absolute, `folder` from there. A folder that does not exist is an empty one. */
export async function listFiles(siteDir: string, folder: string): Promise<Listing> {
  const reading: Reading = { siteDir, folder, files: [], problems: [] }
  await readFolder(path.join(siteDir, folder), [], reading)
  const sorted = reading.files.toSorted(bySource)
  const isTwin = ({ source }: Listed, index: number) => source === sorted[index - 1]?.source
  return {
    files: sorted.filter((listed, index) => !isTwin(listed, index)),
    problems: [
      ...reading.problems,
      ...sorted.filter(isTwin).map(({ source }) => twin(joinSource(source, folder))),
    ],
  }
}

/** Sorts by source name; of two equal ones, the file spelled exactly so on disk comes first. */
function bySource(a: Listed, b: Listed): number {
  if (a.source !== b.source) return a.source < b.source ? -1 : 1
  return Number(b.diskPath.endsWith(b.source)) - Number(a.diskPath.endsWith(a.source))
}

const joinSource = (source: string, folder: string): string =>
  path.posix.join(folder.normalize('NFC'), source)

const twin = (file: string): Problem => ({
  kind: 'content',
  file,
  message: 'Two files have this name, in two Unicode forms: one is not read.',
  hint: 'Keep one of them: they look the same; `LC_ALL=C ls -b` tells them apart.',
})

const isReadSource = (source: string): boolean =>
  isPageSource(source) || isCategoryFile(path.posix.basename(source))

export const unnamed = (file: string): Problem => ({
  kind: 'content',
  file,
  message: 'its name is not in UTF-8: it is not read',
  hint: 'Give it another name; `LC_ALL=C ls -b` shows the one it has.',
})

export const special = (file: string): Problem => ({
  kind: 'content',
  file,
  message: 'it is a pipe, a socket or a device: it is not read',
  hint: 'Put an ordinary file there.',
})

/** `trail`: real paths of the folders that hold the links which lead here. */
async function readFolder(top: string, trail: readonly string[], reading: Reading): Promise<void> {
  const root = path.join(reading.siteDir, reading.folder)
  for (const entry of await readEntries(top)) {
    const diskPath = path.join(entry.parentPath, entry.name)
    const source = path.relative(root, diskPath).split(path.sep).join('/').normalize('NFC')
    if (/(^|\/)(\.|node_modules(\/|$))/.test(source)) continue
    if (source.includes('\uFFFD'))
      reading.problems.push(unnamed(joinSource(source, reading.folder)))
    else if (entry.isFile()) reading.files.push({ source, diskPath })
    else if (entry.isSymbolicLink()) await readLink({ source, diskPath }, trail, reading)
    else if (isReadSource(source) && !entry.isDirectory())
      reading.problems.push(special(joinSource(source, reading.folder)))
  }
}

/**
 * Lists a folder recursively without following links: Node's own recursive reading follows them from version 26 on. A
 * missing folder counts as empty, so that the others are still listed.
 */
async function readEntries(folder: string): Promise<readonly Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const inner = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
      .map((entry) => readEntries(path.join(folder, entry.name))),
  )
  return [entries, ...inner].flat()
}

/** A link named as a file that is read is one: reading it tells what is wrong. Nothing asks for what is set aside. */
async function readLink(link: Listed, trail: readonly string[], reading: Reading): Promise<void> {
  const { source, diskPath } = link
  const isRead = isReadSource(source)
  if (!isRead && /(^|\/)_/.test(source)) return
  const { siteDir, folder, files, problems } = reading
  const holders = [...trail, toRealPath(path.dirname(diskPath))]
  const end = followLink(diskPath, isRead ? [] : holders, { siteDir, folders: [folder] })
  if (isRead && !('refused' in end && end.refused === 'elsewhere')) files.push(link)
  else if ('refused' in end) problems.push(refusedLink(joinSource(source, folder), end.refused))
  else if (statSync(diskPath).isDirectory()) await readFolder(diskPath, holders, reading)
}
