/** Compiled sites → the files of their search indexes, made while pages are rendered. */

import { buildIndex, type BuiltIndex } from '../search/buildIndex.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { IndexTask } from './buildIndexWorker.ts'
import { createCrew } from './crew.ts'
import { indexTaskOf, readSiteGlossary } from './searchIndex.ts'
import { folderOfSite } from './writePages.ts'

/** `name` from the output folder. */
export type SearchFile = BuiltIndex['files'][number]

/** One index per version and locale. */
export async function buildSearch(
  compiled: readonly CompiledSite[],
  siteDir: string,
): Promise<readonly SearchFile[]> {
  const tasks: { folder: string; task: IndexTask }[] = []
  for (const each of compiled) {
    const { site, versions } = each
    const { search } = site.config
    if (search === false || !search.indexDocs) continue
    const { lines: glossary } = await readSiteGlossary(siteDir, search)
    for (const version of versions)
      tasks.push({
        folder: folderOfSite(each),
        task: indexTaskOf(version, { site, search, glossary }),
      })
  }
  const indexes = await buildIndexes(tasks.map(({ task }) => task))
  return indexes.flatMap(({ files }, index) =>
    files.map(({ name, bytes }) => ({ name: `${tasks[index]?.folder ?? ''}${name}`, bytes })),
  )
}

/** Under this, a thread takes longer to start than the index to make. */
const manyDocuments = 200

async function buildIndexes(tasks: readonly IndexTask[]): Promise<readonly BuiltIndex[]> {
  const count = tasks.reduce((sum, { documents }) => sum + documents.length, 0)
  if (count < manyDocuments)
    return tasks.map(({ documents, options }) => buildIndex(documents, options))
  const crew = createCrew<IndexTask, BuiltIndex>('buildIndexWorker.js', 1)
  const built: BuiltIndex[] = []
  try {
    for (const [index, task] of tasks.entries())
      await crew.give(task, (result) => (built[index] = result))
    await crew.settle()
  } finally {
    crew.dismiss()
  }
  return built
}
