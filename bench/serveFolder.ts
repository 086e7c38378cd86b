/** A folder → a server of static files on the loopback, the same for every tool: brotli, HTTP/1.1, kept connections. */

import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { createSlowLine, type LineSpeed } from './slowLine.ts'

export type FolderServer = {
  /** Without a final slash. */
  readonly origin: string
  readonly close: () => void
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

type Served = { readonly body: Buffer; readonly encoding?: string }

export type FolderServerOptions = {
  /** Absent: as fast as the machine. */
  readonly line?: LineSpeed
  /** Called with each path asked for and the bytes of its body. */
  readonly onServed?: (pathname: string, bytes: number) => void
}

export async function serveFolder(
  folder: string,
  { line, onServed }: FolderServerOptions = {},
): Promise<FolderServer> {
  const kept = new Map<string, Served>()
  const send = line && createSlowLine(line)
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = findFile(path.join(folder, asked))
    if (!file) return void response.writeHead(404).end()
    const served = kept.get(file) ?? read(file)
    kept.set(file, served)
    const { body, encoding } = served
    response.writeHead(200, {
      'Content-Type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    onServed?.(asked, body.length)
    if (send) send(response, body)
    else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function findFile(asked: string): string | undefined {
  const candidates = [asked, path.join(asked, 'index.html'), `${asked}.html`]
  return candidates.find((file) => existsSync(file) && statSync(file).isFile())
}

/** The copy made by the tool when there is one; else what a server would make of it. */
function read(file: string): Served {
  const body = readFileSync(file)
  if (existsSync(`${file}.br`)) return { body: readFileSync(`${file}.br`), encoding: 'br' }
  if (!/\.(html|m?js|css|json|svg)$/.test(file)) return { body }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { body: brotliCompressSync(body, { params }), encoding: 'br' }
}
