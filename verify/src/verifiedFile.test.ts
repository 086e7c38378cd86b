import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { hashBlocks } from 'lucarne-docs/content'
import type { PageResult } from './guidePage.ts'
import { listPrograms } from './programs.ts'
import { guidePageOf } from './readPage.ts'
import { releaseOf } from './release.ts'
import { readVerified, recordResult, stateOf } from './verifiedFile.ts'

const siteFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lucarne-verified-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const greenOf = (name: string): PageResult => ({
  page: guidePageOf(`docs/${name}.md`, '```bash\nid\n```\n'),
  verdicts: [{ verdict: 'executed' }],
  failures: [],
  seconds: 1,
})

test('a green page is recorded with what names its blocks, its date and its verdicts', async () => {
  const site = await siteFolder()
  const green = greenOf('a')
  await recordResult(site, green, site)
  const entries = await readVerified(site)
  expect(entries['docs/a.md']).toMatchObject({
    of: ['13'],
    releases: {
      13: {
        hash: hashBlocks(green.page.blocks),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        system: 'Debian 13',
        blocks: [{ verdict: 'executed' }],
      },
    },
  })
})

test('a page keeps what it passed on one release when it fails on the other', async () => {
  const site = await siteFolder()
  const releases = ['12', '13'].flatMap((number) => releaseOf(number) ?? [])
  const on = (number: string): PageResult => ({
    ...greenOf('a'),
    page: guidePageOf('docs/a.md', '```bash\nid\n```\n', {
      releases,
      release: releases.find((one) => one.number === number) ?? greenOf('a').page.release,
    }),
  })
  await recordResult(site, on('12'), site)
  await recordResult(site, on('13'), site)
  const failures = [{ file: 'docs/a.md', line: 1, message: 'exits 1' }]
  await recordResult(site, { ...on('13'), failures }, site)
  const entry = (await readVerified(site))['docs/a.md']
  expect(entry?.of).toEqual(['12', '13'])
  expect(Object.keys(entry?.releases ?? {})).toEqual(['12'])
})

test('a page that fails loses its entry, one that was not run keeps it', async () => {
  const site = await siteFolder()
  await recordResult(site, greenOf('a'), site)
  await recordResult(site, { ...greenOf('a'), notRun: 'root is required' }, site)
  expect(Object.keys(await readVerified(site))).toEqual(['docs/a.md'])
  const failures = [{ file: 'docs/a.md', line: 1, message: 'exits 1' }]
  await recordResult(site, { ...greenOf('a'), failures }, site)
  expect(await readVerified(site)).toEqual({})
})

test('pages that end at the same time are all recorded, in the order of their names', async () => {
  const site = await siteFolder()
  const names = ['d', 'b', 'a', 'c', 'f', 'e']
  await Promise.all(names.map((name) => recordResult(site, greenOf(name), site)))
  const text = await readFile(join(site, 'verified.json'), 'utf8')
  expect(text.match(/docs\/\w\.md/g)).toEqual(names.toSorted().map((name) => `docs/${name}.md`))
})

test('a bench waits for another that is writing, and takes over from one that was killed', async () => {
  const site = await siteFolder()
  const lock = join(site, 'verified.json.lock')
  await mkdir(lock)
  const recorded = recordResult(site, greenOf('a'), site)
  await wait(300)
  expect(await readVerified(site)).toEqual({})
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(lock, longAgo, longAgo)
  await recorded
  expect(Object.keys(await readVerified(site))).toEqual(['docs/a.md'])
})

test.each<[string, Record<string, string>, string]>([
  [
    'as a reader calls them',
    { haproxy: '2.6.12-1+deb12u2', apache2: '2.4.65-1~deb12u1' },
    'HAProxy 2.6.12, Apache 2.4.65',
  ],
  ['without the epoch of Debian', { 'mariadb-server': '1:10.11.19-0+deb12u1' }, 'MariaDB 10.11.19'],
  [
    'with the letters of their own version',
    { 'openssh-server': '1:9.2p1-2+deb12u7' },
    'OpenSSH 9.2p1',
  ],
  ['once', { 'php8.2-cli': '8.2.29-1', 'php8.2-fpm': '8.2.29-1' }, 'PHP 8.2.29'],
  ['but not libraries', { 'php8.2-intl': '8.2.29-1' }, ''],
])('programs are named %s', (_, versions, label) => {
  const programs = listPrograms(new Map(Object.entries(versions)))
  expect(programs.map(({ name, version }) => `${name} ${version}`).join(', ')).toBe(label)
})

test('a page is verified no longer once its decor, its faults, its packages or its table have changed', async () => {
  const site = await siteFolder()
  const write = async (file: string, text: string) => {
    await mkdir(join(site, dirname(file)), { recursive: true })
    await writeFile(join(site, file), text)
  }
  await write('decors/base.sh', 'true')
  await write('pannes/a.sh', 'true')
  const front = (packages: string) => `---\nbanc: { paquets: [${packages}], decor: base }\n---\n`
  const body = '```bash\nid\n```\n\n## Dépannage\n\n| Ce que vous voyez |\n|---|\n'
  const writePage = (packages: string, rows: string) =>
    guidePageOf('docs/a.md', `${front(packages)}${body}${rows}`)
  const page = writePage('git', '| `a` |\n')
  await recordResult(site, { ...greenOf('a'), page }, site)
  const state = async (now = page) => stateOf(now, await readVerified(site), site)
  const changed = 'decors, faults or table changed'
  expect(await state()).toBe('verified')
  expect(await state(writePage('git', '| `b` |\n'))).toBe(changed)
  expect(await state(writePage('git, curl', '| `a` |\n'))).toBe(changed)
  await write('decors/base.sh', 'false')
  expect(await state()).toBe(changed)
  await write('decors/base.sh', 'true')
  expect(await state()).toBe('verified')
  await write('pannes/a.sh', 'false')
  expect(await state()).toBe(changed)
  expect(await state(guidePageOf('docs/a.md', '```bash\nid -u\n```\n'))).toBe('blocks changed')
})
