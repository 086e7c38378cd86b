/** A server → listening where it was asked to, or a sentence that says why it cannot. */

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ExpectedFailure, UsageError } from './expectedFailure.ts'
import { print } from './print.ts'

export type Listening = {
  /** By default that of the environment variable PORT, else 3000. */
  readonly port?: number | undefined
  readonly host?: string | undefined
}

/** Resolves when the server listens; it then runs until the process is told to stop. */
export async function listen(
  server: Server,
  { port = portOfEnvironment(), host }: Listening,
  { baseUrl }: { readonly baseUrl: string },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explainListenError(error, { port, host }) ?? error),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const name =
    address.address === '127.0.0.1' || address.address === '::1' ? 'localhost' : address.address
  print(`http://${name}:${address.port}${baseUrl}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
}

const defaultPort = 3000

function portOfEnvironment(): number {
  const { PORT: text = '' } = process.env
  if (text === '') return defaultPort
  const port = readPort(text)
  if (port === undefined)
    throw new UsageError(`PORT is "${text}": expected a number from 0 to 65535`)
  return port
}

/** `undefined` for what is no port. */
export function readPort(text: string): number | undefined {
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined
}

/** `undefined` for what should not happen. */
function explainListenError(
  cause: NodeJS.ErrnoException,
  { port, host }: Listening,
): ExpectedFailure | undefined {
  switch (cause.code) {
    case 'EADDRINUSE':
      return new ExpectedFailure(`Port ${port} is taken: give another one with --port or PORT`, {
        cause,
      })
    case 'EACCES':
      return new UsageError(
        `Port ${port} is not open to you: give one above 1023 with --port or PORT`,
        { cause },
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(`${host} is no address of this machine: give another --host`, {
        cause,
      })
    default:
      return undefined
  }
}
