/** A request → what the dev server answers, made on the spot. */

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { lookup } from 'mrmime'
import type { SiteBrand } from '../read/brand/readBrand.ts'
import type { EngineFiles } from '../read/engineFiles.ts'
import { withQuery } from '../serve/previewRoute.ts'
import { readSiteGlossary } from '../indexing/searchIndex.ts'
import { isInside, isOfSite } from '../content/realPaths.ts'
import { hasRootLocale } from '../config/localePath.ts'
import { offlineWorker } from '../site/offlineFiles.ts'
import { decodeLoosely, toPath, splitTarget } from '../site/paths.ts'
import { defaultImageOf } from '../site/sharedImage.ts'
import { staticPageAt } from '../site/staticPage.ts'
import { styleAttributesOf } from '../load/styleAttributes.ts'
import { stylesIn } from '../content/styleAttributes.ts'
import { devPolicyOf } from './devPolicy.ts'
import { explainedPath, explainPage } from './explainPage.ts'
import { html, json, redirect, type HttpAnswer } from './httpAnswer.ts'
import { failurePage, liveReloadScript } from './liveReloadScript.ts'
import type { LiveIndexes } from './liveIndexes.ts'
import type { LiveRenderers } from './liveRenderer.ts'
import type { LiveSite } from './liveSite.ts'
import { localeOf, pageAtPath } from './pageAtPath.ts'
import type { Served } from './devSession.ts'
import { textAnswer } from './textAnswer.ts'

export type AnswerContext = {
  readonly served: Served
  readonly engine: EngineFiles
  readonly siteDir: string
  readonly indexes: LiveIndexes
  readonly renderers: LiveRenderers
}

type BrandedContext = AnswerContext & { readonly brand: SiteBrand }

