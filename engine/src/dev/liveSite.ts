/** A site in memory that follows its files: what the dev server serves. */

import { readFile } from 'node:fs/promises'
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
import { reviseDoc } from '../site/reviseDoc.ts'
import type { SiteFacts } from '../site/site.ts'

export type LiveSite = {
  readonly config: Config
  /** What the files last read make. */
  readonly compiled: () => readonly CompiledSite[]
  readonly assets: () => AssetFinder
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
  let state = await readAll(options)
  // No edition of a server before, or of the same site under another configuration.
  let edition = Date.now()
  let queue: Promise<void> = Promise.resolve()
  void parser.save()
  void parser.prepare(languagesOf(state.contents))

  const follow = async (files: readonly string[]) => {
    const relative = files.map((file) => path.relative(siteDir, file).normalize('NFC'))
    const fresh = await rereadDocs(relative, state.contents, options)
    state = fresh ? withDocs(state, fresh, config) : await readAll(options)
    edition += 1
  }
  return {
    config,
    compiled: () => state.compiled,
    assets: () => state.assets,
    problems: () => [
      ...state.problems,
      ...state.contents.flatMap(({ problems }) => problems),
      ...state.compiled.flatMap(({ problems }) => problems),
    ],
    edition: () => edition,
    update: (files) => (queue = queue.catch(() => undefined).then(() => follow(files))),
  }
}

function languagesOf(contents: readonly LocaleContent[]): Set<string> {
  const docs = contents.flatMap(({ versions, pages }) =>
    [...versions, pages].flatMap((folder) => folder.docs),
  )
  return new Set(docs.flatMap(({ blocks }) => blocks.map(({ lang }) => lang)))
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
  const docs = contents
    .flatMap(({ versions, pages }) => [...versions, pages].flatMap((folder) => folder.docs))
    .filter(({ file }) => wanted.has(file))
  if (docs.length < wanted.size) return undefined
  const texts = await Promise.all(
    docs.map(({ file }) => readFile(path.join(siteDir, file), 'utf8').catch(() => undefined)),
  )
  if (!texts.every((text) => text !== undefined)) return undefined
  return parser.parse(
    docs.map(({ file, source }, index) => ({ file, source, text: texts[index] ?? '' })),
  )
}

/** Compiles everything again only when an edit shows elsewhere than on its own page. */
function withDocs(state: State, docs: readonly Doc[], config: Config): State {
  const fresh = new Map(docs.map((doc) => [doc.file, doc]))
  const inFolder = (folder: ParsedFolder): ParsedFolder =>
    folder.docs.some(({ file }) => fresh.has(file))
      ? { ...folder, docs: folder.docs.map((doc) => fresh.get(doc.file) ?? doc) }
      : folder
  const contents = state.contents.map((content) => ({
    ...content,
    versions: content.versions.map(inFolder),
    pages: inFolder(content.pages),
  }))
  const compiled = reviseAll(state.compiled, docs) ?? compileAll(contents, config, state.facts)
  return { ...state, contents, compiled }
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
