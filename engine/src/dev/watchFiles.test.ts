import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFiles, type Watch } from './watchFiles.ts'

let siteDir: string
let watch: Watch | undefined

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-watch-'))
  await mkdir(path.join(siteDir, 'docs'))
  await writeFile(path.join(siteDir, 'docs/a.md'), 'a')
})

afterEach(async () => {
  await watch?.close()
  await rm(siteDir, { recursive: true })
})

const write = (file: string, text: string) => writeFile(path.join(siteDir, file), text)

function start(
  onChange: (files: readonly string[]) => void,
  sinceMs = Date.now() + 60_000,
  folders: readonly string[] = ['guides'],
  poll = false,
) {
  const errors: unknown[] = []
  watch = watchFiles({
    siteDir,
    outDir: path.join(siteDir, 'dist'),
    sinceMs,
    known: () => [],
    folders: () => folders,
    onChange: (files) => onChange(files.map((file) => path.relative(siteDir, file))),
    poll,
    onLimit: (sentence) => errors.push(sentence),
    onError: (error) => errors.push(error),
  })
  return errors
}

/** Until the watcher hears: the first news of a file of ours. */
async function untilHeard(heard: readonly string[]) {
  await vi.waitFor(
    async () => {
      await write('docs/sonde.md', String(Math.random()))
      expect(heard).toContain('docs/sonde.md')
    },
    { timeout: 5000, interval: 100 },
  )
}

test('what the server prints into the folder of the site, or a build writes, is no news', async () => {
  const heard: string[] = []
  await mkdir(path.join(siteDir, 'dist'))
  start((files) => heard.push(...files))
  await untilHeard(heard)
  await write('dev.log', 'updated')
  await write('dist/index.html', 'built')
  await write('docs/a.md', 'later')
  await vi.waitFor(() => expect(heard).toContain('docs/a.md'), { timeout: 3000 })
  expect(heard).not.toContain('dev.log')
  expect(heard).not.toContain('dist/index.html')
})

test('where the file system tells nothing, files are looked at', async () => {
  const heard: string[] = []
  start((files) => heard.push(...files), Date.now() + 60_000, ['guides'], true)
  await untilHeard(heard)
  await write('docs/a.md', 'later, of another length')
  await vi.waitFor(() => expect(heard).toContain('docs/a.md'), { timeout: 5000 })
})

test('the output of any build is not watched, whatever its name', async () => {
  const heard: string[] = []
  mkdirSync(path.join(siteDir, 'public/assets'), { recursive: true })
  writeFileSync(path.join(siteDir, 'public/assets/builds.json'), '[]')
  start((files) => heard.push(...files))
  await untilHeard(heard)
  await write('public/index.html', 'built')
  await write('docs/a.md', 'later')
  await vi.waitFor(() => expect(heard).toContain('docs/a.md'), { timeout: 3000 })
  expect(heard).not.toContain('public/index.html')
})

test('a folder that is removed and made again at once is still watched, and those in it', async () => {
  const heard: string[] = []
  mkdirSync(path.join(siteDir, 'docs/x/y'), { recursive: true })
  writeFileSync(path.join(siteDir, 'docs/x/y/a.md'), 'a')
  start((files) => heard.push(...files))
  await untilHeard(heard)
  rmSync(path.join(siteDir, 'docs/x'), { recursive: true })
  mkdirSync(path.join(siteDir, 'docs/x/y'), { recursive: true })
  writeFileSync(path.join(siteDir, 'docs/x/y/a.md'), 'b')
  await vi.waitFor(() => expect(heard).toContain('docs/x/y/a.md'), { timeout: 3000 })
  const files = ['docs/x/b.md', 'docs/x/y/c.md']
  await vi.waitFor(
    async () => {
      for (const file of files) await write(file, String(Math.random()))
      expect(heard).toEqual(expect.arrayContaining(files))
    },
    { timeout: 3000, interval: 100 },
  )
})

