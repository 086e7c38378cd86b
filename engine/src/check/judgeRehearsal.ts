/** A compiled site and the queries that it must answer → what its search gets wrong. */

import path from 'node:path'
import { readTextIfThere } from '../content/readText.ts'
import type { Problem } from '../problem.ts'
import { judgeQueries } from '../search/judgeQueries.ts'
import { readRehearsal } from '../search/readRehearsal.ts'
import { rehearse } from '../search/rehearse.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { createBins, type CacheBins } from '../cache/cacheBins.ts'
import { hashContents } from '../disk/hashContent.ts'
import { indexTaskOf, openVersionIndex, readSiteGlossary } from '../indexing/searchIndex.ts'

export type RehearsalPlace = {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute: the cache of the site. */
  readonly cacheDir: string
  readonly fingerprint: string
}

/**
 * Plays the queries on the latest version of the default locale, and of each other locale that names files of its own.
 * It takes an index of its own, whole and open: what it finds is kept for the next time nothing of it has changed.
 */
export async function judgeRehearsal(
  compiled: readonly CompiledSite[],
  { siteDir, cacheDir, fingerprint }: RehearsalPlace,
): Promise<readonly Problem[]> {
  const folder = path.join(cacheDir, 'rehearsal')
  const kept = createBins<readonly Problem[]>({ folder, fingerprint, bins: 16 })
  const names = new Set<string>()
  const found = compiled.flatMap((each) => judgeLocale(each, { siteDir, kept, names }))
  if (kept.values().length > 0) await kept.save()
  return found
}

type Judging = {
  readonly siteDir: string
  readonly kept: Pick<CacheBins<readonly Problem[]>, 'get' | 'keep'>
  /** Files that a locale before has played. */
  readonly names: Set<string>
}

function judgeLocale(each: CompiledSite, { siteDir, kept, names }: Judging): readonly Problem[] {
  const { site } = each
  const { search } = site.config
  const version = each.versions.find(({ version: { isLatest } }) => isLatest)
  if (!search || !version) return []
  const { rehearsal: file, queries } = search
  const read = (name: string) => {
    if (names.has(name)) return { text: undefined, problems: [] }
    names.add(name)
    return readTextIfThere(path.join(siteDir, name), name)
  }
  const [played, asked] = [read(file), read(queries)]
  const faults = [...played.problems, ...asked.problems]
  if (played.text === undefined && asked.text === undefined) return faults
  const input = { site, search, glossary: readSiteGlossary(siteDir, site).lines }
  const typed = [played.text ?? '', asked.text ?? '', file, queries]
  const key = hashContents([indexTaskOf(version, input).hash, JSON.stringify(typed)])
  const play = (): readonly Problem[] => {
    const { entries, problems } = readRehearsal(played.text ?? '', file)
    const index = openVersionIndex(version, input)
    const judged = judgeQueries(index, asked.text ?? '', queries)
    return [...problems, ...rehearse(index, entries, file), ...judged]
  }
  const found = kept.get(key) ?? play()
  kept.keep(key, found)
  return [...faults, ...found]
}
