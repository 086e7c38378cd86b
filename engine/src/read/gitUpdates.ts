/** One `git log` for the whole site → the last update of each file; nothing rather than something wrong. */

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Problem } from '../problem.ts'

const run = promisify(execFile)

export type GitUpdate = { readonly isoDate: string; readonly author: string }
export type GitUpdates = {
  /** By path from the site folder, NFC. */
  readonly updates: ReadonlyMap<string, GitUpdate>
  readonly problems: readonly Problem[]
}

export type GitWanted = {
  /** Absolute. */
  readonly siteDir: string
  /** From `siteDir`. */
  readonly files: ReadonlySet<string>
  /** Outside Git, nothing is shown and nothing said, unless something is made of dates alone. */
  readonly isNeeded?: boolean
}

/** Last updates of `files`. In a shallow clone, what its history does not show is left out. */
export async function readGitUpdates(wanted: GitWanted): Promise<GitUpdates> {
  const { siteDir, files } = wanted
  const found = await findGitDir(siteDir)
  if ('failure' in found) return { updates: new Map(), problems: failureProblems(found, wanted) }
  const shallow = await readFile(path.join(found.gitDir, 'shallow'), 'utf8').catch(() => '')
  const edges = new Set(shallow.split('\n').filter(Boolean))
  const { updates, failure } = await readLog(siteDir, files, edges)
  if (failure !== undefined && updates.size === 0)
    return { updates, problems: failureProblems({ failure, isOutside: false }, wanted) }
  return { updates, problems: edges.size > 0 ? [shallowProblem] : [] }
}

type GitFailure = {
  /** In Git's own words. */
  readonly failure: string
  /** A command that Git proposes, or what would make it be there. */
  readonly remedy?: string
  readonly isOutside: boolean
}

async function findGitDir(siteDir: string): Promise<{ readonly gitDir: string } | GitFailure> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--absolute-git-dir'], {
      cwd: siteDir,
      env: { ...process.env, LC_ALL: 'C' },
    })
    return { gitDir: stdout.trim() }
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string | number; stderr?: string }
    if (code === 'ENOENT') {
      const remedy = 'Install Git where the site is built'
      return {
        failure: 'the program git is not there',
        remedy,
        isOutside: !isInRepository(siteDir),
      }
    }
    const failure = /^fatal: (.+)/m.exec(stderr)?.[1] ?? (stderr.trim() || String(code))
    const proposed = /^\s*(git config .+)$/m.exec(stderr)?.[1]
    return {
      failure,
      ...(proposed && { remedy: `Run \`${proposed}\`` }),
      // A damaged repository, or a link to one that is not there, is none to Git either.
      isOutside: failure.startsWith('not a git repository') && !isInRepository(siteDir),
    }
  }
}

function isInRepository(folder: string): boolean {
  const parent = path.dirname(folder)
  return existsSync(path.join(folder, '.git')) || (parent !== folder && isInRepository(parent))
}

function failureProblems(
  { failure, remedy, isOutside }: GitFailure,
  { isNeeded = false }: GitWanted,
): Problem[] {
  if (isOutside && !isNeeded) return []
  const otherwise = isNeeded
    ? 'set feed and docs.showLastUpdate to false'
    : 'set docs.showLastUpdate to false'
  return [
    {
      kind: 'content',
      file: '.git',
      message: `no page has its last update${isNeeded ? ', and the feed only what pages say themselves' : ''}: ${failure}`,
      hint:
        remedy === undefined
          ? `${otherwise.replace('set', 'Set')}.`
          : `${remedy}, or ${otherwise}.`,
    },
  ]
}

const shallowProblem: Problem = {
  kind: 'content',
  file: '.git',
  message: 'the clone is shallow: the last update of older files is unknown and not shown',
  hint: 'Clone with the whole history (`git fetch --unshallow`), or set docs.showLastUpdate to false.',
}

/** Says whether `original` changed after `file`; false when Git does not know both. */
export function isOutdated(
  updates: ReadonlyMap<string, GitUpdate>,
  file: string,
  original: string,
): boolean {
  const [own, other] = [updates.get(file), updates.get(original)]
  return (
    own !== undefined && other !== undefined && Date.parse(other.isoDate) > Date.parse(own.isoDate)
  )
}

const commitMark = '\u001E'

/** Reads until every file has been met, newest commit first, by the name that it had then. The edge commits of a shallow clone name all files: they say nothing. */
async function readLog(siteDir: string, files: ReadonlySet<string>, edges: ReadonlySet<string>) {
  const args = [
    '-c',
    'core.quotepath=off',
    'log',
    `--format=${commitMark}%H%x1f%cI%x1f%an`,
    '--name-status',
    // A move alone is no update; one with an edit is read as a new file, which has its date.
    '-M100%',
    '--relative',
    '--',
    '.',
  ]
  const git = spawn('git', args, {
    cwd: siteDir,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Its last words may come after its last line.
  const closed = once(git, 'close').catch(() => undefined)
  let said = ''
  git.stderr.on('data', (chunk) => void (said += chunk))
  const updates = new Map<string, GitUpdate>()
  /** Names of the past. */
  const nameNow = new Map<string, string>()
  let update: GitUpdate | undefined
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith(commitMark)) {
      const [hash = '', isoDate = '', author = ''] = line.slice(1).split('\u001F')
      update = edges.has(hash) ? undefined : { isoDate, author }
      continue
    }
    const [status = '', ...names] = line.split('\t')
    const [name = '', moved] = names.map((each) => unquoted(each).normalize('NFC'))
    const file = nameNow.get(moved ?? name) ?? moved ?? name
    if (!update || !files.has(file) || updates.has(file)) continue
    if (status.startsWith('R')) nameNow.set(name, file)
    else updates.set(file, update)
    if (updates.size === files.size) {
      git.kill()
      return { updates }
    }
  }
  await closed
  return { updates, failure: /^fatal: (?!.*does not have any commits yet)(.+)/m.exec(said)?.[1] }
}

/** Git writes a name that holds `"` or `\` between quotes. */
const unquoted = (name: string): string =>
  name.startsWith('"') ? name.slice(1, -1).replace(/\\(["\\])/g, '$1') : name
