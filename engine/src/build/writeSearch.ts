/** Compiled sites → their search indexes in the output. */

import type { CompiledSite } from '../site/compileSite.ts'
import type { Output } from './output.ts'
import { buildVersionIndex, readSiteGlossary } from './searchIndex.ts'
import { folderOfSite } from './writePages.ts'

export type SearchWriting = { readonly output: Output; readonly siteDir: string }

/** One index per version and locale. */
export async function writeSearch(
  compiled: readonly CompiledSite[],
  { output, siteDir }: SearchWriting,
): Promise<void> {
  for (const each of compiled) {
    const { site, versions } = each
    const { search } = site.config
    if (search === false || !search.indexDocs) continue
    const { lines: glossary } = await readSiteGlossary(siteDir, search)
    for (const version of versions)
      for (const { name, bytes } of buildVersionIndex(version, { site, search, glossary }).files)
        await output.write(folderOfSite(each) + name, bytes)
  }
}
