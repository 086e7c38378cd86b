/** The output folder → served as a host would: clean addresses, redirects, the real 404, compressed copies. */

import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { recoverOutput } from '../output/swapOutput.ts'
import { type PreviewRoot, routeOf } from './previewRoute.ts'
import { isFile, textIn } from '../disk/readFresh.ts'
import { rejectNonGet } from './rejectNonGet.ts'
import { cacheControlOf, pageCache } from '../output/servers/caching.ts'
import { serveFile } from './serveFile.ts'

export type PreviewOptions = PreviewRoot & {
  /** Prints what has failed. */
  readonly print: (text: string) => void
}

/** A server that is not listening yet. Files are read as they are at each request: a new build shows at once. */
export function createPreview({ print, ...place }: PreviewOptions): Server {
  const { outDir } = place
  recoverOutput(outDir)
  return createServer((request, response) => {
    if (rejectNonGet(request, response)) return
    const fail = (error: unknown) => {
      print(`${request.url}: ${error instanceof Error ? error.message : String(error)}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
    // A file may go between its reading and its opening: a build swaps the folder.
    response.on('pipe', (file: Readable) => {
      file.on('error', fail)
      // Of a download that is given up, the file would stay open.
      response.on('close', () => file.destroy())
    })
    try {
      const route = routeOf(request.url ?? '/', place)
      if (route.kind === 'redirect') redirect(response, route.href)
      else if (route.kind === 'missing') notFound(request, response, place)
      else
        serveFile(request, response, {
          outDir,
          file: route.path,
          headers: [['Cache-Control', cacheControlOf(route.path)], ...securityHeadersIn(place)],
          onMissing: () => notFound(request, response, place),
        })
    } catch (error) {
      fail(error)
    }
  })
}

/** Returns the headers that `_headers` sets for every page, except caching. */
function securityHeadersIn({ outDir, baseUrl }: PreviewRoot): [string, string][] {
  const rules = [...textIn(outDir, '_headers').matchAll(/^(\S+)\n((?: {2}.*\n)*)/gm)]
  const everywhere = rules.filter(([, pages]) => pages === `${baseUrl}*`)
  const headers = everywhere.flatMap(([, , lines = '']) => [
    ...lines.matchAll(/^ {2}([\w-]+): (.*)$/gm),
  ])
  return headers.flatMap(([, name = '', value = '']) =>
    name === 'Cache-Control' ? [] : [[name, value]],
  )
}

function redirect(response: ServerResponse, href: string) {
  response.writeHead(301, { Location: href, 'Cache-Control': pageCache }).end()
}

/** Returns the 404 page in the language of the address, if it has one. */
function missingPageOf(url: string, { outDir, baseUrl }: PreviewRoot): string {
  const [folder = ''] = url.startsWith(baseUrl) ? url.slice(baseUrl.length).split('/') : []
  const own = /^[\w-]+$/.test(folder) ? path.join(outDir, folder, '404.html') : ''
  return isFile(own) ? own : path.join(outDir, '404.html')
}

function notFound(request: IncomingMessage, response: ServerResponse, place: PreviewRoot) {
  const page = missingPageOf(request.url ?? '/', place)
  const headers = {
    ...Object.fromEntries(securityHeadersIn(place)),
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-store',
  }
  response.writeHead(404, headers)
  if (request.method === 'HEAD' || !isFile(page)) response.end()
  else createReadStream(page).pipe(response)
}
