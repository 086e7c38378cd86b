/** Everything in the output that is not a page: the engine's files, static files, redirects, sitemap, the list of Markdown copies, server files. */

import { styleAttributesOf } from '../load/styleAttributes.ts'
import { readFile } from 'node:fs/promises'
import type { Config } from '../config/config.ts'
import { directionOf, htmlLangOf } from '../config/htmlLangs.ts'
import { rightToLeftCss } from '../render/rightToLeft.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { updatedOf } from '../site/docRecord.ts'
import { feedOf } from '../site/feed.ts'
import { feedFile } from '../site/linkableFiles.ts'
import { toHref } from '../site/paths.ts'
import { hasReviews } from '../site/review.ts'
import { latestVersionOf } from '../site/site.ts'
import { allEarlyScripts } from '../render/earlyScripts.ts'
import { choiceScript } from '../content/choiceSwitch.ts'
import { reviewScript } from '../theme/pages/ReviewNotice.tsx'
import type { AssetFinder } from '../read/assets.ts'
import type { SiteBrand } from '../read/brand/readBrand.ts'
import type { EngineFiles } from '../read/engineFiles.ts'
import { llmsFilesOf } from './markdownCopies.ts'
import { withSheets } from '../read/components/readComponents.ts'
import type { LoadedComponents } from '../read/components/siteComponents.ts'
import type { Output } from './output.ts'
import { withOwnLines } from './servers/ownLines.ts'
import { serverFilesOf } from './servers/serverFiles.ts'
import {
  redirectHtmlOf,
  redirectScript,
  robotsOf,
  type SitemapEntry,
  sitemapFilesOf,
} from './sitemap.ts'
import { rootHtmlOf, rootLanguagesOf, rootScript } from './rootPage.ts'
import { folderOfSite } from './writePages.ts'
import { usedAssets } from '../load/usedAssets.ts'

export type FileWriteContext = {
  readonly config: Config
  readonly output: Pick<Output, 'has' | 'write'>
  readonly engine: Pick<EngineFiles, 'assets' | 'pathOf' | 'copiesFolder'>
  /** Fonts of the theme, and its sheet where it is a file. */
  readonly brand: Pick<SiteBrand, 'files'>
  readonly assets: Pick<AssetFinder, 'hashedFiles'>
  readonly components?: Pick<LoadedComponents, 'files' | 'sheets'> | undefined
  /** As `StaticFiles.files`. */
  readonly staticFiles: ReadonlyMap<string, string>
}

/**
 * A static file of the site wins over a file for servers and robots that the engine would write under its name; those
 * that `withOwnLines` joins hold both.
 */
export async function writeFiles(
  compiled: readonly CompiledSite[],
  writing: FileWriteContext,
): Promise<void> {
  await copyEngineFiles(compiled, writing)
  await copyHashedFiles(writing)
  await writeRedirects(compiled, writing)
  const written = writtenFiles(compiled, writing)
  await copyStaticFiles(written, writing)
  for (const [file, content] of written)
    if (!writing.output.has(file)) await writing.output.write(file, content)
}

async function copyEngineFiles(
  compiled: readonly CompiledSite[],
  { output, engine }: FileWriteContext,
) {
  for (const file of usedAssets(engine.assets.files, compiled))
    await output.write(`assets/${file}`, await readFile(engine.pathOf(file)), {
      copiesFolder: engine.copiesFolder,
    })
}

async function copyHashedFiles({ output, brand, assets, components }: FileWriteContext) {
  for (const [name, bytes] of brand.files) await output.write(`assets/${name}`, bytes)
  for (const [file, text] of components?.files ?? []) await output.write(file, text)
  for (const [file, absolute] of assets.hashedFiles())
    await output.write(file, await readFile(absolute))
}

async function writeRedirects(compiled: readonly CompiledSite[], { output }: FileWriteContext) {
  for (const each of compiled)
    for (const { path: from, href } of each.redirects) {
      const canonical = new URL(href, each.site.config.url).href
      const html = redirectHtmlOf(href, canonical, htmlLangOf(each.site.locale))
      await output.write(`${folderOfSite(each)}${from.slice(1)}index.html`, html)
    }
}

