import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { formatProblem } from '../problem.ts'
import { readGitUpdates } from './gitUpdates.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-git-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => void vi.unstubAllEnvs())

const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@exemple.example', ...args], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })

/** Two commits: the first has both files, the second changes one of them. */
function createRepository(name: string): string {
  const repository = path.join(folder, name)
  const site = path.join(repository, 'site')
  mkdirSync(path.join(site, 'docs'), { recursive: true })
  git(repository, '', 'init', '-q')
  writeFileSync(path.join(site, 'docs/déploiement.md'), '# A')
  writeFileSync(path.join(site, 'docs/b.md'), '# B')
  git(repository, '2026-01-02T03:04:05Z', 'add', '.')
  git(repository, '2026-01-02T03:04:05Z', 'commit', '-qm', 'un')
  writeFileSync(path.join(site, 'docs/b.md'), '# B bis')
  git(repository, '2026-05-06T07:08:09Z', 'commit', '-qam', 'deux')
  return repository
}

const files = new Set(['docs/déploiement.md', 'docs/b.md', 'docs/jamais-validé.md'])
const days = async (siteDir: string) => {
  const { updates, problems } = await readGitUpdates({ siteDir, files })
  return {
    days: [...updates]
      .map(([file, { isoDate, author }]) => `${file} ${isoDate.slice(0, 10)} ${author}`)
      .toSorted(),
    problems,
  }
}

test('each file has the date and author of its last commit, and one never committed has none', async () => {
  const repository = createRepository('whole')
  expect(await days(path.join(repository, 'site'))).toEqual({
    days: ['docs/b.md 2026-05-06 Ada', 'docs/déploiement.md 2026-01-02 Ada'],
    problems: [],
  })
})

test('names that Git writes between quotes have their date', async () => {
  const repository = createRepository('quoted')
  const site = path.join(repository, 'site')
  const names = ['docs/le « "c" ».md', String.raw`docs/a\"b.md`]
  for (const name of names) writeFileSync(path.join(site, name), '# A')
  git(repository, '2026-07-08T09:10:11Z', 'add', '.')
  git(repository, '2026-07-08T09:10:11Z', 'commit', '-qm', 'trois')
  const { updates } = await readGitUpdates({ siteDir: site, files: new Set(names) })
  expect([...updates.keys()].toSorted()).toEqual(names.toSorted())
})

test('a shallow clone shows only what its history proves, and says that it is shallow', async () => {
  const repository = createRepository('origin')
  const shallow = path.join(folder, 'shallow')
  git(folder, '', 'clone', '-q', '--depth', '1', `file://${repository}`, shallow)
  const read = await days(path.join(shallow, 'site'))
  expect(read.days).toEqual([])
  expect(read.problems.map(({ message }) => message)).toEqual([
    'the clone is shallow: the last update of older files is unknown and not shown',
  ])
})

test('without Git there is no date and no problem', async () => {
  const plain = path.join(folder, 'plain')
  mkdirSync(plain)
  expect(await days(plain)).toEqual({ days: [], problems: [] })
})

test('a page that only moved keeps its date, however often it moved', async () => {
  const repository = createRepository('moved')
  const site = path.join(repository, 'site')
  const move = (date: string, from: string, to: string, text?: string) => {
    git(site, date, 'mv', from, to)
    if (text !== undefined) writeFileSync(path.join(site, to), text)
    git(site, date, 'commit', '-qam', to)
  }
  move('2026-06-01T00:00:00Z', 'docs/déploiement.md', 'docs/"c".md')
  move('2026-06-02T00:00:00Z', 'docs/"c".md', 'docs/fin.md')
  move('2026-06-03T00:00:00Z', 'docs/b.md', 'docs/changé.md', '# B, ter')
  // The place of a page that went is taken by another: each has its own date.
  writeFileSync(path.join(site, 'docs/b.md'), '# Autre')
  git(site, '2026-06-04T00:00:00Z', 'add', '.')
  git(site, '2026-06-04T00:00:00Z', 'commit', '-qm', 'autre')
  const wanted = new Set(['docs/fin.md', 'docs/changé.md', 'docs/b.md'])
  const { updates } = await readGitUpdates({ siteDir: site, files: wanted })
  expect(
    [...updates].map(([file, { isoDate }]) => `${file} ${isoDate.slice(0, 10)}`).toSorted(),
  ).toEqual(['docs/b.md 2026-06-04', 'docs/changé.md 2026-06-03', 'docs/fin.md 2026-01-02'])
})

const told = async (siteDir: string, isNeeded = false) =>
  (await readGitUpdates({ siteDir, files, isNeeded })).problems.map(formatProblem)

test('what Git says when it refuses the folder is told, with the command that it proposes', async () => {
  const repository = createRepository('refused')
  const elsewhere = { HOME: folder, GIT_CONFIG_NOSYSTEM: '1', GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }
  for (const [name, value] of Object.entries(elsewhere)) vi.stubEnv(name, value)
  expect(await told(path.join(repository, 'site'))).toEqual([
    `.git: no page has its last update: detected dubious ownership in repository at '${repository}'
    Run \`git config --global --add safe.directory ${repository}\`, or set docs.showLastUpdate to false.`,
  ])
})

test('a repository that Git cannot read is told; one without a commit is not', async () => {
  const refusal = (said: string) => [
    `.git: no page has its last update: ${said}
    Set docs.showLastUpdate to false.`,
  ]
  const head = createRepository('damaged')
  writeFileSync(path.join(head, '.git/HEAD'), 'rien')
  expect(await told(path.join(head, 'site'))).toEqual(
    refusal('not a git repository (or any of the parent directories): .git'),
  )
  const linked = path.join(folder, 'linked')
  mkdirSync(linked)
  writeFileSync(path.join(linked, '.git'), 'gitdir: /nulle-part')
  expect(await told(linked)).toEqual(refusal('not a git repository: /nulle-part'))
  const emptied = createRepository('emptied')
  rmSync(path.join(emptied, '.git/objects'), { recursive: true })
  mkdirSync(path.join(emptied, '.git/objects'))
  expect(await told(path.join(emptied, 'site'))).toEqual(refusal('bad object HEAD'))
  const young = path.join(folder, 'young')
  mkdirSync(young)
  git(young, '', 'init', '-q')
  expect(await told(young)).toEqual([])
})

test('a repository without the program is told; a folder that is in none, only to a site that wants a feed', async () => {
  const repository = createRepository('absent')
  const plain = path.join(folder, 'nulle-part')
  mkdirSync(plain)
  expect(await told(plain, true)).toEqual([
    `.git: no page has its last update, and the feed only what pages say themselves: not a git repository (or any of the parent directories): .git
    Set feed and docs.showLastUpdate to false.`,
  ])
  vi.stubEnv('PATH', '/absent')
  expect(await told(plain)).toEqual([])
  expect(await told(path.join(repository, 'site'))).toEqual([
    `.git: no page has its last update: the program git is not there
    Install Git where the site is built, or set docs.showLastUpdate to false.`,
  ])
})
