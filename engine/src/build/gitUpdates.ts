/** One `git log` for the whole site → the last update of each file; nothing rather than something wrong. */

import { execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Problem } from '../problem.ts'

const run = promisify(execFile)

export type Update = { readonly isoDate: string; readonly author: string }
export type GitUpdates = {
  /** By path from the site folder, NFC. */
  readonly updates: ReadonlyMap<string, Update>
  readonly problems: readonly Problem[]
}

/** Last updates of `files` (from `siteDir`); empty without Git. In a shallow clone, what its history does not show is left out. */
export async function readGitUpdates(
  siteDir: string,
  files: ReadonlySet<string>,
): Promise<GitUpdates> {
  const gitDir = await run('git', ['rev-parse', '--absolute-git-dir'], { cwd: siteDir }).catch(
    () => undefined,
  )
  if (!gitDir) return { updates: new Map(), problems: [] }
  const shallow = await readFile(path.join(gitDir.stdout.trim(), 'shallow'), 'utf8').catch(() => '')
  const edges = new Set(shallow.split('\n').filter(Boolean))
  const updates = await readLog(siteDir, files, edges)
  return { updates, problems: edges.size > 0 ? [shallowProblem] : [] }
}

const shallowProblem: Problem = {
  kind: 'content',
  file: '.git',
  message: 'the clone is shallow: the last update of older files is unknown and not shown',
  hint: 'Clone with the whole history (`git fetch --unshallow`), or set docs.showLastUpdate to false.',
}

const commitMark = '\u001E'

/** Reads until every file has been met, newest commit first. The edge commits of a shallow clone name all files: they say nothing. */
async function readLog(siteDir: string, files: ReadonlySet<string>, edges: ReadonlySet<string>) {
  const args = [
    '-c',
    'core.quotepath=off',
    'log',
    `--format=${commitMark}%H%x1f%cI%x1f%an`,
    '--name-only',
    '--relative',
    '--',
    '.',
  ]
  const git = spawn('git', args, { cwd: siteDir, stdio: ['ignore', 'pipe', 'ignore'] })
  git.on('error', () => undefined)
  const updates = new Map<string, Update>()
  let update: Update | undefined
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith(commitMark)) {
      const [hash = '', isoDate = '', author = ''] = line.slice(1).split('\u001F')
      update = edges.has(hash) ? undefined : { isoDate, author }
      continue
    }
    const file = unquoted(line).normalize('NFC')
    if (!update || !files.has(file) || updates.has(file)) continue
    updates.set(file, update)
    if (updates.size === files.size) break
  }
  git.kill()
  return updates
}

/** Git writes a name that holds `"` or `\` between quotes. */
const unquoted = (name: string): string =>
  name.startsWith('"') ? name.slice(1, -1).replace(/\\(["\\])/g, '$1') : name
