/** A compiled site → its pages and frames in the output. */

import type { Problem } from '../problem.ts'
import { LostTail } from '../cache/binFile.ts'
import { version as reactVersion } from 'react'
import { createRenderer } from '../render/renderPage.tsx'
import { speculationRulesOf } from '../render/speculationRules.ts'
import { hasRootLocale } from '../config/localePath.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { isDefaultLocale } from '../site/site.ts'
import type { DocPage, Page } from '../site/page.ts'
import type { SharedImage } from '../site/sharedImage.ts'
import { SearchSlot } from '../theme/search/SearchSlot.tsx'
import type { SocialImages } from './cards/socialImages.ts'
import type { EngineFiles } from '../read/engineFiles.ts'
import { withSheets } from '../read/components/readComponents.ts'
import type { LoadedComponents } from '../read/components/siteComponents.ts'
import { hashContent, hashContents } from '../disk/hashContent.ts'
import type { Output } from './output.ts'
import { frameFileOf, siteContextOf } from '../load/renderContext.ts'

export type PageWriting = {
  readonly output: Output
  readonly engine: EngineFiles
  readonly components?: LoadedComponents | undefined
  readonly images: Pick<SocialImages, 'imageOf'>
  /** Called after each page. */
  readonly step: () => void
}

/**
 * Writes every page as `index.html` and `index.json`, one article in memory at a time → a problem for each that could
 * not be made.
 */
export async function writePages(
  compiled: CompiledSite,
  writing: PageWriting,
): Promise<readonly Problem[]> {
  const problems: Problem[] = []
  const { output, images, step } = writing
  const rendererOf = await createRenderers(compiled, writing)
  const folder = folderOfSite(compiled)
  const { site } = compiled
  const isOfRoot = isDefaultLocale(site) && !hasRootLocale(site.config)
  const missingFolders = isOfRoot ? [folder, ''] : [folder]
  for (const plan of compiled.plans) {
    const made = attempt(() => {
      const page = plan.make()
      const usualImage = images.imageOf(page, compiled)
      return { page, usualImage, renderer: rendererOf(page) }
    })
    const fault =
      'error' in made ? made.error : await writePage(made.value, { output, folder, missingFolders })
    if (fault !== undefined) problems.push(unmade(plan.owner, fault))
    step()
  }
  await writeBranches(compiled, output)
  return problems
}

type Attempt<Value> = { readonly value: Value } | { readonly error: unknown }

/** Catches an error of one page, except a lost cache, which must be read again. */
function attempt<Value>(make: () => Value): Attempt<Value> {
  try {
    return { value: make() }
  } catch (error) {
    if (error instanceof LostTail) throw error
    return { error }
  }
}

const unmade = (owner: string, error: unknown): Problem => ({
  kind: 'content',
  file: owner,
  message: `This page could not be made: ${error instanceof Error ? error.message : String(error)}`,
  hint: 'Take away what was written last, until it can; then tell us. Until then, this page is not published.',
})

/** Writes the branches of large sidebars, loaded when opened. Versions and locales may share some. */
async function writeBranches({ versions, site }: CompiledSite, output: Output) {
  for (const { branches } of versions)
    for (const [href, items] of branches) {
      const file = href.slice(site.config.baseUrl.length)
      if (output.has(file) || output.keep([file], file)) continue
      await output.write(file, JSON.stringify(items), { madeFrom: file })
    }
}

/** Returns the folder of a locale's pages in the output: the root for the default locale. */
export function folderOfSite({ site }: CompiledSite): string {
  return site.baseUrl.slice(site.config.baseUrl.length)
}

/** One renderer a version; its frame is written as a hashed file. */
async function createRenderers(
  compiled: CompiledSite,
  { output, engine, components }: PageWriting,
) {
  const { site, frames } = compiled
  const renderers = new Map<string, Renderer>()
  for (const [version, frame] of frames) {
    const { file, json } = frameFileOf(frame)
    if (!output.has(file)) await output.write(file, json)
    const context = {
      ...siteContextOf(compiled, frame),
      buildId: hashContent(JSON.stringify(engine.assets)),
      speculationRules: speculationRulesOf(site.config.baseUrl),
    }
    renderers.set(version, {
      render: createRenderer({
        ...context,
        frame,
        assets: withSheets(engine.assets, components),
        SearchSlot,
      }),
      // The frame and the assets are in it by their hashes; hashed once, since it holds all the words.
      stamp: hashContent(
        JSON.stringify([engine.fingerprint, reactVersion, context, components?.sheets]),
      ),
    })
  }
  return (page: Page) => {
    const renderer = renderers.get(page.version)
    if (!renderer) throw new Error(`No frame for the version ${page.version}`)
    return renderer
  }
}

type Renderer = {
  readonly render: ReturnType<typeof createRenderer>
  /** Names whatever decides the HTML besides the page. */
  readonly stamp: string
}

type Target = {
  readonly output: Output
  readonly folder: string
  /** Folders in which the 404 page is also written, as `404.html`. */
  readonly missingFolders: readonly string[]
}

type LargeParts = Partial<Pick<DocPage, 'html' | 'htmlParts' | 'branches'>>
const largeParts = new Set<string>(['html', 'htmlParts', 'branches'] satisfies (keyof LargeParts)[])

/**
 * All of a page. Its article and its branches are most of it: they go by their names, which say what they hold, and an
 * article that has one is not read.
 */
function hashedParts(page: Page & LargeParts): string[] {
  const { htmlParts, branches = {} } = page
  const facts = Object.keys(page).flatMap((key) =>
    largeParts.has(key) ? [] : [[key, page[key as keyof Page]]],
  )
  const article = htmlParts ? JSON.stringify(htmlParts) : (page.html ?? '')
  return [JSON.stringify([facts, Object.keys(branches)]), article]
}

type MadePage = {
  readonly page: Page
  readonly usualImage: SharedImage | undefined
  readonly renderer: Renderer
}

/**
 * A page is what its renderer makes of it and of nothing else: the same page again is not rendered again. Resolves to
 * what kept it from being rendered.
 */
async function writePage(
  { page, usualImage, renderer: { render, stamp } }: MadePage,
  { output, folder, missingFolders }: Target,
): Promise<unknown> {
  const place = folder + page.path.slice(1)
  const missing = page.path === '/404/' ? missingFolders.map((each) => `${each}404.html`) : []
  const htmlFiles = [`${place}index.html`, ...missing]
  const dataFile = `${place}index.json`
  const madeFrom = hashContents([
    stamp,
    usualImage === undefined ? '' : JSON.stringify(usualImage),
    ...hashedParts(page),
  ])
  if (output.keep([...htmlFiles, dataFile], madeFrom)) return undefined
  const rendered = attempt(() => render(page, usualImage))
  if ('error' in rendered) return rendered.error
  const { html, pageData } = rendered.value
  for (const file of htmlFiles) await output.write(file, html, { madeFrom })
  await output.write(dataFile, JSON.stringify(pageData), { madeFrom })
  return undefined
}
