/** Files of a build ↔ the list that is published with them: what each holds, by its hash. */

import { readFileSync } from 'node:fs'
import { isFile } from '../disk/readFresh.ts'
import path from 'node:path'
import { isPrecompress, type Precompress } from '../disk/compress.ts'
import { wholeHashOf } from '../disk/hashContent.ts'
import { namesBeside, findLeft, type PlacedFile } from './leftFile.ts'
import { snapshotFolder } from '../disk/folderSnapshot.ts'

/** Its name is of no kind that is compressed: of a large site, that would take longer than the list. */
export const fileList = 'assets/files.ndjson'

export type ListedFiles = ReadonlyMap<string, Pick<PlacedFile, 'hash' | 'bytes'>>

type List = { readonly precompress: Precompress; readonly files: ListedFiles }

/** One line each: which compressed copies files have, then the name, the SHA-256 and the bytes of each file. */
export function fileListOf({ precompress, files }: List): string {
  const lines = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { hash, bytes }]) => JSON.stringify([file, hash, bytes]))
  return [JSON.stringify({ precompress }), ...lines, ''].join('\n')
}

export type OutputVerdict = {
  /** Hash of the list, equal for two identical builds. */
  readonly build: string
  readonly files: number
  /** Names, sorted. */
  readonly missing: readonly string[]
  readonly changed: readonly string[]
  /** Files that are not in the build. */
  readonly added: readonly string[]
}

/** Reads every file of `folder` (absolute); `list` is absolute too. `undefined` when there is no list, or no such one. */
export function verifyOutput(folder: string, list: string): OutputVerdict | undefined {
  // A pipe would be waited for.
  const text = isFile(list) ? readFileSync(list, 'utf8') : ''
  const listed = parseList(text)
  if (!listed) return undefined
  const { precompress, files } = listed
  const standing = snapshotFolder(folder).files
  const wanted = new Set([fileList])
  for (const [file, known] of files)
    for (const name of [file, ...namesBeside(file, known, precompress)]) wanted.add(name)
  const isAsListed = (file: string, known: Pick<PlacedFile, 'hash' | 'bytes'>) =>
    findLeft({ outDir: folder, file, precompress, savedMs: 0 }, { ...known, modifiedMs: 0 })
  return {
    build: wholeHashOf(text),
    files: wanted.size,
    missing: [...wanted].filter((name) => !standing.has(name)).toSorted(),
    changed: [...files].flatMap(([file, known]) =>
      standing.has(file) && !isAsListed(file, known) ? file : [],
    ),
    added: [...standing].filter((name) => !wanted.has(name)).toSorted(),
  }
}

function parseList(text: string): List | undefined {
  const [head, ...lines] = text.split('\n').filter(Boolean)
  try {
    const { precompress } = JSON.parse(head ?? '') as { precompress: unknown }
    const files = lines.map((line) => JSON.parse(line) as unknown).filter(isEntry)
    if (!isPrecompress(precompress) || files.length < lines.length) return undefined
    return {
      precompress,
      files: new Map(files.map(([file, hash, bytes]) => [file, { hash, bytes }])),
    }
  } catch {
    return undefined
  }
}

/** Names that climb out of the folder are nobody's. */
const isEntry = (entry: unknown): entry is [file: string, hash: string, bytes: number] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  !path.posix.normalize(`/${entry[0]}`).startsWith('/..') &&
  !entry[0].split('/').includes('..') &&
  typeof entry[1] === 'string' &&
  typeof entry[2] === 'number'
