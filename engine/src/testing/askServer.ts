/** A request to a server of this machine → its whole answer; redirects are not followed. */

import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ServerRequest = { readonly host?: string; readonly method?: string }

export type ServerAnswer = {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** The server listens on the loopback. `host` is what the request says, not where it goes. */
export function askServer(
  server: Server,
  address: string,
  { host = 'localhost', method = 'GET' }: ServerRequest = {},
): Promise<ServerAnswer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, method, headers: { host } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text) => (body += text))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}
