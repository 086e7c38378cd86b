/** The site served from memory, page by page, and kept up to date in open tabs. */

import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { readEngineFiles } from '../build/clientAssets.ts'
import { reportProblems } from '../build/levels.ts'
import type { Config } from '../config/config.ts'
import { loadConfig } from '../config/loadConfig.ts'
import type { LoadedConfig } from '../config/loadConfig.ts'
import { answer } from './answer.ts'
import { createTabs, type News } from './tabs.ts'
import { openLiveSite } from './liveSite.ts'
import type { LiveSite } from './liveSite.ts'
import { watchFiles, type Watch } from './watchFiles.ts'

export type DevOptions = {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute: never watched. */
  readonly outDir: string
  readonly baseUrl?: string | undefined
  /** Prints problems and news. */
  readonly print: (text: string) => void
}

export type DevServer = {
  /** Not listening yet. */
  readonly server: Server
  readonly baseUrl: string
}

/** What is served: a site, or what prevents it from being one. */
export type Served = { readonly live: LiveSite } | { readonly failure: string }

export async function createDevServer(options: DevOptions): Promise<DevServer> {
  const engine = await readEngineFiles()
  const { siteDir, print } = options
  const open = async (): Promise<{ served: Served; loaded: LoadedConfig }> => {
    const loaded = await loadConfig(siteDir)
    const config = loaded.config && {
      ...loaded.config,
      ...(options.baseUrl && { baseUrl: options.baseUrl }),
    }
    if (!config)
      return { served: { failure: reportProblems(loaded.problems, undefined).text }, loaded }
    return {
      served: { live: await openLiveSite({ siteDir, config: withoutAnalytics(config), engine }) },
      loaded,
    }
  }
  const tabs = createTabs()
  const follow = async (files: readonly string[]) => {
    const startedMs = performance.now()
    const concernsConfig = files.some((file) => isConfigFile(file, siteDir, loaded))
    if (concernsConfig || 'failure' in served) {
      ;({ served, loaded } = await open())
      if ('live' in served) void readRest(served)
    } else await served.live.update(files)
    tabs.notify(newsOf(served))
    report(served, print)
    const names = files.map((file) => path.relative(siteDir, file)).join(', ')
    print(`updated in ${Math.round(performance.now() - startedMs)} ms: ${names}`)
  }
  const sinceMs = Date.now()
  let { served, loaded } = await open()
  report(served, print)
  const fail = (error: unknown) => {
    served = { failure: textOf(error) }
    tabs.notify(newsOf(served))
    print(served.failure)
  }
  const readRest = async ({ live }: { live: LiveSite }) => {
    const isServed = () => 'live' in served && served.live === live
    if (live.isWhole()) return
    try {
      await live.readWhole()
      if (!isServed()) return
      tabs.notify(newsOf(served))
      report(served, print)
    } catch (error) {
      if (isServed()) fail(error)
    }
  }
  // One after the other: an edit made while the configuration is read again belongs to what comes of it.
  let queue: Promise<void> = Promise.resolve()
  const onChange = (files: readonly string[]) => {
    queue = queue.then(() => follow(files)).catch(fail)
  }
  let watch: Watch | undefined
  let patience: NodeJS.Timeout | undefined
  // On a large site, after the first page: watching every file takes as long as reading it.
  const settleDown = () => {
    clearTimeout(patience)
    if (watch || !server.listening) return
    const onError = (error: unknown) => print(`Not watched: ${textOf(error)}`)
    watch = watchFiles({ ...options, sinceMs, known: () => filesOf(served), onChange, onError })
    if ('live' in served) void readRest(served)
  }
  const server = createServer((request, response) => {
    if (tabs.takes(request.url)) return tabs.add(response, newsOf(served))
    response.on('finish', settleDown)
    void respond(request, response, () => answer(request.url ?? '/', { served, engine, siteDir }))
  })
  server.on('listening', () => {
    patience = setTimeout(settleDown, patienceMs)
    if (!('live' in served) || served.live.isWhole()) settleDown()
  })
  server.on('close', () => {
    clearTimeout(patience)
    tabs.close()
    void watch?.close()
  })
  return { server, baseUrl: 'live' in served ? served.live.config.baseUrl : '/' }
}

export type Answer = {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly location?: string
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => Promise<Answer>,
) {
  const made = await make().catch((error: unknown): Answer => ({
    status: 500,
    type: 'text/plain;charset=utf-8',
    body: textOf(error),
  }))
  const headers = {
    'Content-Type': made.type,
    'Cache-Control': 'no-store',
    ...(made.location && { Location: made.location }),
  }
  response.writeHead(made.status, headers)
  response.end(request.method === 'HEAD' ? undefined : made.body)
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** Nothing is measured while writing. */
function withoutAnalytics(config: Config): Config {
  const { analytics: _analytics, ...rest } = config
  return rest
}

function isConfigFile(file: string, siteDir: string, { files }: LoadedConfig): boolean {
  return files.includes(file) || /^lucarne\.config\.(ts|mjs|js)$/.test(path.relative(siteDir, file))
}

/** A failure has no edition: whatever comes after it is news. */
function newsOf(served: Served): News {
  return {
    edition: 'live' in served ? served.live.edition() : 0,
    problems: problemTextOf(served),
  }
}

function problemTextOf(served: Served): string {
  return 'failure' in served
    ? served.failure
    : reportProblems(served.live.problems(), served.live.config).text
}

function report(served: Served, print: DevOptions['print']) {
  const text = problemTextOf(served)
  if (text) print(text)
}

/** From the site folder. */
function filesOf(served: Served): readonly string[] {
  if ('failure' in served) return []
  return served.live
    .compiled()
    .flatMap(({ articles }) => articles.map(({ placed }) => placed.doc.file))
}

/** How long nobody has to ask for a page before the rest of a large site is read, and its files watched. */
const patienceMs = 500
