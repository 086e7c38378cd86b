/** A site in memory that follows its files: what the dev server serves. */

import path from 'node:path'
import type { AssetFinder } from '../read/assets.ts'
import type { EngineFiles } from '../read/engineFiles.ts'
import { compileSites } from '../load/compileSites.ts'
import { componentsFolder } from '../read/components/listComponents.ts'
import { readComponents } from '../read/components/readComponents.ts'
import type { LoadedComponents } from '../read/components/siteComponents.ts'
import { placeContents, readParts } from '../load/readSite.ts'
import type { LocaleContent, ReadOptions, SiteParts } from '../load/readSite.ts'
import { createSiteParser } from '../parse/siteParser.ts'
import { readStaticFiles } from '../output/staticFiles.ts'
import type { Config } from '../config/config.ts'
import type { Doc } from '../content/doc.ts'
import { isInside } from '../content/realPaths.ts'
import type { Problem } from '../problem.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { fillStub, reviseDoc } from '../site/reviseDoc.ts'
import type { SiteFacts } from '../site/site.ts'
import { listDocs, exchange, listCodeLanguages, rereadDocs } from './liveDocs.ts'
import { createStubDocs, type StubDocs } from './stubDocs.ts'

export type LiveSite = {
  readonly config: Config
  /** Returns the site compiled from the files last read. In a large one, pages not yet requested have no article. */
  readonly compiled: () => readonly CompiledSite[]
  /** Resolves when the article of this file is there. */
  readonly readPage: (file: string) => Promise<void>
  readonly isWhole: () => boolean
  /** Reads what is left to read; resolves when everything is there. */
  readonly readWhole: () => Promise<void>
  readonly assets: () => AssetFinder
  /** Components of the site; absent where it has none. */
  readonly components: () => LoadedComponents | undefined
  /** Problems, none until the site has been read whole: half of them would be wrong. */
  readonly problems: () => readonly Problem[]
  /** Changes with every update. */
  readonly revision: () => number
  /** Follows changed files, absolute. Calls run one after the other. */
  readonly update: (files: readonly string[]) => Promise<void>
}

export type LiveSiteOptions = {
  readonly siteDir: string
  readonly config: Config
  readonly engine: EngineFiles
}

/** State that changes as files are read. */
type Reading = {
  readonly options: ReadOptions & { components?: LoadedComponents | undefined }
  readonly stubs: StubDocs
  state: State
  isWhole: boolean
  revision: number
  /** The steps that change the state, one after the other. */
  queue: Promise<void>
}

type State = SiteParts & Compiled

type Compiled = {
  readonly compiled: readonly CompiledSite[]
  /** Files of the static folder that are not where their name says: an edit within a page changes none. */
  readonly misplaced: readonly Problem[]
}

export async function openLiveSite({
  siteDir,
  config,
  engine,
}: LiveSiteOptions): Promise<LiveSite> {
  const cacheDir = path.join(siteDir, '.lucarne', 'cache')
  const parser = createSiteParser({ siteDir, config, cacheDir, fingerprint: engine.fingerprint })
  const components = await readComponents(siteDir, config)
  const options = { siteDir, config, parser, components, withDrafts: true }
  const stubs = createStubDocs(parser, {
    words: parser.words,
    variables: parser.variables,
    numberPrefixes: config.docs.numberPrefixes,
  })
  const state = await readAll({ ...options, parser: stubs.parser })
  const live: Reading = {
    options,
    stubs,
    state,
    isWhole: stubs.isEmpty(),
    // No revision of a server before, or of the same site under another configuration.
    revision: Date.now(),
    queue: Promise.resolve(),
  }
  if (live.isWhole) keepRead(live)
  let whole: Promise<void> | undefined
  return {
    config,
    compiled: () => live.state.compiled,
    assets: () => live.state.assets,
    components: () => live.options.components,
    problems: () => (live.isWhole ? listProblems(live) : []),
    readPage: (file) => readPage(live, file),
    isWhole: () => live.isWhole,
    readWhole: () => (whole ??= readRest(live)),
    revision: () => live.revision,
    update: (files) => inTurn(live, () => follow(live, files)),
  }
}

