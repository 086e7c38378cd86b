/** Builds the worker that keeps a site in readers' browsers, and the list of files it keeps. */

import type { Config } from '../config/config.ts'
import { htmlLangOf } from '../config/htmlLangs.ts'
import { offlineList, offlineWorker } from '../site/offlineFiles.ts'
import type { OfflineLocale, SiteList } from '../offline/siteList.ts'
import { offlinePathOf } from '../site/ownPaths.ts'
import { isNamedByContent } from '../offline/namedByContent.ts'
import { offlineNoteHtml } from '../render/offlineNoteHtml.tsx'
import type { CompiledSite } from '../site/compileSite.ts'
import type { SiteBrand } from '../read/brand/readBrand.ts'
import type { EngineFiles } from '../read/engineFiles.ts'
import { hashContent } from '../disk/hashContent.ts'
import type { Output, WeighedFile } from './output.ts'
import { usedAssets } from '../load/usedAssets.ts'
import { folderOfSite } from './writePages.ts'

export type OfflineWriting = {
  readonly config: Pick<Config, 'offline'>
  readonly output: Pick<Output, 'write' | 'has' | 'names' | 'weigh'>
  readonly engine: Pick<EngineFiles, 'assets' | 'workers'>
  readonly brand: Pick<SiteBrand, 'files'>
}

/** As a reader receives it: what someone who came for one page may be sent besides. */
const largestSiteBytes = 3_000_000

/**
 * Writes the offline worker and its list. Call this last, before keeping files of past builds. Without `offline`,
 * writes a worker that unregisters the one readers may have: a build cannot know what was deployed before. A static
 * file of that name is the site's own.
 */
export async function writeOffline(
  compiled: readonly CompiledSite[],
  { config, output, engine, brand }: OfflineWriting,
): Promise<void> {
  if (!config.offline) {
    if (!output.has(offlineWorker)) await output.write(offlineWorker, engine.workers.unregister)
    return
  }
  const core = coreFiles(compiled, { output, engine, brand })
  const files = await output.weigh([...new Set([...core, ...otherFiles(compiled, output)])])
  await output.write(offlineWorker, engine.workers.offline)
  await output.write(
    offlineList,
    JSON.stringify(buildSiteList(files, new Set(core), listLocales(compiled))),
  )
}

function buildSiteList(
  files: readonly WeighedFile[],
  core: ReadonlySet<string>,
  locales: SiteList['locales'],
): SiteList {
  const wholeBytes = sumServedBytes(files)
  const isWhole = wholeBytes <= largestSiteBytes
  const listed = isWhole ? files : files.filter(({ file }) => core.has(file))
  const build = hashContent(JSON.stringify([locales, files.map(({ file, hash }) => [file, hash])]))
  const fileStamp = ({ file, hash }: WeighedFile) =>
    isNamedByContent(file) ? '' : hash.slice(0, 8)
  return {
    build,
    isWhole,
    bytes: sumServedBytes(listed),
    files: Object.fromEntries(listed.map((each) => [addressOfFile(each.file), fileStamp(each)])),
    locales,
  }
}

const sumServedBytes = (files: readonly WeighedFile[]) =>
  files.reduce((sum, { servedBytes }) => sum + servedBytes, 0)

/** As `normalizePath` gives it for a request; a page is at its folder. */
const addressOfFile = (file: string) =>
  file
    .replace(/(^|\/)index\.html$/, '$1')
    .split('/')
    .map(encodeURIComponent)
    .join('/')

/** Lists the files that any page needs, and the page shown in place of those not kept. */
function coreFiles(
  compiled: readonly CompiledSite[],
  { output, engine, brand }: Pick<OfflineWriting, 'output' | 'engine' | 'brand'>,
): readonly string[] {
  return [
    ...[...usedAssets(engine.assets.files, compiled), ...brand.files.keys()].map(
      (file) => `assets/${file}`,
    ),
    ...output.names().filter((file) => file.startsWith('assets/frame-')),
    ...compiled.map((each) => pageFile(each, offlinePathOf(each.site))),
  ]
}

/** Pages in the order of the site, what is searched, the branches of large menus, then what pages show. */
function otherFiles(
  compiled: readonly CompiledSite[],
  output: OfflineWriting['output'],
): readonly string[] {
  const names = output.names()
  const pages = compiled.flatMap((each) =>
    each.plans.flatMap(({ path, isBook }) =>
      path === '/404/' || isBook ? [] : pageFile(each, path),
    ),
  )
  return [
    ...pages,
    ...names.filter((file) =>
      /(^|\/)search-index-[^/]+\.json$|^assets\/(?:branch|component)-/.test(file),
    ),
    ...names.filter((file) => image.test(file)),
  ]
}

const image = /\.(svg|png|jpe?g|gif|webp|avif|ico)$/i

const pageFile = (compiled: CompiledSite, path: string) =>
  `${folderOfSite(compiled)}${path.slice(1)}index.html`

function listLocales(compiled: readonly CompiledSite[]): SiteList['locales'] {
  return Object.fromEntries(
    compiled.map((each): [string, OfflineLocale] => {
      const { words, locale } = each.site
      return [
        addressOfFile(folderOfSite(each)),
        {
          htmlLang: htmlLangOf(locale),
          note: offlineNoteHtml(words),
          page: addressOfFile(pageFile(each, offlinePathOf(each.site))),
        },
      ]
    }),
  )
}
