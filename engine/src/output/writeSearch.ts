/** Compiled sites → the files of their search indexes, made while pages are rendered. */

import { setImmediate } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { BuiltFile } from '../search/buildIndex.ts'
import { isTextFile } from '../search/indexFile.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { HashedFile } from '../indexing/buildIndexWorker.ts'
import type { EngineFiles } from '../read/engineFiles.ts'
import { hashContents } from '../disk/hashContent.ts'
import { ChangedOutput } from './leftFile.ts'
import { buildIndexes, type IndexPool, wordsNamesOf } from '../indexing/indexPool.ts'
import type { Output } from './output.ts'
import { indexTaskOf, readSiteGlossary, type WholeTask } from '../indexing/searchIndex.ts'
import { folderOfSite } from './writePages.ts'

export type SearchWriting = {
  readonly config: Config
  readonly output: Output
  readonly engine: EngineFiles
  readonly siteDir: string
  readonly pool: IndexPool
}

/**
 * One index per version and locale; one whose documents and settings are those of the build before is kept.
 * Once this resolves, indexes are being made by a thread; the function it gives waits until they are written.
 */
export async function startIndexing(
  compiled: readonly CompiledSite[],
  { config, output, engine, siteDir, pool }: SearchWriting,
): Promise<() => Promise<void>> {
  const wanted = (await tasksOf(compiled, siteDir))
    .map(({ hash, ...each }) => ({
      ...each,
      madeFrom: `${hashContents([each.folder, hash])} ${engine.fingerprint}`,
    }))
    .filter(({ madeFrom }) => {
      const known = output.madeBefore(madeFrom)
      return known.length === 0 || !output.keep(known, madeFrom)
    })
  const write = async () => {
    const written: Promise<void>[] = []
    const left: { readonly file: string; readonly madeFrom: string | undefined }[] = []
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
    const onKnown = (names: readonly string[], index: number) => {
      const { folder = '', madeFrom } = wanted[index] ?? {}
      for (const name of names) left.push({ file: folder + name, madeFrom })
    }
    const tasks = wanted.map(({ task, folder }) => ({
      ...task,
      known: knownTexts(output, { folder, engine }),
    }))
    await buildIndexes(tasks, { pool, names: wordsNamesOf(config), onFiles, onKnown })
    for (const { file, madeFrom } of left)
      if (!output.carry(file, madeFrom))
        throw new ChangedOutput(`${file} was changed while the site was built`)
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
    const { lines: glossary } = readSiteGlossary(siteDir, site)
    for (const version of versions) {
      const { hash, ...task } = indexTaskOf(version, { site, search, glossary })
      tasks.push({ folder: folderOfSite(each), hash, task })
    }
  }
  return tasks
}
