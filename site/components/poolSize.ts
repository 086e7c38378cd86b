/** Memory and the size of a process → the `pm.*` lines of a PHP-FPM pool. Pure. */

export type PoolMode = 'dynamic' | 'static' | 'ondemand'

export type PoolInput = {
  /** Gio. */
  readonly total: number
  /** Gio: for the system, the database, caches. */
  readonly rest: number
  /** Mio, measured: the mean of the processes. */
  readonly process: number
  readonly mode: PoolMode
}

/** Returns the number of processes that fit in the memory left to PHP; 0 when none does. */
export function maxChildren({ total, rest, process }: Omit<PoolInput, 'mode'>): number {
  if (!(process > 0)) return 0
  return Math.max(0, Math.floor(((total - rest) * 1024) / process))
}

/** `start` is PHP-FPM's own default: halfway from the fewest to the most spare processes. */
export function poolLines(input: PoolInput): readonly string[] {
  const children = maxChildren(input)
  if (children === 0) return []
  const least = Math.max(1, Math.round(children / 10))
  const most = Math.max(least, Math.round(children * 0.3))
  const lines: Readonly<Record<PoolMode, readonly string[]>> = {
    dynamic: [
      `pm.start_servers = ${least + Math.floor((most - least) / 2)}`,
      `pm.min_spare_servers = ${least}`,
      `pm.max_spare_servers = ${most}`,
    ],
    static: [],
    ondemand: ['pm.process_idle_timeout = 10s'],
  }
  return [
    `pm = ${input.mode}`,
    `pm.max_children = ${children}`,
    ...lines[input.mode],
    'pm.max_requests = 500',
  ]
}
