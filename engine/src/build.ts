/** Config → the finished site on disk. Read top to bottom: this is what the engine does. */

import path from 'node:path'
import type { Problem } from './problem.ts'
import type { CompiledSite } from './site/compileSite.ts'
import { overdueReviews } from './site/review.ts'
import { LostTail } from './cache/binFile.ts'
import { type SiteBrand, readBrand, withBrand } from './read/brand/readBrand.ts'
import { makeSocialImages } from './output/cards/socialImages.ts'
import { type EngineFiles, readEngineFiles } from './read/engineFiles.ts'
import { compileSites } from './load/compileSites.ts'
import { readComponents } from './read/components/readComponents.ts'
import type { LoadedComponents } from './read/components/siteComponents.ts'
import { fileList, fileListOf } from './output/fileList.ts'
import {
  createIndexPool,
  expectSearch,
  type IndexPool,
  prepareSearch,
} from './indexing/indexPool.ts'
import { judgeRehearsal } from './check/judgeRehearsal.ts'
import { judgeSite } from './check/judgeSite.ts'
import { keepAssets } from './output/keptAssets.ts'
import { ChangedOutput } from './output/leftFile.ts'
import { removedUrls, publishedIn } from './output/removedUrls.ts'
import { writeMarkdownCopies } from './output/markdownCopies.ts'
import { writeOffline } from './output/offlineFiles.ts'
import { openOutput } from './output/output.ts'
import { readManifest, saveManifest } from './output/outputManifest.ts'
import { createSiteParser, type SiteParserOptions } from './parse/siteParser.ts'
import { type Progress, startProgress } from './output/progress.ts'
import { readSite } from './load/readSite.ts'
import { readStaticFiles } from './output/staticFiles.ts'
import { writeFiles } from './output/writeFiles.ts'
import { writePages } from './output/writePages.ts'
import { startIndexing } from './output/writeSearch.ts'

export type BuildOptions = Pick<SiteParserOptions, 'siteDir' | 'config' | 'onFound'> & {
  /** Absolute. */
  readonly outDir: string
  /** Since 1970: overdue reviews are reported. The output is the same on any day. */
  readonly nowMs?: number
}

export type BuildResult = {
  /** False when an address would be lost and `onLostAddresses` is `throw`: what was there before still is. */
  readonly isReplaced: boolean
  readonly pages: number
  readonly tags: number
  /** Size of the files written: 0 when nothing was replaced. */
  readonly bytes: number
  /** Weight of the theme, in one line; absent for a site without one. */
  readonly themeWeight?: string
  readonly problems: readonly Problem[]
}

/** Builds beside `outDir` and swaps the result in. Throws on the machine's failures, never on an author's mistakes. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const engineFiles = await readEngineFiles()
  const { siteDir, config } = options
  const cacheDir = path.join(siteDir, '.lucarne', 'cache')
  const brand = await readBrand(config, { siteDir, cacheDir })
  const components = await readComponents(siteDir, config)
  const engine = { ...engineFiles, assets: withBrand(engineFiles.assets, brand) }
  const build = async (isTrusting: boolean) => {
    const indexPool = createIndexPool({ cacheDir, fingerprint: engine.fingerprint })
    try {
      const tools = { engine, brand, components, cacheDir, indexPool, isTrusting }
      return await buildWith(options, tools)
    } finally {
      indexPool.terminate()
    }
  }
  try {
    return await build(true)
  } catch (error) {
    // Its cache was damaged, or someone has been there.
    if (error instanceof LostTail || error instanceof ChangedOutput) return build(false)
    throw error
  }
}

type BuildTools = {
  readonly engine: EngineFiles
  readonly brand: SiteBrand
  readonly components: LoadedComponents | undefined
  /** Absolute. */
  readonly cacheDir: string
  readonly indexPool: IndexPool
  /** Relies on what builds before have left: their cache is read when it is asked for, their files are kept. */
  readonly isTrusting: boolean
}

