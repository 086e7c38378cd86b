/** The output folder → served as a host would: clean addresses, redirects, the real 404, compressed copies. */

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { recoverOutput } from './output.ts'
import { immutableCache, pageCache } from './serverFiles.ts'

export type PreviewOptions = {
  /** Absolute. */
  readonly outDir: string
  readonly baseUrl: string
}

/** A server that is not listening yet. Files are read as they are at each request: a new build shows at once. */
export function createPreview(options: PreviewOptions): Server {
  recoverOutput(options.outDir)
  const files = sirv(options.outDir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? immutableCache : pageCache,
      )
      response.setHeader('Vary', 'Accept-Encoding')
      for (const [name, value] of securityHeadersIn(options.outDir)) response.setHeader(name, value)
    },
  })
  return createServer((request, response) => {
    const route = routeOf(request.url ?? '/', options)
    if (route.kind === 'redirect') return redirect(response, route.href)
    if (route.kind === 'missing') return notFound(request, response, options.outDir)
    request.url = route.url
    files(request, response, () => notFound(request, response, options.outDir))
  })
}

type Route =
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'missing' }

/** What a request leads to: `url` in the answer is relative to the output folder, with a leading slash. */
export function routeOf(url: string, { outDir, baseUrl }: PreviewOptions): Route {
  const [, rawPath = '/', query = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? []
  if (rawPath === baseUrl.slice(0, -1)) return { kind: 'redirect', href: baseUrl + query }
  if (!rawPath.startsWith(baseUrl)) return { kind: 'missing' }
  const decoded = decode(rawPath.slice(baseUrl.length - 1))
  if (decoded === undefined || decoded.split('/').includes('..') || decoded.includes('\0'))
    return { kind: 'missing' }
  const target = redirectsIn(outDir).get(withSlash(baseUrl + decoded.slice(1)))
  if (target) return { kind: 'redirect', href: target + query }
  const clean = cleanPathOf(decoded, outDir)
  if (clean !== undefined && clean !== decoded)
    return { kind: 'redirect', href: baseUrl + encodeURI(clean).slice(1) + query }
  return clean === undefined ? { kind: 'missing' } : { kind: 'file', url: encodeURI(decoded) }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The path a page or file is really at: in NFC, without `index.html` or `.html`, with its final slash. */
function cleanPathOf(decoded: string, outDir: string): string | undefined {
  const normal = decoded.normalize('NFC')
  const page = withSlash(normal.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
  const isPage = isFile(path.join(outDir, page, 'index.html'))
  if (isPage && (normal.endsWith('.html') || !path.extname(normal) || normal.endsWith('/')))
    return page
  if (isFile(path.join(outDir, normal))) return normal
  return isPage ? page : undefined
}

const withSlash = (text: string) => (text.endsWith('/') ? text : `${text}/`)

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}

/** Reads `_redirects`; few and short. Keys are decoded and end with a slash. */
function redirectsIn(outDir: string): Map<string, string> {
  const file = path.join(outDir, '_redirects')
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' ')
      return [withSlash(decode(from) ?? from), to]
    }),
  )
}

/** What `_headers` asks of every page, caching apart. */
function securityHeadersIn(outDir: string): [string, string][] {
  const file = path.join(outDir, '_headers')
  const [, everywhere = ''] =
    /^\S+\*\n((?: {2}.*\n)*)/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? []
  const headers = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)]
  return headers.flatMap(([, name = '', value = '']) =>
    name === 'Cache-Control' ? [] : [[name, value]],
  )
}

function redirect(response: ServerResponse, href: string) {
  response.writeHead(301, { Location: href, 'Cache-Control': pageCache }).end()
}

function notFound(request: IncomingMessage, response: ServerResponse, outDir: string) {
  const page = path.join(outDir, '404.html')
  const headers = {
    ...Object.fromEntries(securityHeadersIn(outDir)),
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-store',
  }
  response.writeHead(404, headers)
  if (request.method === 'HEAD' || !existsSync(page)) response.end()
  else createReadStream(page).pipe(response)
}
