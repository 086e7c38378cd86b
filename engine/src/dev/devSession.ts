/** A site folder → the site served from it, kept up to date, with updates sent to open tabs. */

import type { Server } from 'node:http'
import path from 'node:path'
import { type SiteBrand, readBrand } from '../read/brand/readBrand.ts'
import type { EngineFiles } from '../read/engineFiles.ts'
import { reportProblems } from '../check/reportProblems.ts'
import { componentNames } from '../read/components/listComponents.ts'
import { readConfig } from '../read/readConfig.ts'
import { changeConfig } from '../config/configIn.ts'
import type { Config } from '../config/config.ts'
import { contentFolders } from '../config/contentFolders.ts'
import type { LoadedConfig } from '../config/loadConfig.ts'
import { isOfComponents, openLiveSite } from './liveSite.ts'
import type { LiveSite } from './liveSite.ts'
import { createConfigReloader, mayBeOfConfig, type ConfigReloader } from './reloadConfig.ts'
import { createLiveReload, type SiteUpdate, type LiveReload } from './liveReload.ts'
import { watchedFolders } from './watchedFolders.ts'
import { watchFiles, type Watch } from './watchFiles.ts'

export type DevOptions = {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute: never watched. */
  readonly outDir: string
  readonly baseUrl?: string | undefined
  /** Name or address to listen on. */
  readonly host?: string | undefined
  /** Polls files instead of waiting for events. */
  readonly poll?: boolean | undefined
  /** Prints problems and news. */
  readonly print: (text: string) => void
}

/** Site being served, or the failure that prevents it. */
export type Served =
  | { readonly live: LiveSite; readonly brand: SiteBrand }
  | { readonly failure: string }

/** State of the dev server. */
export type DevSession = {
  readonly options: DevOptions
  readonly engine: EngineFiles
  readonly liveReload: LiveReload
  readonly reload: ConfigReloader
  served: Served
  loaded: LoadedConfig
  /** Changes, one after the other: an edit made while the configuration is read again belongs to what comes of it. */
  queue: Promise<void>
}

export async function openDevSession(
  options: DevOptions,
  engine: EngineFiles,
): Promise<DevSession> {
  const liveReload = createLiveReload()
  const reload = createConfigReloader(options.siteDir)
  const opened = await open(options, engine, await readConfig(options.siteDir))
  const session: DevSession = {
    options,
    engine,
    liveReload,
    reload,
    queue: Promise.resolve(),
    ...opened,
  }
  report(session)
  return session
}

async function open(
  { siteDir, baseUrl }: DevOptions,
  engine: EngineFiles,
  loaded: LoadedConfig,
): Promise<Pick<DevSession, 'served' | 'loaded'>> {
  if (!loaded.config)
    return { served: { failure: reportProblems(loaded.problems, undefined).text }, loaded }
  const config = changeConfig(loaded.config, (each) =>
    forWriting({ ...each, ...(baseUrl && { baseUrl }) }),
  )
  const brand = await readBrand(config, { siteDir })
  return {
    served: { live: await openLiveSite({ siteDir, config, engine }), brand },
    // An edit of the theme's own files changes every page, as one of the settings does.
    loaded: { ...loaded, files: [...loaded.files, ...brand.sources] },
  }
}

/** Idle time before the rest of a large site is read and its files are watched. */
const patienceMs = 500

/**
 * Watches the files and reads what is left to read: at once, or after the first page of a large site, since watching
 * every file takes as long as reading it. The function given does it now.
 */