function inTurn(live: Reading, step: () => void | Promise<void>): Promise<void> {
  live.queue = live.queue.catch(() => undefined).then(step)
  return live.queue
}

async function follow(live: Reading, files: readonly string[]): Promise<void> {
  const { options } = live
  const { siteDir } = options
  const others = files.filter((file) => !isOfComponents(file, siteDir))
  if (others.length < files.length) await renewComponents(live)
  if (others.length === 0) return
  const { state } = live
  const relative = others.map((file) => path.relative(siteDir, file).normalize('NFC'))
  const fresh = await rereadDocs(relative, state.contents, options)
  if (fresh) live.state = withDocs(state, fresh, options)
  else {
    live.state = await readAll(options)
    live.isWhole = true
    live.stubs.forget()
  }
  live.revision += 1
}

/** An edit in the folder of components; one that comes or goes is of the configuration: pages are parsed anew. */
export const isOfComponents = (file: string, siteDir: string): boolean =>
  isInside(path.join(siteDir, componentsFolder), file)

/** The same pages, made with what the components are now. */
async function renewComponents(live: Reading): Promise<void> {
  const { options, state } = live
  options.components = await readComponents(options.siteDir, options.config)
  const facts = { ...state.facts, components: options.components }
  live.state = { ...state, facts, ...compileAll(state.contents, options, facts) }
  live.revision += 1
}

async function readPage(live: Reading, file: string): Promise<void> {
  const { stubs } = live
  const stub = listDocs(live.state.contents).find((doc) => doc.file === file)
  if (!stub || !stubs.has(stub)) return
  const doc = await stubs.parse(stub)
  await inTurn(live, () => {
    const { state } = live
    // An edit may have come first.
    if (!listDocs(state.contents).includes(stub)) return
    const contents = exchange(state.contents, new Map([[stub, doc]]))
    const compiled = state.compiled.map((site) => fillStub(site, doc))
    live.state = { ...state, contents, compiled }
  })
}

async function readRest(live: Reading): Promise<void> {
  if (live.isWhole) return
  const { stubs, options } = live
  const docs = await stubs.parseAll()
  await inTurn(live, () => {
    const { state } = live
    const contents = exchange(state.contents, docs)
    live.state = { ...state, contents, ...compileAll(contents, options, state.facts) }
    live.isWhole = true
    live.revision += 1
    stubs.forget()
  })
  keepRead(live)
}

/** For the next server, and for the next edit. */
function keepRead({ options: { parser }, state }: Reading): void {
  void parser.save()
  // What fails here is told by the page that needs it.
  parser.prepare(listCodeLanguages(state.contents)).catch(() => undefined)
}

function listProblems({ options, state }: Reading): readonly Problem[] {
  const { problems, contents, compiled, misplaced } = state
  const ofComponents = options.components?.problems ?? []
  return [
    problems,
    ofComponents,
    ...[...contents, ...compiled].map((each) => each.problems),
    misplaced,
  ].flat()
}

async function readAll(options: ReadOptions): Promise<State> {
  const parts = await readParts(options)
  return { ...parts, ...compileAll(parts.contents, options, parts.facts) }
}

function compileAll(
  contents: readonly LocaleContent[],
  { config, siteDir }: ReadOptions,
  facts: SiteFacts,
): Compiled {
  const compiled = compileSites(placeContents(contents, config, facts))
  return { compiled, misplaced: readStaticFiles(compiled, siteDir).problems }
}

/** Compiles everything again only when an edit shows elsewhere than on its own page. */
function withDocs(state: State, docs: readonly Doc[], options: ReadOptions): State {
  const fresh = new Map(docs.map((doc) => [doc.file, doc]))
  const before = listDocs(state.contents).filter(({ file }) => fresh.has(file))
  const contents = exchange(
    state.contents,
    new Map(before.map((doc) => [doc, fresh.get(doc.file) ?? doc])),
  )
  const compiled = reviseAll(state.compiled, docs)
  return {
    ...state,
    contents,
    ...(compiled ? { compiled } : compileAll(contents, options, state.facts)),
  }
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
