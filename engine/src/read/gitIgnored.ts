/** A site folder → whether Git ignores a file of it; nothing is ignored without Git. */

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { toRealPath } from '../content/realPaths.ts'

/** Git is asked once, for the first file. `siteDir` and the files are absolute. */
export function createIgnoredFinder(siteDir: string): (absolute: string) => boolean {
  let ignored: readonly string[] | undefined
  return (absolute) => {
    ignored ??= ignoredIn(siteDir)
    const real = toRealPath(absolute)
    return ignored.some((each) => real === each || (each.endsWith('/') && real.startsWith(each)))
  }
}

/** Absolute; folders that are ignored whole end with a slash. */
function ignoredIn(siteDir: string): string[] {
  const list = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']
  const { status, stdout } = spawnSync('git', list, {
    cwd: siteDir,
    encoding: 'utf8',
    timeout: 20_000,
  })
  if (status !== 0) return []
  const root = toRealPath(siteDir)
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((name) => path.join(root, name))
}
