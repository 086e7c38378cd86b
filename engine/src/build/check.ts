/** Every problem of a site, without building it. */

import path from 'node:path'
import type { Config } from '../config/config.ts'
import type { Problem } from '../problem.ts'
import { compileSite } from '../site/compileSite.ts'
import { readEngineFiles } from './clientAssets.ts'
import { readSite } from './readSite.ts'
import { createSiteParser } from './siteParser.ts'
import { titlesOf } from './titles.ts'

export type CheckOptions = { readonly siteDir: string; readonly config: Config }

export async function checkSite({
  siteDir,
  config,
}: CheckOptions): Promise<{ pages: number; problems: readonly Problem[] }> {
  const { fingerprint } = await readEngineFiles()
  const parser = createSiteParser({
    siteDir,
    config,
    fingerprint,
    cacheDir: path.join(siteDir, '.lucarne', 'cache'),
  })
  const { sites, problems } = await readSite({ siteDir, config, parser, withDrafts: false })
  const compiled = sites.map((site) =>
    compileSite(
      site,
      sites.filter((other) => other !== site),
      titlesOf(config, site.locale),
    ),
  )
  await parser.save()
  return {
    pages: compiled.reduce((sum, { plans }) => sum + plans.length, 0),
    problems: [...problems, ...compiled.flatMap((each) => each.problems)],
  }
}
