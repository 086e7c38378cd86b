/** A compiled site and the queries that it must answer → what its search gets wrong. */

import path from 'node:path'
import { readTextIfThere } from '../content/readText.ts'
import type { Problem } from '../problem.ts'
import { judgeQueries } from '../search/judgeQueries.ts'
import { readRehearsal } from '../search/readRehearsal.ts'
import { rehearse } from '../search/rehearse.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { createBins } from '../cache/cacheBins.ts'
import { hashOfAll } from '../disk/hashOf.ts'
import { indexTaskOf, openVersionIndex, readSiteGlossary } from '../indexing/searchIndex.ts'

export type RehearsalPlace = {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute: the cache of the site. */
  readonly cacheDir: string
  readonly fingerprint: string
}

/**
 * Plays the queries on the latest version of the default locale. It takes an index of its own, whole and open: what it
 * finds is kept for the next time nothing of it has changed.
 */
export async function judgeRehearsal(
  [first]: readonly CompiledSite[],
  { siteDir, cacheDir, fingerprint }: RehearsalPlace,
): Promise<readonly Problem[]> {
  const search = first?.site.config.search
  const version = first?.versions.find((each) => each.version.isLatest)
  if (!first || !search || !version) return []
  const { rehearsal: file, queries } = search
  const played = readTextIfThere(path.join(siteDir, file), file)
  const asked = readTextIfThere(path.join(siteDir, queries), queries)
  const faults = [...played.problems, ...asked.problems]
  if (played.text === undefined && asked.text === undefined) return faults
  const input = { site: first.site, search, glossary: readSiteGlossary(siteDir, first.site).lines }
  const folder = path.join(cacheDir, 'rehearsal')
  const kept = createBins<readonly Problem[]>({ folder, fingerprint, bins: 16 })
  const typed = [played.text ?? '', asked.text ?? '', file, queries]
  const key = hashOfAll([indexTaskOf(version, input).hash, JSON.stringify(typed)])
  const play = (): readonly Problem[] => {
    const { entries, problems } = readRehearsal(played.text ?? '', file)
    const index = openVersionIndex(version, input)
    const judged = judgeQueries(index, asked.text ?? '', queries)
    return [...problems, ...rehearse(index, entries, file), ...judged]
  }
  const found = kept.get(key) ?? play()
  kept.keep(key, found)
  await kept.save()
  return [...faults, ...found]
}
