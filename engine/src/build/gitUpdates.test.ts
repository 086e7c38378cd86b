import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readGitUpdates } from './gitUpdates.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-git-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
  const { updates, problems } = await readGitUpdates(siteDir, files)
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
  const { updates } = await readGitUpdates(site, new Set(names))
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
