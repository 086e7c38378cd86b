/** Compiled sites → the files of their search indexes, made while pages are rendered. */

import { setImmediate } from 'node:timers/promises'
import { buildIndex, type BuiltIndex } from '../search/buildIndex.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { HashedIndex, IndexTask } from './buildIndexWorker.ts'
import type { EngineFiles } from './clientAssets.ts'
import { createCrew } from './crew.ts'
import { hashOfAll } from './hashOf.ts'
import type { Output } from './output.ts'
import { indexTaskOf, readSiteGlossary } from './searchIndex.ts'
import { folderOfSite } from './writePages.ts'

export type SearchWriting = {
  readonly output: Output
  readonly engine: EngineFiles
  readonly siteDir: string
}

/**
 * One index per version and locale; one whose documents and settings are those of the build before is kept.
 * Once this resolves, indexes are being made by a thread; the function it gives waits until they are written.
 */
export async function startSearch(
  compiled: readonly CompiledSite[],
  { output, engine, siteDir }: SearchWriting,
): Promise<() => Promise<void>> {
  const wanted = (await tasksOf(compiled, siteDir))
    .map(({ folder, task }) => ({
      folder,
      task,
      madeFrom: hashOfAll(partsOf(task, engine.fingerprint + folder)),
    }))
    .filter(({ madeFrom }) => {
      const known = output.madeBefore(madeFrom)
      return known.length === 0 || !output.keep(known, madeFrom)
    })
  const write = async () => {
    const indexes = await buildIndexes(wanted.map(({ task }) => task))
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
  const tasks: { readonly folder: string; readonly task: IndexTask }[] = []
  for (const each of compiled) {
    const { site, versions } = each
    const { search } = site.config
    if (search === false || !search.indexDocs) continue
    const { lines: glossary } = await readSiteGlossary(siteDir, search)
    for (const version of versions) {
      const task = indexTaskOf(version, { site, search, glossary })
      tasks.push({ folder: folderOfSite(each), task })
    }
  }
  return tasks
}

/** One document at a time: the text of a large site, in one string, would weigh as much as the site. */
function* partsOf({ documents, options }: IndexTask, prefix: string): Generator<string> {
  yield prefix + JSON.stringify(options)
  for (const document of documents) yield JSON.stringify(document)
}

/** Under this, a thread takes longer to start than the index to make. */
const manyDocuments = 200

type WrittenIndex = BuiltIndex | HashedIndex

async function buildIndexes(tasks: readonly IndexTask[]): Promise<readonly WrittenIndex[]> {
  const count = tasks.reduce((sum, { documents }) => sum + documents.length, 0)
  if (count < manyDocuments)
    return tasks.map(({ documents, options }) => buildIndex(documents, options))
  const crew = createCrew<IndexTask, HashedIndex>('buildIndexWorker.js', { size: 1 })
  const built: HashedIndex[] = []
  try {
    for (const [index, task] of tasks.entries())
      await crew.give(task, (result) => (built[index] = result))
    await crew.settle()
  } finally {
    crew.dismiss()
  }
  return built
}