async function copyStaticFiles(
  written: ReadonlyMap<string, string>,
  { output, staticFiles }: FileWriteContext,
) {
  for (const [file, absolute] of staticFiles) {
    // Under a name that has the hash of its content, it is the same file.
    if (output.has(file)) continue
    await output.write(file, withOwnLines(file, await readFile(absolute), written.get(file)))
  }
}

/** For servers, robots and readers of feeds. */
function writtenFiles(
  compiled: readonly CompiledSite[],
  { config, engine, components, staticFiles }: FileWriteContext,
): ReadonlyMap<string, string> {
  const languages = languagesOf(compiled)
  const sitemapUrl = `${config.url}${config.baseUrl}sitemap.xml`
  return new Map([
    ...serverFilesOf({
      baseUrl: config.baseUrl,
      redirects: compiled.flatMap((each) =>
        each.redirects.map((redirect) => ({
          ...redirect,
          path: `/${folderOfSite(each)}${redirect.path.slice(1)}`,
        })),
      ),
      localeFolders: compiled.map(folderOfSite).filter((folder) => folder !== ''),
      languages,
      files: [...staticFiles.keys(), ...compiled.flatMap(listAddresses)],
      assets: withSheets(engine.assets, components),
      analyticsUrl: config.analytics?.url,
      feedbackUrl: typeof config.feedback === 'object' ? config.feedback.url : undefined,
      hasCopies: config.markdownCopies,
      styleAttributes: styleAttributesOf(compiled, config),
      scripts: [...scriptsOf(compiled), ...(config.docs.variants ? [choiceScript] : [])],
      styles: directionStyles(config),
    }),
    ...sitemapFilesOf(compiled.flatMap(sitemapEntries), config.url + config.baseUrl),
    ['robots.txt', robotsOf(sitemapUrl)] as const,
    ...(languages.length === 0
      ? []
      : [
          [
            'index.html',
            rootHtmlOf(languages, {
              title: config.title,
              siteUrl: config.url,
              baseUrl: config.baseUrl,
            }),
          ] as const,
        ]),
    ...llmsFilesOf(compiled),
    ...compiled.flatMap(feedFilesOf),
  ])
}

const directionStyles = ({ locales }: Config): string[] =>
  locales.some((locale) => directionOf(locale) === 'rtl') ? [rightToLeftCss] : []

/** Beside those of every page: the policy has their hashes. */
const scriptsOf = (compiled: readonly CompiledSite[]): string[] => [
  ...compiled.slice(0, 1).flatMap(({ site }) => allEarlyScripts(site.config.baseUrl)),
  ...(compiled.some(({ site }) => hasReviews(site)) ? [reviewScript] : []),
  ...(compiled.some(({ redirects }) => redirects.length > 0) ? [redirectScript] : []),
  ...(languagesOf(compiled).length > 0 ? [rootScript] : []),
]

const languagesOf = (compiled: readonly CompiledSite[]) =>
  rootLanguagesOf(compiled.map(({ site }) => site))

/** Lists the addresses of pages and redirects, from the root of the output, with their files. */
function listAddresses(compiled: CompiledSite): string[] {
  const folder = folderOfSite(compiled)
  return [...compiled.plans, ...compiled.redirects].flatMap(({ path: page }) => {
    const address = folder + page.slice(1)
    return [address, `${address}index.html`, `${address}index.json`]
  })
}

function feedFilesOf(compiled: CompiledSite): [file: string, text: string][] {
  const feed = feedOf(compiled)
  return feed === undefined ? [] : [[folderOfSite(compiled) + feedFile, feed]]
}

/** The days are those that pages show: what their authors state before what Git knows, in UTC. */
export function sitemapEntries({ site, plans }: CompiledSite): SitemapEntry[] {
  const placed = [...latestVersionOf(site).docs, ...site.pages]
  const docs = new Map(placed.map(({ doc }) => [doc.file, doc]))
  return plans
    .filter(({ isListed }) => isListed)
    .map(({ path: page, owner }) => {
      const doc = docs.get(owner)
      const updated = doc && updatedOf(doc, site)
      return {
        url: site.config.url + toHref(site.baseUrl, page),
        isoDate: updated && new Date(updated.isoDate).toISOString(),
      }
    })
}
