/** Requests that would read out of the site, hostile fields and slow clients, on each server. */

import { connect } from 'node:net'
import { fields, steps, targets } from './corpus.ts'
import { type Bounds, type FamilyOutcome, tryEach } from './family.ts'
import { randomFrom, type Random } from './random.ts'

export type Target = { readonly name: string; readonly port: number; readonly base: string }

/** Secret in the folder above the site, which must never be served. */
export const secretMark = 'SECRET-BESIDE-THE-SITE'
/** First line of every server file. */
const ofServers = '# Written by the build'

export function attackByTraversal(
  { port, base, name }: Target,
  bounds: Bounds,
): Promise<FamilyOutcome> {
  const random = randomFrom(2000)
  return tryEach(bounds, async () => {
    const path = hostilePath(base, random)
    const answer = await talk(
      port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    if (answer === undefined) return `${name} ${path}: no answer`
    const leaks =
      answer.includes(secretMark) || answer.includes('root:x:0:0') || answer.includes(ofServers)
    return leaks ? `${name} ${path}: something else than the site was read` : undefined
  })
}

function hostilePath(base: string, random: Random): string {
  const inner = Array.from({ length: 1 + random.number(6) }, () => random.pick(steps)).join('/')
  const start = random.pick([base, '/', `${base}assets/`, '//', `${base}guide/`])
  return `${start}${inner}/${random.pick(targets)}`.replaceAll(' ', '%20')
}

/** A server must go on answering others: `isAlive` is asked after each. */
export function attackByFields(
  { port, base, name }: Target,
  bounds: Bounds,
): Promise<FamilyOutcome> {
  return tryEach(bounds, async (index) => {
    const field = fields[index % fields.length] ?? ''
    const request = `GET ${base} HTTP/1.1\r\n${field.startsWith('Host') ? '' : 'Host: localhost\r\n'}${field}\r\nConnection: close\r\n\r\n`
    const answer = await talk(port, request)
    if (answer?.startsWith('HTTP/1.1 5') && !answer.startsWith('HTTP/1.1 501'))
      return `${name} ${field.slice(0, 60)}: ${answer.slice(0, 40)}`
    return (await isAlive(port, base))
      ? undefined
      : `${name} ${field.slice(0, 60)}: it answers nobody any more`
  })
}

/** Clients that begin a request, or a download, and leave. */
export async function attackBySlowness(
  { port, base, name }: Target,
  bounds: Bounds,
): Promise<FamilyOutcome> {
  const outcome = await tryEach(bounds, async (index) => {
    const request =
      index % 2 === 0
        ? `GET ${base} HTTP/1.1\r\nHost: `
        : `GET ${base} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    await leave(port, request)
    return undefined
  })
  if (await isAlive(port, base)) return outcome
  return {
    ...outcome,
    failures: [`${name}: it answers nobody any more after ${outcome.tried} slow clients`],
  }
}

const isAlive = async (port: number, base: string): Promise<boolean> =>
  (
    await talk(port, `GET ${base} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  )?.startsWith('HTTP/1.1 200') === true

const longestAnswerMs = 10_000

/**
 * Returns the answer to a raw request, or `undefined` after a long silence. An empty answer means a closed connection.
 */
function talk(port: number, request: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'))
    let answer = ''
    socket.setTimeout(longestAnswerMs, () => {
      socket.destroy()
      resolve(undefined)
    })
    socket.setEncoding('latin1')
    socket.on('data', (text) => (answer += text))
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
  })
}

function leave(port: number, request: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(request)
      setTimeout(() => {
        socket.destroy()
        resolve()
      }, 5)
    })
    socket.on('error', () => resolve())
  })
}
