/** A folder → a server that sends what ten segments carry, headers included, then waits until it may go on. */

import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'

/** Bytes that ten TCP segments carry: the first flight of a server. */
export const firstFlight = 14_600

export type FlightServer = {
  /** Without a final slash. */
  readonly origin: string
  /** Sends what has been held back. */
  readonly release: () => void
  readonly close: () => void
}

/** Pages only, each by its address, compressed, with the headers that the site asks its hosts for. */
export async function serveFirstFlights(folder: string): Promise<FlightServer> {
  const headers = headersOf(folder)
  let held: (() => void)[] = []
  const answer = (socket: Socket, asked: string) => {
    const body = readPage(folder, asked)
    if (!body) return void socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
    const head = [
      'HTTP/1.1 200 OK',
      'Content-Type: text/html; charset=utf-8',
      'Content-Encoding: br',
      `Content-Length: ${body.length}`,
      'Connection: close',
      ...headers,
    ]
    const answered = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
    socket.write(answered.subarray(0, firstFlight))
    held.push(() => void socket.end(answered.subarray(firstFlight)))
  }
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (request) => {
      const [, target = '/'] = request.toString('latin1').split(' ')
      answer(socket, decodeURIComponent(new URL(target, 'http://localhost').pathname))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    release: () => {
      for (const send of held) send()
      held = []
    },
    close: () => void server.close(),
  }
}

function readPage(folder: string, asked: string): Buffer | undefined {
  try {
    return readFileSync(path.join(folder, asked, 'index.html.br'))
  } catch {
    return undefined
  }
}

/** Returns the headers of every file, as `_headers` sets them. */
function headersOf(folder: string): readonly string[] {
  const text = readFileSync(path.join(folder, '_headers'), 'utf8')
  const [, ofAll = ''] = /^\/\*\n((?: .*\n)+)/m.exec(text) ?? []
  const lines = ofAll
    .trim()
    .split('\n')
    .map((line) => line.trim())
  if (!lines.some((line) => line.startsWith('Content-Security-Policy')))
    throw new Error('_headers has no policy for every file')
  return lines
}