test('a save that follows another at once is told', async () => {
  const heard: string[] = []
  let isSecond = false
  start((files) => {
    heard.push(...files)
    if (isSecond || !files.includes('docs/a.md')) return
    isSecond = true
    void write('docs/a.md', 'the second, of another length')
  })
  await untilHeard(heard)
  await write('docs/a.md', 'the first')
  await vi.waitFor(
    () => expect(heard.filter((file) => file === 'docs/a.md').length).toBeGreaterThan(1),
    { timeout: 3000 },
  )
})

test('one save is told once, whatever the clock of the files', async () => {
  const heard: string[] = []
  start((files) => heard.push(...files))
  await untilHeard(heard)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000)
  await write('docs/a.md', 'saved')
  await new Promise((resolve) => setTimeout(resolve, 500))
  clock.mockRestore()
  expect(heard.filter((file) => file === 'docs/a.md')).toEqual(['docs/a.md'])
})

test('what is saved before anybody watches is told', async () => {
  const heard: string[] = []
  const sinceMs = Date.now()
  await write('docs/b.md', 'b')
  start((files) => heard.push(...files), sinceMs)
  await vi.waitFor(() => expect(heard).toContain('docs/b.md'), { timeout: 3000 })
})

test('folders that go while watching begins are no failure', async () => {
  const folders = Array.from({ length: 40 }, (_, index) => path.join(siteDir, `docs/d${index}`))
  for (const folder of folders) await mkdir(folder)
  const heard: string[] = []
  const errors = start((files) => heard.push(...files))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  await untilHeard(heard)
  expect(errors).toEqual([])
})

test('what a link leads to is watched, unless nothing follows it', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'lucarne-outside-'))
  try {
    await mkdir(path.join(siteDir, 'communs'))
    await mkdir(path.join(outside, 'guides'))
    await symlink('../communs', path.join(siteDir, 'docs/partage'))
    await symlink(path.join(outside, 'guides'), path.join(siteDir, 'guides'))
    await symlink(outside, path.join(siteDir, 'docs/dehors'))
    await symlink('.', path.join(siteDir, 'docs/boucle'))
    await symlink('..', path.join(siteDir, 'docs/tout'))
    const heard: string[] = []
    start((files) => heard.push(...files))
    await untilHeard(heard)
    await write('communs/b.md', 'b')
    await writeFile(path.join(outside, 'c.md'), 'c')
    await writeFile(path.join(outside, 'guides/d.md'), 'd')
    const told = ['communs/b.md', 'docs/partage/b.md', 'guides/d.md']
    await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(told)), { timeout: 3000 })
    expect(heard.filter((file) => !/sonde/.test(file)).toSorted()).toEqual(told)
  } finally {
    await rm(outside, { recursive: true })
  }
})

test('a folder that the site names outside it is watched, what is beside is not', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'lucarne-outside-'))
  try {
    await mkdir(path.join(outside, 'contenu/a/b'), { recursive: true })
    await symlink('..', path.join(outside, 'contenu/a/b/boucle'))
    const name = path.relative(siteDir, path.join(outside, 'contenu'))
    const heard: string[] = []
    start((files) => heard.push(...files), undefined, ['docs', `${name}/`, `${name}/a`])
    await untilHeard(heard)
    await writeFile(path.join(outside, 'c.md'), 'c')
    await writeFile(path.join(outside, 'contenu/a/b/d.md'), 'd')
    const told = [`${name}/a/b/d.md`]
    await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(told)), { timeout: 3000 })
    expect(heard.filter((file) => !/sonde/.test(file))).toEqual(told)
  } finally {
    await rm(outside, { recursive: true })
  }
})

test('nothing is told once the watch is closed', async () => {
  const heard: string[] = []
  start((files) => heard.push(...files))
  await untilHeard(heard)
  await write('docs/a.md', 'the last')
  await watch?.close()
  heard.length = 0
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(heard).toEqual([])
})
