/** Compiled sites → their search indexes in the output. */

import path from 'node:path'
import { buildIndex } from '../search/buildIndex.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { searchTagOf } from '../site/site.ts'
import { readIfThere } from './output.ts'
import type { Output } from './output.ts'
import { searchDocumentsOf } from './searchDocuments.ts'
import { folderOfSite } from './writePages.ts'

export type SearchWriting = { readonly output: Output; readonly siteDir: string }

/** One index per version and locale. */
export async function writeSearch(
  compiled: readonly CompiledSite[],
  { output, siteDir }: SearchWriting,
): Promise<void> {
  for (const each of compiled) {
    const { search } = each.site.config
    if (search === false || !search.indexDocs) continue
    const glossary = search.glossary && (await readIfThere(path.join(siteDir, search.glossary)))
    for (const version of each.versions) {
      const built = buildIndex(searchDocumentsOf(version), {
        tag: searchTagOf(each.site, version.version),
        settings: search.options,
        ...(glossary && { glossary }),
      })
      for (const { name, bytes } of built.files)
        await output.write(folderOfSite(each) + name, bytes)
    }
  }
}
