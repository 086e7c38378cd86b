/**
 * Files of what is imported → their text. What its pages and its configuration name is read in its own repository only:
 * a page of a stranger must not bring a file of who imports it into a site that is published.
 */

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { isInside } from '../../content/realPaths.ts'
import { isSecretFile } from '../../read/publishable.ts'

/** Returns the folder of Git that holds `folder`, or `folder` itself. A home folder kept in Git is none. */
export function repositoryOf(folder: string): string {
  const own = resolveRealPath(folder) ?? path.resolve(folder)
  const beyond = new Set([homedir(), path.parse(own).root])
  for (let each = own; !beyond.has(each); each = path.dirname(each))
    if (existsSync(path.join(each, '.git'))) return each
  return own
}

/** Bytes of a text that can be one page, or one configuration. */
const largestText = 4_000_000

/** `undefined` for what is not an ordinary file of `repository`, is hidden in it or is a key. */
export function readOwn(file: string, repository: string): string | undefined {
  const real = resolveRealPath(file)
  if (real === undefined || !isInside(repository, real) || isSecretFile(path.basename(real)))
    return undefined
  const stats = statSync(real)
  // A pipe would be waited for, and a device read, for ever.
  if (!stats.isFile() || stats.size > largestText) return undefined
  try {
    return readFileSync(real, 'utf8')
  } catch {
    return undefined
  }
}

/** Tells a file that may be read as text: a folder or a pipe is no configuration. */
export function resolveRealPath(file: string): string | undefined {
  try {
    return realpathSync(file)
  } catch {
    return undefined
  }
}
