/** The site served from memory, page by page, and kept up to date in open tabs. */

import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { readEngineFiles } from '../build/clientAssets.ts'
import { answer } from './answer.ts'
import { createLiveIndexes } from './liveIndexes.ts'
import { createLiveRenderers } from './liveRenderer.ts'
import { newsOf, openServing, settleSoon, textOf, type DevOptions } from './serving.ts'

export type DevServer = {
  /** Not listening yet. */
  readonly server: Server
  readonly baseUrl: string
}

export async function createDevServer(options: DevOptions): Promise<DevServer> {
  const engine = await readEngineFiles()
  const { siteDir } = options
  const sinceMs = Date.now()
  const serving = await openServing(options, engine)
  const { tabs } = serving
  const indexes = createLiveIndexes({
    cacheDir: path.join(siteDir, '.lucarne', 'cache'),
    fingerprint: engine.fingerprint,
  })
  const renderers = createLiveRenderers(engine)
  let settle: () => void = () => undefined
  const server = createServer((request, response) => {
    const { served } = serving
    if (tabs.takes(request.url)) return tabs.add(response, newsOf(served))
    response.on('finish', () => settle())
    void respond(request, response, () =>
      answer(request.url ?? '/', { served, engine, siteDir, indexes, renderers }),
    )
  })
  server.on('listening', () => {
    settle = settleSoon(serving, { server, sinceMs })
  })
  server.on('close', () => tabs.close())
  const { served } = serving
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