export function settleSoon(
  session: DevSession,
  { server, sinceMs }: { readonly server: Server; readonly sinceMs: number },
): () => void {
  const { options, served } = session
  let watch: Watch | undefined
  let watched = ''
  const watchSince = (ms: number) => {
    watched = watchedOf(session)
    watch = watchFiles({
      ...options,
      sinceMs: ms,
      known: () => listWatchedFiles(session.served),
      folders: () => namedFolders(session.loaded),
      onChange: (files) => {
        session.queue = session.queue
          .then(() => followAll(files))
          .catch((error: unknown) => fail(session, error))
      },
      onReady: () => void readRest(session),
      poll: options.poll,
      onLimit: options.print,
      onError: (error) => options.print(`Not watched: ${formatFailure(error)}`),
    })
  }
  const followAll = async (files: readonly string[]) => {
    const ms = Date.now()
    await follow(session, files)
    // A configuration that cannot be read names no folder: those of the one before are still of use.
    if (!session.loaded.config || watchedOf(session) === watched || !server.listening) return
    void watch?.close()
    watchSince(ms)
  }
  const settle = () => {
    clearTimeout(patience)
    if (watch || !server.listening) return
    watchSince(sinceMs)
  }
  const patience = setTimeout(settle, patienceMs)
  server.on('close', () => {
    clearTimeout(patience)
    void watch?.close()
  })
  if (!('live' in served) || served.live.isWhole()) settle()
  return settle
}

async function follow(session: DevSession, files: readonly string[]): Promise<void> {
  const { options, engine, reload, served, loaded } = session
  const { siteDir, print } = options
  const startedMs = performance.now()
  const live = 'live' in served ? served.live : undefined
  const concernsConfig = files.some(
    (file) =>
      isNamesFile(file, loaded) ||
      (mayBeOfConfig(file, loaded) && !(live && isEditOfComponent(file, live, siteDir))),
  )
  if (concernsConfig || 'failure' in served) {
    const reloaded = await reload(() => readConfig(siteDir))
    Object.assign(session, await open(options, engine, reloaded))
    void readRest(session)
  } else await served.live.update(files)
  tell(session)
  const names = files.map((file) => path.relative(siteDir, file)).join(', ')
  print(`updated in ${Math.round(performance.now() - startedMs)} ms: ${names}`)
}

/** Every page may name what it holds. */
function isNamesFile(file: string, { config }: LoadedConfig): boolean {
  const names = config ? [config.docs.variables, config.docs.glossary] : []
  return names.some((name) => path.basename(file) === path.basename(name))
}

/** One that comes or goes has pages parsed anew. */
const isEditOfComponent = (file: string, live: LiveSite, siteDir: string): boolean =>
  isOfComponents(file, siteDir) &&
  JSON.stringify(live.components()?.names ?? []) === JSON.stringify(componentNames(siteDir))

/** Reads the rest of the site, then reports its problems. */
async function readRest(session: DevSession): Promise<void> {
  const { served } = session
  if (!('live' in served) || served.live.isWhole()) return
  try {
    await served.live.readWhole()
    if (session.served === served) tell(session)
  } catch (error) {
    if (session.served === served) fail(session, error)
  }
}

function fail(session: DevSession, error: unknown): void {
  session.served = { failure: formatStack(error) }
  tell(session)
}

/** To open tabs, and in the terminal. */
function tell(session: DevSession): void {
  session.liveReload.notify(updateOf(session.served))
  report(session)
}

/** Disables analytics and offline reading, for writing. */
function forWriting(config: Config): Config {
  const { analytics: _analytics, ...rest } = config
  return { ...rest, offline: false }
}

function namedFolders({ config }: LoadedConfig): readonly string[] {
  return config ? [config.staticFolder, ...contentFolders(config)] : []
}

const watchedOf = ({ options: { siteDir }, loaded }: DevSession) =>
  watchedFolders({ siteDir, folders: namedFolders(loaded) }).join('\n')

/** A failure has no revision: whatever comes after it is news. */
export function updateOf(served: Served): SiteUpdate {
  return {
    revision: 'live' in served ? served.live.revision() : 0,
    problems: problemTextOf(served),
  }
}

function problemTextOf(served: Served): string {
  return 'failure' in served
    ? served.failure
    : reportProblems([...served.brand.problems, ...served.live.problems()], served.live.config).text
}

function report({ served, options: { print } }: DevSession): void {
  const text = problemTextOf(served)
  if (text) print(text)
}

/** From the site folder. */
function listWatchedFiles(served: Served): readonly string[] {
  if ('failure' in served) return []
  return served.live
    .compiled()
    .flatMap(({ articles }) => articles.map(({ placed }) => placed.doc.file))
}

/** Formats an error; a system error needs no stack. */
const formatFailure = (error: unknown): string =>
  error instanceof Error && 'code' in error ? error.message : formatStack(error)

export const formatStack = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
