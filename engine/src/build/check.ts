/**
 * Every problem of a site, without building it: those of the build but lost addresses, overdue reviews, the charter's,
 * those of search, and dead links to other hosts where they are asked for.
 */

import path from 'node:path'
import type { Doc } from '../content/doc.ts'
import { asOnDisk } from '../content/realPaths.ts'
import { readText, readTextIfThere } from '../content/readText.ts'
import { cleanText } from '../content/sourceText.ts'
import type { Problem } from '../problem.ts'
import { readRehearsal } from '../search/readRehearsal.ts'
import { rehearse } from '../search/rehearse.ts'
import { checkCharter } from '../site/charter/checkCharter.ts'
import { findOrphans } from '../site/orphans.ts'
import { overdueReviews } from '../site/review.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { latestVersionOf } from '../site/site.ts'
import { readEngineFiles } from './clientAssets.ts'
import { compileSites } from './compileSites.ts'
import { checkExternalLinks, type ExternalCheck } from './externalLinks.ts'
import { readSite } from './readSite.ts'
import { openVersionIndex, readSiteGlossary } from './searchIndex.ts'
import { readStaticFiles } from './staticFiles.ts'
import { createSiteParser, type SiteParserOptions } from './siteParser.ts'

export type CheckOptions = Pick<SiteParserOptions, 'siteDir' | 'config' | 'onFound'> & {
  /** Since 1970: reviews may be overdue. */
  readonly nowMs: number
  /** Whether other hosts are asked for what is linked to. */
  readonly withExternal?: boolean
}

export type CheckResult = {
  readonly pages: number
  readonly problems: readonly Problem[]
  /** Where it was asked for. */
  readonly external?: ExternalCheck
}

export async function checkSite({
  siteDir,
  config,
  onFound,
  nowMs,
  withExternal = false,
}: CheckOptions): Promise<CheckResult> {
  const { fingerprint } = await readEngineFiles()
  const cacheDir = path.join(siteDir, '.lucarne', 'cache')
  const parser = createSiteParser({ siteDir, config, fingerprint, cacheDir, onFound })
  const { sites, problems } = await readSite({ siteDir, config, parser, withDrafts: false })
  const compiled = compileSites(sites)
  await parser.save()
  const external = withExternal ? await checkExternalLinks(docsOf(compiled)) : undefined
  return {
    ...(external && { external }),
    pages: compiled.reduce((sum, { plans }) => sum + plans.length, 0),
    problems: [
      ...problems,
      ...compiled.flatMap((each) => each.problems),
      ...readStaticFiles(compiled, siteDir).problems,
      ...compiled.flatMap(staleProblems),
      ...compiled.flatMap(findOrphans),
      ...compiled.flatMap(({ site }) => overdueReviews(site, nowMs)),
      ...charterProblems(compiled, siteDir),
      ...searchProblems(compiled, siteDir),
      ...(external?.problems ?? []),
    ],
  }
}

/** What readers are led to: of the latest version, and the pages of their own. */
const docsOf = (compiled: readonly CompiledSite[]): Doc[] =>
  compiled.flatMap(({ site }) =>
    [...latestVersionOf(site).docs, ...site.pages].map(({ doc }) => doc),
  )

/** A page that has changed since its commands were run says so to its author, not only to its reader. */
function staleProblems({ site }: CompiledSite): Problem[] {
  return latestVersionOf(site).docs.flatMap(({ doc }): Problem[] => {
    if (site.facts.verificationOf(doc, site.words)?.state !== 'stale') return []
    return [
      {
        kind: 'content',
        file: doc.file,
        message: 'its code blocks are not those that the verification bench has passed',
        hint: 'Run the verification bench on this page again.',
      },
    ]
  })
}

function charterProblems(compiled: readonly CompiledSite[], siteDir: string): Problem[] {
  return compiled.flatMap(({ site }) => {
    const { charter } = site.config
    if (!charter) return []
    return latestVersionOf(site).docs.flatMap(({ doc }) => {
      const { text } = readText(asOnDisk(path.join(siteDir, doc.file)), doc.file)
      return text === undefined ? [] : checkCharter({ doc, text: cleanText(text), charter })
    })
  })
}

/** The rehearsal is of the default locale's latest version. */
function searchProblems([first]: readonly CompiledSite[], siteDir: string): Problem[] {
  const search = first?.site.config.search
  const version = first?.versions.find((each) => each.version.isLatest)
  if (!first || !search || !version) return []
  const { lines: glossary, problems } = readSiteGlossary(siteDir, search)
  const { rehearsal: file } = search
  const { text, problems: faults } = readTextIfThere(path.join(siteDir, file), file)
  if (text === undefined) return [...problems, ...faults]
  const { entries, problems: mistakes } = readRehearsal(text, file)
  const index = openVersionIndex(version, { site: first.site, search, glossary })
  return [...problems, ...faults, ...mistakes, ...rehearse(index, entries, file)]
}
