/** Two folders of one disk → each under the name of the other, at once. */

import { spawnSync } from 'node:child_process'

/**
 * False when this system cannot, and nothing has changed. Node has no such call: a tool of the system makes it, `mv` of
 * GNU since 2024, or else Perl, which every Debian has.
 */
export function exchangeFolders(one: string, other: string): boolean {
  if (process.platform !== 'linux') return false
  const isDone = ({ status }: { readonly status: number | null }) => status === 0
  if (isDone(spawnSync('mv', ['--exchange', '--no-target-directory', one, other], silent)))
    return true
  const call = renameCalls.get(process.arch)
  return call !== undefined && isDone(spawnSync('perl', ['-e', script, call, one, other], silent))
}

const silent = { stdio: 'ignore', timeout: 10_000 } as const

/** Numbers of `renameat2`. */
const renameCalls: ReadonlyMap<string, string> = new Map([
  ['x64', '316'],
  ['arm64', '276'],
])

/** From the current folder (-100), with RENAME_EXCHANGE (2). */
const script = 'exit(syscall($ARGV[0] + 0, -100, $ARGV[1], -100, $ARGV[2], 2) == 0 ? 0 : 1)'
