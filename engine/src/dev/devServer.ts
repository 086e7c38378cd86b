/** The site served from memory, page by page, and kept up to date in open tabs. */

import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { watch as watchFolder } from 'chokidar'
import { readEngineFiles } from '../build/clientAssets.ts'
import { reportProblems } from '../build/levels.ts'
import type { Config } from '../config/config.ts'
import { loadConfig } from '../config/loadConfig.ts'
import type { LoadedConfig } from '../config/loadConfig.ts'
import { answer } from './answer.ts'
import { createTabs, type News } from './tabs.ts'
import { openLiveSite } from './liveSite.ts'
import type { LiveSite } from './liveSite.ts'

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
    if (concernsConfig || 'failure' in served) ({ served, loaded } = await open())
    else await served.live.update(files)
    tabs.notify(newsOf(served))
    report(served, print)
    const names = files.map((file) => path.relative(siteDir, file)).join(', ')
    print(`updated in ${Math.round(performance.now() - startedMs)} ms: ${names}`)
  }
  const sinceMs = Date.now()
  let { served, loaded } = await open()
  report(served, print)
  // After the address is ready: on a large site, watching every file takes as long as reading it.
  const watch = watchFiles({ ...options, sinceMs, known: () => filesOf(served) }, (files) =>
    follow(files).catch((error: unknown) => {
      served = {
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }
      tabs.notify(newsOf(served))
      print(served.failure)
    }),
  )
  const server = createServer((request, response) => {
    if (tabs.takes(request.url)) return tabs.add(response, newsOf(served))
    void respond(request, response, () => answer(request.url ?? '/', { served, engine, siteDir }))
  })
  server.on('close', () => {
    tabs.close()
    void watch.close()
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
    body: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }))
  const headers = {
    'Content-Type': made.type,
    'Cache-Control': 'no-store',
    ...(made.location && { Location: made.location }),
  }
  response.writeHead(made.status, headers)
  response.end(request.method === 'HEAD' ? undefined : made.body)
}

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

/** Editors write a file in several steps: what changes within this time is one change. */
const gatherMs = 15
/** The clock of files is a little behind. */
const clockStepMs = 10

type Watching = Pick<DevOptions, 'siteDir' | 'outDir'> & {
  /** When reading began: what has changed since then has to be told, though nobody was watching. */
  readonly sinceMs: number
  readonly known: () => readonly string[]
}

function watchFiles(
  { siteDir, outDir, sinceMs, known }: Watching,
  onChange: (files: readonly string[]) => void,
) {
  const isForeign = (file: string) =>
    file === outDir ||
    file.startsWith(`${outDir}.`) ||
    /(^|[/\\])(node_modules|\.git|\.lucarne)([/\\]|$)/.test(path.relative(siteDir, file))
  const watcher = watchFolder(siteDir, { ignored: isForeign, alwaysStat: true })
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const tell = (file: string) => {
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      onChange([...changed])
      changed.clear()
    }, gatherMs)
  }
  let isWatching = false
  watcher.on('all', (event, file, stats) => {
    const isOld =
      !isWatching && event.startsWith('add') && (stats?.ctimeMs ?? 0) < sinceMs - clockStepMs
    if (!isOld && event !== 'addDir') tell(file)
  })
  watcher.on('ready', () => {
    isWatching = true
    for (const file of known().map((each) => path.join(siteDir, each))) {
      // Gone, or changed between the moment it was listed and that when it was watched.
      const { ctimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { ctimeMs: Infinity }
      if (ctimeMs >= sinceMs - clockStepMs) tell(file)
    }
  })
  return watcher
}