async function buildWith(
  { siteDir, outDir, config, onFound, nowMs = 0 }: BuildOptions,
  { engine, brand, components, cacheDir, indexPool, isTrusting }: BuildTools,
): Promise<BuildResult> {
  const parser = createSiteParser({
    siteDir,
    cacheDir,
    config,
    fingerprint: engine.fingerprint,
    isLazy: isTrusting,
    onFound: (files) => {
      expectSearch(config, indexPool, files)
      onFound?.(files)
    },
    onMiss: (files) => prepareSearch(config, indexPool, files),
  })
  const reading = { siteDir, config, parser, components, withDrafts: false }
  const { sites, assets, problems } = await readSite(reading)
  const manifestFile = path.join(cacheDir, 'outputs', `${path.basename(outDir)}.json`)
  const { precompress } = config
  const before = isTrusting ? await readManifest(manifestFile, { outDir, precompress }) : undefined
  const output = await openOutput(outDir, {
    precompress,
    ...(before && { previous: before.files, savedMs: before.savedMs }),
  })
  let progress: Progress | undefined
  try {
    output.expect(sites.flatMap(({ versions }) => versions.flatMap(({ docs }) => docs)).length)
    const compiled = compileSites(sites)
    const { files: staticFiles, problems: misplaced } = readStaticFiles(compiled, siteDir)
    const standing = { config, staticFiles: staticFiles.keys() }
    const lost = removedUrls(publishedIn(outDir), compiled, standing)
    const facts = {
      ...countsOf(compiled),
      ...(brand.weight !== undefined && { themeWeight: brand.weight }),
      problems: [
        ...problems,
        ...(components?.problems ?? []),
        ...compiled.flatMap((each) => each.problems),
        ...misplaced,
        ...lost,
        ...brand.problems,
        ...judgeSite(compiled, siteDir),
        ...compiled.flatMap(({ site }) => overdueReviews(site, nowMs)),
        ...(await judgeRehearsal(compiled, { siteDir, cacheDir, fingerprint: engine.fingerprint })),
      ],
    }
    if (lost.length > 0 && config.onLostAddresses === 'throw') {
      await parser.save()
      output.discard()
      return { ...facts, isReplaced: false, bytes: 0 }
    }
    const saved = parser.save()
    progress = startProgress('pages', facts.pages)
    const finishSearch = await startIndexing(compiled, {
      config,
      output,
      engine,
      siteDir,
      pool: indexPool,
    })
    const images = await makeSocialImages(compiled, { config, siteDir, cacheDir, output })
    const unmade: Problem[] = [...images.problems]
    for (const each of compiled)
      unmade.push(
        ...(await writePages(each, { output, engine, components, images, step: progress.step })),
      )
    if (config.markdownCopies)
      for (const each of compiled) await writeMarkdownCopies(each, { output, siteDir })
    const writing = { config, output, engine, brand, components, assets, staticFiles }
    await writeFiles(compiled, writing)
    // The thread that makes the index has not finished yet.
    output.snapshot()
    await finishSearch()
    await writeOffline(compiled, { config, output, engine, brand })
    await keepAssets(output, outDir, config.keptBuilds)
    await output.write(fileList, fileListOf({ precompress, files: await output.listed() }))
    const written = await output.commit()
    const kept = indexPool.drain().catch(() => undefined)
    await Promise.all([saved, kept, output.clear()])
    await saveManifest(manifestFile, { outDir, precompress }, written)
    return {
      ...facts,
      problems: [...facts.problems, ...unmade, ...assets.problems()],
      isReplaced: true,
      bytes: [...written.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    }
  } catch (error) {
    output.discard()
    throw error
  } finally {
    progress?.end()
  }
}

/** Tags are those of the first version of each locale. */
function countsOf(compiled: readonly CompiledSite[]): Pick<BuildResult, 'pages' | 'tags'> {
  return {
    pages: compiled.reduce((sum, { plans }) => sum + plans.length, 0),
    tags: compiled.reduce((sum, { versions }) => sum + (versions[0]?.tagIndex.tags.length ?? 0), 0),
  }
}