/** Never the same twice: pages, frames and indexes are made from what the files say now. */
export async function answer(url: string, context: AnswerContext): Promise<HttpAnswer> {
  const { served } = context
  if ('failure' in served) return html(500, failurePage(served.failure))
  const { live, brand } = served
  const requested = decodeLoosely(url.replace(/[?#].*$/s, '')).normalize('NFC')
  const { baseUrl } = live.config
  const root = live.compiled().find(({ site }) => site.baseUrl === `${requested}/`)
  const { query } = splitTarget(url)
  if (root) return redirect(root.site.baseUrl + query)
  if (!requested.startsWith(baseUrl)) return redirect(baseUrl)
  // A server would look for the reader's language.
  if (requested === baseUrl && !hasRootLocale(live.config))
    return redirect((live.compiled()[0]?.site.baseUrl ?? baseUrl) + query)
  const file = requested.slice(baseUrl.length)
  return (
    movedAnswer(file, query, live) ??
    (await pageAnswer(file, live, { ...context, brand })) ??
    (await textAnswer(file, live, context.siteDir)) ??
    frameAnswer(file, live, context) ??
    branchAnswer(requested, live) ??
    (await searchAnswer(file, live, context)) ??
    (await explainAnswer({ file, query }, live, context)) ??
    fontAnswer(file, brand) ??
    (await fileAnswer(file, live, context)) ??
    (await folderAnswer(requested + query, live, context)) ??
    notFoundAnswer(file, live, { ...context, brand })
  )
}

function movedAnswer(file: string, query: string, live: LiveSite): HttpAnswer | undefined {
  const { compiled, rest } = localeOf(file, live)
  // An old address may end in `.html`: as it was asked for comes first.
  const moved = [toPath(rest), pagePathOf(rest)]
    .map((old) => compiled.redirects.find(({ path: from }) => from === old))
    .find((found) => found !== undefined)
  return moved && redirect(withQuery(moved.href, query))
}

const pagePathOf = (rest: string): string =>
  toPath(rest.replace(/(^|\/)index\.(json|html)$/, '$1').replace(/\.html$/, ''))

async function pageAnswer(
  file: string,
  live: LiveSite,
  context: BrandedContext,
): Promise<HttpAnswer | undefined> {
  const { rest } = localeOf(file, live)
  const read = await pageAtPath(pagePathOf(rest), file, live)
  if (!read) return undefined
  const { plan, compiled } = read
  const render = context.renderers.rendererOf(compiled, plan.version, context.brand)
  const { html: page, pageData } = render(plan.make(), defaultImageOf(compiled.site))
  if (/(^|\/)index\.json$/.test(rest)) return json(JSON.stringify(pageData))
  const status = plan.path === '/404/' ? 404 : 200
  const assets = context.renderers.assetsOf(compiled, context.brand)
  // One that has been read since the site was compiled is in none of its docs.
  const styles = [...styleAttributesOf(live.compiled(), live.config), ...stylesIn(page)]
  const policy = devPolicyOf(live.config.baseUrl, assets, [...new Set(styles)])
  return { ...html(status, withLiveReload(page, live.revision())), policy }
}

function frameAnswer(
  file: string,
  live: LiveSite,
  { renderers }: AnswerContext,
): HttpAnswer | undefined {
  if (!file.startsWith('assets/frame-')) return undefined
  const text = renderers.frameOf(file, live.compiled())
  return text === undefined ? undefined : json(text)
}

/** A branch of a large sidebar. */
function branchAnswer(requested: string, live: LiveSite): HttpAnswer | undefined {
  for (const { branches } of live.compiled().flatMap(({ versions }) => versions))
    for (const [href, items] of branches)
      if (decodeLoosely(href) === requested) return json(JSON.stringify(items))
  return undefined
}

async function searchAnswer(
  file: string,
  live: LiveSite,
  context: AnswerContext,
): Promise<HttpAnswer | undefined> {
  const { rest } = localeOf(file, live)
  if (!rest.startsWith('search-') || rest === explainedPath) return undefined
  for await (const { files } of indexesOf(file, live, context)) {
    const found = files.find(({ name }) => name === rest)
    if (found) return { status: 200, type: 'application/json', body: found.bytes }
  }
  return undefined
}

async function explainAnswer(
  { file, query }: { readonly file: string; readonly query: string },
  live: LiveSite,
  context: AnswerContext,
): Promise<HttpAnswer | undefined> {
  if (localeOf(file, live).rest !== explainedPath || live.config.search === false) return undefined
  const asked = new URLSearchParams(query).get('q') ?? ''
  const explained = []
  for await (const index of indexesOf(file, live, context)) explained.push(index)
  return html(200, explainPage(asked, explained))
}

/** Builds the search indexes of the versions of a file's locale, one at a time, on demand. */
async function* indexesOf(file: string, live: LiveSite, { siteDir, indexes }: AnswerContext) {
  const { search } = live.config
  if (search === false) return
  await live.readWhole()
  const { site, versions } = localeOf(file, live).compiled
  const { lines: glossary } = readSiteGlossary(siteDir, site)
  for (const version of versions) {
    const { files } = await indexes.indexOf(version, { site, search, glossary })
    yield { label: version.version.label, files }
  }
}

/** A font of the theme, or its sheet. */
function fontAnswer(file: string, { files }: SiteBrand): HttpAnswer | undefined {
  const body = files.get(file.replace(/^assets\//, ''))
  return body && { status: 200, type: lookup(file) ?? 'application/octet-stream', body }
}

/** The engine's own files, hashed files of the content, static files. */
async function fileAnswer(
  file: string,
  live: LiveSite,
  { engine, siteDir }: AnswerContext,
): Promise<HttpAnswer | undefined> {
  const asset = file.replace(/^assets\//, '')
  const { staticFolder } = live.config
  const folder = path.join(siteDir, staticFolder)
  const inStatic = path.join(folder, file)
  const absolute = engine.assets.files.includes(asset)
    ? engine.pathOf(asset)
    : (live.assets().hashedFiles().get(file) ??
      (isInside(folder, inStatic) && isOfSite(inStatic, { siteDir, folders: [staticFolder] })
        ? inStatic
        : undefined))
  const body =
    (absolute === undefined ? undefined : await readFile(absolute).catch(() => undefined)) ??
    // The site that was previewed on the same port may have left its worker.
    (file === offlineWorker ? engine.workers.unregister : undefined)
  const made = live.components()?.files.get(file)
  if (made !== undefined) return { status: 200, type: lookup(file) ?? '', body: made }
  if (body === undefined) return undefined
  return { status: 200, type: lookup(file) ?? 'application/octet-stream', body }
}

/** A folder of static files that has an index. */
async function folderAnswer(
  target: string,
  live: LiveSite,
  context: AnswerContext,
): Promise<HttpAnswer | undefined> {
  const href = staticPageAt(target, live.assets())
  if (href === undefined) return undefined
  const { path: folder, query } = splitTarget(target)
  if (!folder.endsWith('/')) return redirect(href + query)
  return fileAnswer(`${folder.slice(live.config.baseUrl.length)}index.html`, live, context)
}

async function notFoundAnswer(
  file: string,
  live: LiveSite,
  context: BrandedContext,
): Promise<HttpAnswer> {
  const { compiled } = localeOf(file, live)
  const prefix = compiled.site.baseUrl.slice(live.config.baseUrl.length)
  return (
    (await pageAnswer(`${prefix}404/`, live, context)) ??
    html(404, failurePage(`No page at /${file}`))
  )
}

const withLiveReload = (page: string, revision: number) =>
  page.replace(
    '</body>',
    () => `<script data-revision="${revision}">${liveReloadScript}</script>\n</body>`,
  )
