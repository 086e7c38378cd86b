/**
 * Every problem of a site, without building it: those of the build but lost addresses, and dead links to other hosts
 * where they are asked for.
 */

import path from 'node:path'
import type { Doc } from '../content/doc.ts'
import type { Problem } from '../problem.ts'
import { overdueReviews } from '../site/review.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { latestVersionOf } from '../site/site.ts'
import { cardProblems } from '../output/cards/socialImages.ts'
import { readEngineFiles } from '../read/engineFiles.ts'
import { compileSites } from '../load/compileSites.ts'
import { readComponents } from '../read/components/readComponents.ts'
import { checkExternalLinks, type ExternalCheck } from './externalLinks.ts'
import { readBrand } from '../read/brand/readBrand.ts'
import { judgeRehearsal } from './judgeRehearsal.ts'
import { judgeSite } from './judgeSite.ts'
import { judgeSupportEnds } from './judgeSupportEnds.ts'
import { readSite } from '../load/readSite.ts'
import { readStaticFiles } from '../output/staticFiles.ts'
import { readTranslations, type Translations } from '../load/translations.ts'
import { createSiteParser, type SiteParserOptions } from '../parse/siteParser.ts'

export type CheckOptions = Pick<SiteParserOptions, 'siteDir' | 'config' | 'onFound'> & {
  /** Since 1970: reviews may be overdue. */
  readonly nowMs: number
  /** Checks external links too, by requests to their hosts. */
  readonly withExternal?: boolean
}

export type CheckResult = {
  readonly pages: number
  readonly problems: readonly Problem[]
  /** Translations of each locale but the first. */
  readonly translations: readonly Translations[]
  /** Result of the external check, if requested. */
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
  const components = await readComponents(siteDir, config)
  const reading = { siteDir, config, parser, components, withDrafts: false }
  const { sites, assets, problems } = await readSite(reading)
  const compiled = compileSites(sites)
  await parser.save()
  const brand = await readBrand(config, { siteDir, cacheDir })
  const external = withExternal ? await checkExternalLinks(listLatestDocs(compiled)) : undefined
  return {
    translations: await readTranslations(sites, siteDir),
    ...(external && { external }),
    pages: compiled.reduce((sum, { plans }) => sum + plans.length, 0),
    problems: [
      ...problems,
      ...(components?.problems ?? []),
      ...compiled.flatMap((each) => each.problems),
      ...readStaticFiles(compiled, siteDir).problems,
      ...brand.problems,
      ...(await cardProblems(config)),
      ...judgeSite(compiled, siteDir),
      ...assets.problems(),
      ...compiled.flatMap(({ site }) => overdueReviews(site, nowMs)),
      ...(await judgeSupportEnds(compiled, { siteDir, config, nowMs })),
      ...(await judgeRehearsal(compiled, { siteDir, cacheDir, fingerprint })),
      ...(external?.problems ?? []),
    ],
  }
}

/** Returns the docs that readers are led to: those of the latest version, and standalone pages. */
const listLatestDocs = (compiled: readonly CompiledSite[]): Doc[] =>
  compiled.flatMap(({ site }) =>
    [...latestVersionOf(site).docs, ...site.pages]
      .filter(({ writtenIn }) => !writtenIn)
      .map(({ doc }) => doc),
  )
