/** Compiled sites → the files of their search indexes, made while pages are rendered. */

import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import { buildIndex, type BuiltIndex } from '../search/buildIndex.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { HashedIndex, IndexTask, LoadTask, SaveTask, WordsCache } from './buildIndexWorker.ts'
import type { EngineFiles } from './clientAssets.ts'
import { type Crew, createCrew } from './crew.ts'
import { hashOfAll } from './hashOf.ts'
import type { Output } from './output.ts'
import { indexTaskOf, readSiteGlossary, wordsNameOf } from './searchIndex.ts'
import { folderOfSite } from './writePages.ts'

export type SearchWriting = {
  readonly config: Config
  readonly output: Output
  readonly engine: EngineFiles
  readonly siteDir: string
  readonly crew: IndexCrew
}

/**
 * One index per version and locale; one whose documents and settings are those of the build before is kept.
 * Once this resolves, indexes are being made by a thread; the function it gives waits until they are written.
 */
export async function startSearch(
  compiled: readonly CompiledSite[],
  { config, output, engine, siteDir, crew }: SearchWriting,
): Promise<() => Promise<void>> {
  const wanted = (await tasksOf(compiled, siteDir))
    .map(({ hash, ...each }) => ({
      ...each,
      madeFrom: hashOfAll([engine.fingerprint, each.folder, hash]),
    }))
    .filter(({ madeFrom }) => {
      const known = output.madeBefore(madeFrom)
      return known.length === 0 || !output.keep(known, madeFrom)
    })
  const write = async () => {
    const indexes = await buildIndexes(
      wanted.map(({ task }) => task),
      { crew, names: wordsNamesOf(config) },
    )
    // Named by the whole index: one that has changed has many files that have not.
    for (const [index, { folder, madeFrom }] of wanted.entries())
      for (const { name, bytes, ...known } of indexes[index]?.files ?? [])
        await output.write(folder + name, bytes, { madeFrom, ...known })
  }
  const writing = write()
  // Until it is asked for, a failure is nobody's.
  writing.catch(() => undefined)
  // Rendering gives way to nothing: the tasks are sent before it begins.
  await setImmediate()
  return () => writing
}

async function tasksOf(compiled: readonly CompiledSite[], siteDir: string) {
  const tasks: { readonly folder: string; readonly hash: string; readonly task: IndexTask }[] = []
  for (const each of compiled) {
    const { site, versions } = each
    const { search } = site.config
    if (search === false) continue
    const { lines: glossary } = readSiteGlossary(siteDir, search)
    for (const version of versions) {
      const { hash, ...task } = indexTaskOf(version, { site, search, glossary })
      tasks.push({ folder: folderOfSite(each), hash, task })
    }
  }
  return tasks
}

/** Under this, a thread takes longer to start than the index to make. */
const manySections = 200

/** For the life of a build, to be dismissed at its end. */
export type IndexCrew = Crew<IndexTask | LoadTask | SaveTask, HashedIndex | undefined>

export type IndexCrewOptions = {
  /** Absolute; the cache of the site. */
  readonly cacheDir: string
  readonly fingerprint: string
}

export function createIndexCrew({ cacheDir, fingerprint }: IndexCrewOptions): IndexCrew {
  const workerData: WordsCache = { folder: path.join(cacheDir, 'words'), fingerprint }
  return createCrew('buildIndexWorker.js', { size: 1, workerData })
}

/** Under this number of files, an index is likely made sooner than a thread starts. */
const manyFiles = 25

/** Starts the thread that will be wanted, and has it read the words that the last build counted. */
export function prepareSearch(config: Config, crew: IndexCrew, files: number): void {
  if (config.search === false || files < manyFiles) return
  // A failure shows when the index is asked for.
  crew.give({ load: wordsNamesOf(config) }, () => undefined).catch(() => undefined)
}

/** Of every index of the site: one that is not made keeps its words. */
export const wordsNamesOf = (config: Config): string[] =>
  config.locales.flatMap((locale) =>
    config.docs.versions.map((version) => wordsNameOf({ config, locale }, version)),
  )

type IndexMaking = {
  readonly crew: IndexCrew
  /** Of the words of every index of the site, made or not. */
  readonly names: readonly string[]
}

type WrittenIndex = BuiltIndex | HashedIndex

/** The thread ends by itself once it has kept the words for the next time; where this rejects, it is the caller's. */
export async function buildIndexes(
  tasks: readonly IndexTask[],
  { crew, names }: IndexMaking,
): Promise<readonly WrittenIndex[]> {
  const count = tasks.reduce((sum, { documents }) => sum + documents.length, 0)
  if (count < manySections)
    return tasks.map(({ documents, options }) => buildIndex(documents, options))
  const built: HashedIndex[] = []
  for (const [index, task] of tasks.entries())
    await crew.give(task, (made) => {
      if (made) built[index] = made
    })
  await crew.settle()
  await crew.give({ save: names }, () => undefined)
  // Its memory is as large as the text of the site: it goes as soon as it can.
  void crew.settle().then(crew.dismiss, crew.dismiss)
  return built
}
