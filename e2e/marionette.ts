/** Firefox as its makers publish it, driven by its own protocol: the one that Playwright drives is built by Playwright. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFirefox } from './findBrowser.ts'

/** Sends a command and answers its value; rejects with what Firefox says of it. */
export type Send = (command: string, parameters?: object) => Promise<unknown>

export type RunningFirefox = { readonly send: Send; readonly stop: () => Promise<void> }

/** In a profile of its own, without a window. */
export async function startFirefox(): Promise<RunningFirefox> {
  const profile = await mkdtemp(join(tmpdir(), 'lucarne-firefox-'))
  const lines = Object.entries(preferences).map((entry) => `user_pref(${quoted(entry)});\n`)
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const child = spawn(
    findFirefox(),
    // The second lets a test read the console, as the developer tools do.
    ['--marionette', '--remote-allow-system-access', '--headless', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  )
  const exit = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    end()
    await exit
    // Its processes end one after the other.
    await rm(profile, { recursive: true, force: true, maxRetries: 20 })
  }
  try {
    const send = speak(connect(await portOf(profile, child), '127.0.0.1'))
    await send('WebDriver:NewSession')
    return { send, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

const quoted = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(', ')

/** Firefox writes the port that it was given once it listens. */
async function portOf(profile: string, child: ChildProcess): Promise<number> {
  const text = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '')
  if (text !== '') return Number(text)
  if (child.exitCode !== null) throw new Error(`Firefox ended with ${child.exitCode}`)
  await wait(50)
  return portOf(profile, child)
}

const preferences = {
  // Any that is free.
  'marionette.port': 0,
  'intl.accept_languages': 'fr',
}

type Waiting = {
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: Error) => void
}

/** A message is its length in bytes, a colon and `[0, id, command, parameters]`; an answer `[1, id, error, value]`. */
function speak(socket: Socket): Send {
  const waiting = new Map<number, Waiting>()
  let received = Buffer.alloc(0)
  let lastId = 0
  const take = (text: string) => {
    const [, id, error, answer] = JSON.parse(text) as [1, number, Failure | null, unknown]
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(`${error.error}: ${error.message}`))
    else asked?.resolve(unwrapValue(answer))
  }
  socket.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece])
    for (;;) {
      const start = received.indexOf(':') + 1
      const end = start + Number(received.subarray(0, start - 1))
      if (start === 0 || received.length < end) return
      const text = received.toString('utf8', start, end)
      received = received.subarray(end)
      // The first one says which protocol it speaks.
      if (text.startsWith('[')) take(text)
    }
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'))
  })
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++lastId, { resolve, reject })
      const text = JSON.stringify([0, lastId, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

type Failure = { readonly error: string; readonly message: string }

const unwrapValue = (answer: unknown): unknown =>
  answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer
