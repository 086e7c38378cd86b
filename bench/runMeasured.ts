/** A command → how long it took, what it took of processors, and how much memory its whole family of processes held at once. */

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type Measured = {
  readonly seconds: number
  /** User and system, of the command and of what it has waited for. */
  readonly cpuSeconds: number
  readonly peakMegabytes: number
}

export type MeasuredCommand = {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Only a shell reports the CPU time of a finished command; it prints it last. */
const timed = 'TIMEFORMAT="%U %S"; time "$@"'

/** Memory is the sum of the resident sizes (`/proc`), looked at every 50 ms. Rejects when the command fails, with what it printed. */
export async function runMeasured({ command, args, cwd, env }: MeasuredCommand): Promise<Measured> {
  const startedMs = performance.now()
  const child = spawn('bash', ['-c', timed, 'bash', command, ...args], {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: Buffer[] = []
  const told: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => told.push(chunk))
  let peakMegabytes = 0
  const look = () => (peakMegabytes = Math.max(peakMegabytes, residentMegabytes(child.pid ?? 0)))
  const timer = setInterval(look, 50)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  clearInterval(timer)
  const seconds = (performance.now() - startedMs) / 1000
  if (code !== 0)
    throw new Error(
      `${command} ${args.join(' ')} exited ${code}:\n${Buffer.concat([...printed, ...told])
        .toString()
        .slice(-2000)}`,
    )
  const times = Buffer.concat(told).toString().trim().split(/\s+/).slice(-2).map(Number)
  return { seconds, cpuSeconds: times.reduce((sum, each) => sum + each, 0), peakMegabytes }
}

/** Measures the memory of a process and its descendants. */
function residentMegabytes(root: number): number {
  const parents = new Map<number, { parent: number; kilobytes: number }>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const status = Number.isNaN(pid) ? undefined : readStatus(pid)
    if (status) parents.set(pid, status)
  }
  const isOurs = (pid: number): boolean =>
    pid === root || (parents.has(pid) && pid !== 1 && isOurs(parents.get(pid)?.parent ?? 1))
  return [...parents].reduce(
    (sum, [pid, { kilobytes }]) => (isOurs(pid) ? sum + kilobytes / 1024 : sum),
    0,
  )
}

/** `undefined` for a process that ended meanwhile. */
function readStatus(pid: number): { parent: number; kilobytes: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const readNumber = (key: string) =>
      Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    return { parent: readNumber('PPid'), kilobytes: readNumber('VmRSS') }
  } catch {
    return undefined
  }
}
