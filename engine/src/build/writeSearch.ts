/** Compiled sites → the files of their search indexes, made while pages are rendered. */

import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { BuiltFile } from '../search/buildIndex.ts'
import { isTextFile } from '../search/indexFile.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type {
  HashedFile,
  IndexAnswer,
  IndexTask,
  LoadTask,
  PiecesTask,
  SaveTask,
  WordsCache,
} from './buildIndexWorker.ts'
import type { EngineFiles } from './clientAssets.ts'
import { type Crew, createCrew } from './crew.ts'
import { hashOfAll } from './hashOf.ts'
import type { Output } from './output.ts'
import { buildSearchIndex } from './searchDocuments.ts'
import { indexTaskOf, readSiteGlossary, type WholeTask, wordsNameOf } from './searchIndex.ts'
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
      madeFrom: `${hashOfAll([each.folder, hash])} ${engine.fingerprint}`,
    }))
    .filter(({ madeFrom }) => {
      const known = output.madeBefore(madeFrom)
      return known.length === 0 || !output.keep(known, madeFrom)
    })
  const write = async () => {
    const written: Promise<void>[] = []
    const onFiles = (files: readonly (BuiltFile | HashedFile)[], index: number) => {
      const { folder = '', madeFrom } = wanted[index] ?? {}
      // Named by the whole index: one that has changed has many files that have not.
      for (const { name, bytes, ...known } of files) {
        const writing = output.write(folder + name, bytes, { madeFrom, ...known })
        // It is thrown below.
        writing.catch(() => undefined)
        written.push(writing)
      }
    }
    await buildIndexes(
      wanted.map(({ task, folder }) => ({
        ...task,
        known: knownTexts(output, { folder, engine }),
      })),
      {
        crew,
        names: wordsNamesOf(config),
        onFiles,
        onKnown: (names, index) => {
          const { folder = '', madeFrom } = wanted[index] ?? {}
          for (const name of names)
            if (!output.carry(folder + name, madeFrom))
              throw new Error(`${folder + name} was removed while the site was built: build again`)
        },
      },
    )
    await Promise.all(written)
  }
  const writing = write()
  // Until it is asked for, a failure is nobody's.
  writing.catch(() => undefined)
  // Rendering gives way to nothing: the tasks are sent before it begins.
  await setImmediate()
  return () => writing
}

/** Names of the files of text of a folder that this very engine has made: they hold what their names say. */
function knownTexts(
  output: Output,
  { folder, engine }: { readonly folder: string; readonly engine: EngineFiles },
): ReadonlySet<string> {
  const left = output.left(
    (file, { madeFrom = '' }) =>
      madeFrom.endsWith(engine.fingerprint) &&
      file.startsWith(folder) &&
      isTextFile(file.slice(folder.length)),
  )
  return new Set(left.map((file) => file.slice(folder.length)))
}

async function tasksOf(compiled: readonly CompiledSite[], siteDir: string) {
  const tasks: { readonly folder: string; readonly hash: string; readonly task: WholeTask }[] = []
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

/** For the life of a build, to be dismissed at its end. */
export type IndexCrew = Crew<IndexTask | PiecesTask | LoadTask | SaveTask, IndexAnswer> & {
  /** What the thread has said so far, by the name of an index. */
  readonly held: Map<string, ReadonlySet<string>>
  /** Whether the thread will have something to read. */
  readonly isKept: boolean
}

export type IndexCrewOptions = {
  /** Absolute; the cache of the site. */
  readonly cacheDir: string
  readonly fingerprint: string
}

export function createIndexCrew({ cacheDir, fingerprint }: IndexCrewOptions): IndexCrew {
  const workerData: WordsCache = { folder: path.join(cacheDir, 'words'), fingerprint }
  return {
    ...createCrew('buildIndexWorker.js', { size: 1, workerData }),
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
export function expectSearch(config: Config, crew: IndexCrew, files: number): void {
  if (config.search !== false && files >= manyPages && crew.isKept) crew.start()
}

/** Starts the thread that will be wanted, and has it read what the last build knew of the pages. */
export function prepareSearch(config: Config, crew: IndexCrew, files: number): void {
  if (config.search === false || files < manyPages) return
  // A failure shows when the index is asked for.
  const note = (answer: IndexAnswer) => {
    if (answer && 'held' in answer)
      for (const [name, pages] of answer.held) crew.held.set(name, pages)
  }
  crew.give({ load: wordsNamesOf(config) }, note).catch(() => undefined)
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
  { crew, names, onFiles, onKnown }: IndexMaking,
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
      if (!answer || !('files' in answer)) return
      onFiles(answer.files, index)
      onKnown?.(answer.known, index)
    }
    await crew.give(sentTask(task, crew.held.get(task.name)), note)
    await crew.give({ piecesOf: task.name, known }, note)
  }
  await crew.settle()
  await crew.give({ save: names }, () => undefined)
  // Its memory is as large as the text of the site: it goes as soon as it can.
  void crew.settle().then(crew.dismiss, crew.dismiss)
}

/** Sections are most of a task, and few pages change from one build to the next. */
function sentTask(task: WholeTask, held: ReadonlySet<string> = new Set()): IndexTask {
  const pages = task.pages.map(({ facts, doc }) => {
    const { sectionsHash } = doc
    const isHeld = sectionsHash !== undefined && held.has(sectionsHash)
    return isHeld ? { facts, sectionsHash } : { facts, sectionsHash, sections: doc.sections }
  })
  return { ...task, pages }
}
