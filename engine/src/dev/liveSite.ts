/** A site in memory that follows its files: what the dev server serves. */

import path from 'node:path'
import type { AssetFinder } from '../build/assets.ts'
import type { EngineFiles } from '../build/clientAssets.ts'
import { compileSites } from '../build/compileSites.ts'
import { placeContents, readParts } from '../build/readSite.ts'
import type { LocaleContent, ParsedFolder, ReadOptions, SiteParts } from '../build/readSite.ts'
import { createSiteParser } from '../build/siteParser.ts'
import type { Config } from '../config/config.ts'
import type { Doc } from '../content/doc.ts'
import type { Problem } from '../problem.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { fillSketch, reviseDoc } from '../site/reviseDoc.ts'
import type { SiteFacts } from '../site/site.ts'
import { readSettled } from './readSettled.ts'
import { createSketches } from './sketches.ts'

export type LiveSite = {
  readonly config: Config
  /** What the files last read make. Of a large site, pages nobody has asked for have no article yet. */
  readonly compiled: () => readonly CompiledSite[]
  /** Resolves when the article of this file is there. */
  readonly readPage: (file: string) => Promise<void>
  readonly isWhole: () => boolean
  /** Reads what is left to read; resolves when everything is there. */
  readonly readWhole: () => Promise<void>
  readonly assets: () => AssetFinder
  /** None is told until the site is whole: half of them would be wrong. */
  readonly problems: () => readonly Problem[]
  /** Changes with every update. */
  readonly edition: () => number
  /** Follows changed files, absolute. Calls run one after the other. */
  readonly update: (files: readonly string[]) => Promise<void>
}

export type LiveSiteOptions = {
  readonly siteDir: string
  readonly config: Config
  readonly engine: EngineFiles
}

type State = SiteParts & { readonly compiled: readonly CompiledSite[] }

export async function openLiveSite({
  siteDir,
  config,
  engine,
}: LiveSiteOptions): Promise<LiveSite> {
  const cacheDir = path.join(siteDir, '.lucarne', 'cache')
  const parser = createSiteParser({ siteDir, config, cacheDir, fingerprint: engine.fingerprint })
  const options: ReadOptions = { siteDir, config, parser, withDrafts: true }
  const sketches = createSketches(parser, config)
  let state = await readAll({ ...options, parser: sketches.parser })
  let isWhole = sketches.isEmpty()
  let reading: Promise<void> | undefined
  // No edition of a server before, or of the same site under another configuration.
  let edition = Date.now()
  let queue: Promise<void> = Promise.resolve()
  const inTurn = (step: () => void | Promise<void>) =>
    (queue = queue.catch(() => undefined).then(step))
  const keepRead = () => {
    void parser.save()
    // What fails here is told by the page that needs it.
    parser.prepare(languagesOf(state.contents)).catch(() => undefined)
  }
  if (isWhole) keepRead()

  const follow = async (files: readonly string[]) => {
    const relative = files.map((file) => path.relative(siteDir, file).normalize('NFC'))
    const fresh = await rereadDocs(relative, state.contents, options)
    if (fresh) state = withDocs(state, fresh, config)
    else {
      state = await readAll(options)
      isWhole = true
    }
    edition += 1
  }
  const readPage = async (file: string) => {
    const sketch = docsOf(state.contents).find((doc) => doc.file === file)
    if (!sketch || !sketches.has(sketch)) return
    const doc = await sketches.parse(sketch)
    await inTurn(() => {
      // An edit may have come first.
      if (!docsOf(state.contents).includes(sketch)) return
      const contents = exchange(state.contents, new Map([[sketch, doc]]))
      state = { ...state, contents, compiled: state.compiled.map((site) => fillSketch(site, doc)) }
    })
  }
  const readRest = async () => {
    if (isWhole) return
    const docs = await sketches.parseAll()
    await inTurn(() => {
      const contents = exchange(state.contents, docs)
      state = { ...state, contents, compiled: compileAll(contents, config, state.facts) }
      isWhole = true
      edition += 1
      sketches.forget()
    })
    keepRead()
  }
  return {
    config,
    compiled: () => state.compiled,
    assets: () => state.assets,
    problems: () => (isWhole ? problemsOf(state) : []),
    readPage,
    isWhole: () => isWhole,
    readWhole: () => (reading ??= readRest()),
    edition: () => edition,
    update: (files) => inTurn(() => follow(files)),
  }
}

function problemsOf({ problems, contents, compiled }: State): readonly Problem[] {
  return [problems, ...[...contents, ...compiled].map((each) => each.problems)].flat()
}

function docsOf(contents: readonly LocaleContent[]): readonly Doc[] {
  return contents.flatMap(({ versions, pages }) =>
    [...versions, pages].flatMap((folder) => folder.docs),
  )
}

function languagesOf(contents: readonly LocaleContent[]): Set<string> {
  return new Set(docsOf(contents).flatMap(({ blocks }) => blocks.map(({ lang }) => lang)))
}

async function readAll(options: ReadOptions): Promise<State> {
  const parts = await readParts(options)
  return { ...parts, compiled: compileAll(parts.contents, options.config, parts.facts) }
}

function compileAll(
  contents: readonly LocaleContent[],
  config: Config,
  facts: SiteFacts,
): readonly CompiledSite[] {
  return compileSites(placeContents(contents, config, facts), config)
}

/** These docs, read again; `undefined` when more than the text of known docs has changed. */
async function rereadDocs(
  files: readonly string[],
  contents: readonly LocaleContent[],
  { siteDir, parser }: ReadOptions,
): Promise<readonly Doc[] | undefined> {
  const wanted = new Set(files)
  const docs = docsOf(contents).filter(({ file }) => wanted.has(file))
  if (docs.length < wanted.size) return undefined
  const texts = await Promise.all(docs.map(({ file }) => readSettled(path.join(siteDir, file))))
  if (!texts.every((text) => text !== undefined)) return undefined
  return parser.parse(
    docs.map(({ file, source }, index) => ({ file, source, text: texts[index] ?? '' })),
  )
}

/** Compiles everything again only when an edit shows elsewhere than on its own page. */
function withDocs(state: State, docs: readonly Doc[], config: Config): State {
  const fresh = new Map(docs.map((doc) => [doc.file, doc]))
  const before = docsOf(state.contents).filter(({ file }) => fresh.has(file))
  const contents = exchange(
    state.contents,
    new Map(before.map((doc) => [doc, fresh.get(doc.file) ?? doc])),
  )
  const compiled = reviseAll(state.compiled, docs) ?? compileAll(contents, config, state.facts)
  return { ...state, contents, compiled }
}

/** Docs in place of others. */
function exchange(
  contents: readonly LocaleContent[],
  docs: ReadonlyMap<Doc, Doc>,
): readonly LocaleContent[] {
  const inFolder = (folder: ParsedFolder): ParsedFolder =>
    folder.docs.some((doc) => docs.has(doc))
      ? { ...folder, docs: folder.docs.map((doc) => docs.get(doc) ?? doc) }
      : folder
  return contents.map((content) => ({
    ...content,
    versions: content.versions.map(inFolder),
    pages: inFolder(content.pages),
  }))
}

/** A doc belongs to one locale. */
function reviseAll(
  sites: readonly CompiledSite[],
  docs: readonly Doc[],
): readonly CompiledSite[] | undefined {
  let revised = sites
  for (const doc of docs) {
    const attempts = revised.map((site) => reviseDoc(site, doc))
    if (attempts.every((site) => site === undefined)) return undefined
    revised = revised.map((site, index) => attempts[index] ?? site)
  }
  return revised
}
