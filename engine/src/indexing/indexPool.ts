/** The thread that makes search indexes, from before it is wanted to after it has kept what it knows. */

import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { BuiltFile } from '../search/buildIndex.ts'
import type {
  HashedFile,
  IndexAnswer,
  IndexTask,
  IndexThreadTask,
  WordsCache,
} from './buildIndexWorker.ts'
import { type WorkerPool, createWorkerPool } from '../threads/workerPool.ts'
import { sectionBytesOf } from '../cache/keptDocs.ts'
import { buildSearchIndex } from './searchDocuments.ts'
import { type WholeTask, wordsNameOf } from './searchIndex.ts'

/** For the life of a build, to be dismissed at its end. */
export type IndexPool = WorkerPool<IndexThreadTask, IndexAnswer> & {
  /** Pages that the thread reports to hold, by index name. */
  readonly held: Map<string, ReadonlySet<string>>
  /** Set when the thread will have something to read. */
  readonly isKept: boolean
}

export type IndexPoolOptions = {
  /** Absolute; the cache of the site. */
  readonly cacheDir: string
  readonly fingerprint: string
}

export function createIndexPool({ cacheDir, fingerprint }: IndexPoolOptions): IndexPool {
  const workerData: WordsCache = { folder: path.join(cacheDir, 'words'), fingerprint }
  return {
    ...createWorkerPool('buildIndexWorker.js', { size: 1, workerData }),
    held: new Map(),
    isKept: existsSync(workerData.folder),
  }
}

/** Under this number of pages, an index is likely made sooner than a thread starts. */
const manyPages = 25

/**
 * Starts the thread as files are found: after an edit, what it knows is to be there when the site is compiled. Where
 * nothing has changed it will have been for nothing, beside a main thread that waits for no core.
 */
export function expectSearch(config: Config, pool: IndexPool, files: number): void {
  if (config.search !== false && files >= manyPages && pool.isKept) pool.start()
}

/** Starts the thread that will be wanted, and has it read what the last build knew of the pages. */
export function prepareSearch(config: Config, pool: IndexPool, files: number): void {
  if (config.search === false || files < manyPages) return
  // A failure shows when the index is asked for.
  const note = (answer: IndexAnswer) => {
    if (answer.kind === 'held') for (const [name, pages] of answer.held) pool.held.set(name, pages)
  }
  pool.run({ kind: 'load', names: wordsNamesOf(config) }, note).catch(() => undefined)
}

/** Lists the names of every index of the site: one that is not made keeps its words. */
export const wordsNamesOf = (config: Config): string[] =>
  config.locales.flatMap((locale) =>
    config.docs.versions.map((version) => wordsNameOf({ config, locale }, version)),
  )

type IndexMaking = {
  readonly pool: IndexPool
  /** Names of the words of every index of the site, made or not. */
  readonly names: readonly string[]
  /** Told of files as they are made, and of which index they are. */
  readonly onFiles: (files: readonly (BuiltFile | HashedFile)[], index: number) => void
  /** Told of those that were not made, as they are known. */
  readonly onKnown?: (names: readonly string[], index: number) => void
}

/** `known`: names of files that need not be made. */
type KnowingTask = WholeTask & { readonly known?: ReadonlySet<string> }

/** The thread ends by itself once it has kept the words for the next time; where this rejects, it is the caller's. */
export async function buildIndexes(
  tasks: readonly KnowingTask[],
  { pool, names, onFiles, onKnown }: IndexMaking,
): Promise<void> {
  const count = tasks.reduce((sum, { pages }) => sum + pages.length, 0)
  if (count < manyPages) {
    for (const [index, { pages, options }] of tasks.entries())
      onFiles(buildSearchIndex(pages, options).files, index)
    return
  }
  // What the thread has said while the site was compiled is heard here.
  await setImmediate()
  for (const [index, { known = new Set<string>(), ...task }] of tasks.entries()) {
    const note = (answer: IndexAnswer) => {
      if (answer.kind !== 'files') return
      onFiles(answer.files, index)
      onKnown?.(answer.known, index)
    }
    await pool.run(sentTask(task, pool.held.get(task.name)), note)
    await pool.run({ kind: 'pieces', name: task.name, known }, note)
  }
  await pool.drain()
  await pool.run({ kind: 'save', names }, () => undefined)
  // Its memory is as large as the text of the site: it goes as soon as it can.
  void pool.drain().then(pool.terminate, pool.terminate)
}

/** Sections are most of a task, and few pages change from one build to the next. */
function sentTask(task: WholeTask, held: ReadonlySet<string> = new Set()): IndexTask {
  const pages = task.pages.map(({ facts, doc }) => {
    const { sectionsHash } = doc
    const isHeld = sectionsHash !== undefined && held.has(sectionsHash)
    if (isHeld) return { facts, sectionsHash }
    // A copy: sent as a part of the memory it lies in, it would take all of that with it.
    return { facts, sectionsHash, sections: Uint8Array.from(sectionBytesOf(doc)) }
  })
  return { ...task, kind: 'index', pages }
}
