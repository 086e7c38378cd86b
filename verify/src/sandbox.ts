/** A throw-away machine → answers to bash scripts. The scripts of `../sandbox` make it and drive it. */

import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import type { Release } from './release.ts'

/**
 * Result of a script. `timedOut`: it was stopped, its code is that of `timeout`, and the sandbox is no longer trusted.
 */
export type CommandResult = {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly timedOut: boolean
}

type Order = {
  readonly script: string
  /** Limit, on a machine that has a core for it. */
  readonly seconds: number
  /** A system account of the sandbox; root when absent. */
  readonly account?: string
  /** Marks the processes of a guide's block, so that those left behind can be named. */
  readonly tag?: string
}

export type Sandbox = {
  /** Every limit is multiplied by it: above 1 when pages share a core. */
  readonly slack: number
  /** One order at a time, in order. */
  readonly run: (order: Order) => Promise<CommandResult>
  /** Ends every process of the sandbox; nothing of it is left when the promise settles. */
  readonly close: () => Promise<void>
}

/** Thrown when this machine cannot make a sandbox: the message says exactly what is missing. */
export class NotRunnable extends Error {}

/** Thrown when what is missing can be installed here: it never counts as what a machine cannot do. */
export class NotProvided extends NotRunnable {
  constructor(what: string) {
    super(`${what}: install with \`lucarne-verify SITE --provide\``)
  }
}

const sandboxFolder = join(dirname(fileURLToPath(import.meta.url)), '../sandbox')

/** A sandbox on the root of `release`. Throws `NotRunnable` when it cannot be made or refuses to run. */
export async function openSandbox(release: Release, slack: number): Promise<Sandbox> {
  refuseWithoutRights()
  const child = spawnSandbox(release)
  const errors: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
  const nextLine = readLines(child, ended)
  const first = await nextLine()
  if (first !== 'ready') {
    child.kill('SIGKILL')
    await ended
    const reason = first?.replace(/^refused /, 'the sandbox refuses: ') ?? errors.join('').trim()
    throw new NotRunnable(reason || 'the sandbox could not be made')
  }
  let count = 0
  return {
    slack,
    run: async (order) => {
      count += 1
      const seconds = Math.max(1, Math.ceil(order.seconds * slack))
      return runOrder({ child, nextLine, id: count }, { ...order, seconds })
    },
    close: async () => {
      killFirstProcess(child)
      await ended
    },
  }
}

/**
 * Its death is that of every process of the sandbox, and `unshare` ends once they are all dead:
 * killing `unshare` itself would not wait for them.
 */
function killFirstProcess({ pid }: ChildProcess): void {
  const children = `/proc/${pid}/task/${pid}/children`
  const first = existsSync(children) ? Number(readFileSync(children, 'utf8').trim()) : 0
  if (first > 0) process.kill(first, 'SIGKILL')
}

/** Throws `NotRunnable` where no sandbox can be made, whatever is installed. */
export function refuseWithoutRights(): void {
  if (process.platform !== 'linux') throw new NotRunnable('Linux is required')
  if (process.getuid?.() !== 0) throw new NotRunnable('root is required to make the sandbox')
  for (const program of ['unshare', 'setpriv', 'findmnt', 'ip', 'pivot_root']) {
    const found = ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((folder) =>
      existsSync(join(folder, program)),
    )
    if (!found) throw new NotRunnable(`the program ${program} is missing`)
  }
}

function spawnSandbox({ root }: Release): ChildProcess {
  const namespaces = ['--mount', '--net', '--pid', '--uts', '--ipc', '--fork', '--kill-child']
  const script = join(sandboxFolder, 'enter.sh')
  const enter = [script, sandboxFolder, process.execPath, nodeModules(), root]
  return spawn('unshare', [...namespaces, '--', 'bash', ...enter], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      LANG: 'C.UTF-8',
      HOME: '/root',
    },
  })
}

/** The folder npm has put gitlab-ci-local in. */
function nodeModules(): string {
  let folder = sandboxFolder
  while (!existsSync(join(folder, 'node_modules/gitlab-ci-local'))) {
    const parent = dirname(folder)
    if (parent === folder)
      throw new Error(`gitlab-ci-local is not installed above ${sandboxFolder}`)
    folder = parent
  }
  return join(folder, 'node_modules')
}

type Channel = {
  readonly child: ChildProcess
  readonly nextLine: () => Promise<string | undefined>
  readonly id: number
}

async function runOrder({ child, nextLine, id }: Channel, order: Order): Promise<CommandResult> {
  const script = Buffer.from(order.script, 'utf8').toString('base64')
  child.stdin?.write(
    `${id} ${order.seconds} ${order.account ?? 'root'} ${order.tag ?? '-'} ${script}\n`,
  )
  // The agent keeps the time itself; this one is for an agent that no longer answers.
  const late = setTimeout(() => killFirstProcess(child), (order.seconds + 15) * 1000)
  const line = await nextLine()
  clearTimeout(late)
  const [, code = 'late', stdout = '-', stderr = '-'] = line?.split(' ') ?? []
  const timedOut = code === 'late'
  return {
    code: timedOut ? 124 : Number(code),
    stdout: decoded(stdout),
    stderr: decoded(stderr),
    timedOut,
  }
}

function decoded(text: string): string {
  return text === '-' ? '' : Buffer.from(text, 'base64').toString('utf8')
}

/** Lines of the child's output, one per call; `undefined` once it has ended. */
function readLines(child: ChildProcess, ended: Promise<void>): () => Promise<string | undefined> {
  child.stdin?.on('error', () => {})
  if (!child.stdout) throw new Error('the sandbox has no output')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async () => {
    const line = await Promise.race([lines.next(), ended.then(() => lines.next())])
    return line.done ? undefined : line.value
  }
}
