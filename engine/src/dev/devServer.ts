/** The site served from memory, page by page, and kept up to date in open tabs. */

import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { readEngineFiles } from '../read/engineFiles.ts'
import { rejectNonGet } from '../serve/rejectNonGet.ts'
import { answer } from './answer.ts'
import { plain, type HttpAnswer } from './httpAnswer.ts'
import { isOwnHost } from './isOwnHost.ts'
import { createLiveIndexes } from './liveIndexes.ts'
import { createLiveRenderers } from './liveRenderer.ts'
import { updateOf, openDevSession, settleSoon, formatStack, type DevOptions } from './devSession.ts'

export type DevServer = {
  /** HTTP server, not listening yet. */
  readonly server: Server
  readonly baseUrl: string
}

export async function createDevServer(options: DevOptions): Promise<DevServer> {
  const engine = await readEngineFiles()
  const { siteDir } = options
  const sinceMs = Date.now()
  const session = await openDevSession(options, engine)
  const { liveReload } = session
  const indexes = createLiveIndexes({
    cacheDir: path.join(siteDir, '.lucarne', 'cache'),
    fingerprint: engine.fingerprint,
  })
  const renderers = createLiveRenderers(engine)
  let settle: () => void = () => undefined
  const server = createServer((request, response) => {
    const { served } = session
    if (!isOwnHost(request.headers.host, options.host)) return send(request, response, otherHost)
    if (rejectNonGet(request, response)) return undefined
    if (liveReload.isRequest(request.url)) return liveReload.add(response, updateOf(served))
    response.on('finish', () => settle())
    answer(request.url ?? '/', { served, engine, siteDir, indexes, renderers })
      .then((made) => send(request, response, made))
      .catch((error: unknown) => {
        options.print(formatStack(error))
        send(request, response, plain(500, formatStack(error)))
      })
  })
  server.on('listening', () => {
    settle = settleSoon(session, { server, sinceMs })
  })
  server.on('close', () => liveReload.close())
  const { served } = session
  return { server, baseUrl: 'live' in served ? served.live.config.baseUrl : '/' }
}

const otherHost = plain(
  403,
  'lucarne dev answers to localhost, to addresses in digits and to the name given with --host: any other may be that of a site which tries to read this one.\n',
)

function send(request: IncomingMessage, response: ServerResponse, made: HttpAnswer): void {
  const headers = {
    'Content-Type': made.type,
    'Cache-Control': 'no-store',
    ...(made.location && { Location: made.location }),
    ...(made.policy && { 'Content-Security-Policy': made.policy }),
  }
  response.writeHead(made.status, headers)
  response.end(request.method === 'HEAD' ? undefined : made.body)
}
