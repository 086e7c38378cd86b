import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { merge, planWholeMerge } from './mergeOutput.ts'
import { openOutput } from './output.ts'
import { snapshotFolder } from '../disk/folderSnapshot.ts'
import { recoverOutput } from './swapOutput.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lucarne-output-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function build(outDir: string, files: Readonly<Record<string, string>>): Promise<void> {
  const output = await openOutput(outDir, { precompress: false })
  for (const [file, content] of Object.entries(files)) await output.write(file, content)
  await output.commit()
  await output.clear()
}

test('the new folder takes the place of the old one, of which nothing is left', async () => {
  const outDir = path.join(folder, 'dist')
  await build(outDir, { 'a/b/vieux.txt': '1', 'vieux.txt': '2' })
  await build(outDir, { 'a/neuf.txt': '3' })
  expect(await readdir(folder)).toEqual(['dist'])
  expect(await readdir(outDir, { recursive: true })).toEqual(['a', path.join('a', 'neuf.txt')])
})

test('a link in the place of the output is replaced: what it led to is left as it is', async () => {
  const elsewhere = path.join(folder, 'ailleurs')
  await mkdir(path.join(elsewhere, 'dossier'), { recursive: true })
  await writeFile(path.join(elsewhere, 'dossier', 'gardé.txt'), 'gardé')
  await symlink(elsewhere, path.join(folder, 'dist'))
  await build(path.join(folder, 'dist'), { 'neuf.txt': '1' })
  expect(await readFile(path.join(elsewhere, 'dossier', 'gardé.txt'), 'utf8')).toBe('gardé')
  expect((await readdir(folder)).toSorted()).toEqual(['ailleurs', 'dist'])
  expect(await readdir(path.join(folder, 'dist'))).toEqual(['neuf.txt'])
})

test('what is taken over from the build before is in the output as what is written is', async () => {
  const outDir = path.join(folder, 'dist')
  const first = await openOutput(outDir, { precompress: false })
  await first.write('gardé.txt', '1', { madeFrom: 'source' })
  const previous = await first.commit()
  await first.clear()
  const output = await openOutput(outDir, { precompress: false, previous })
  expect(output.keep(['gardé.txt'], 'autre')).toBe(false)
  expect(output.keep(['gardé.txt'], 'source')).toBe(true)
  expect(output.names()).toEqual(['gardé.txt'])
  await expect(output.write('gardé.txt', '2')).rejects.toThrow('Two contents')
  output.discard()
})

test('nothing is written once the output is thrown away', async () => {
  const output = await openOutput(path.join(folder, 'dist'), { precompress: false })
  await output.write('a.txt', '1')
  output.discard()
  await expect(output.write('b.txt', '2')).rejects.toThrow('thrown away')
  expect(await readdir(folder)).toEqual([])
})

test('a path that climbs out of the output is refused before anything is written', async () => {
  const output = await openOutput(path.join(folder, 'dist'), { precompress: false })
  for (const file of ['../x/index.html', 'a/../../x.txt', '/../x.txt'])
    await expect(output.write(file, '1')).rejects.toThrow('is not in the output')
  output.discard()
  expect(await readdir(folder)).toEqual([])
})

test('a folder within which a build is made, since nothing can take its place, is filled file by file', async () => {
  const outDir = path.join(folder, 'dist')
  await build(outDir, { 'a/b/vieux.txt': '1', 'devient/dossier.txt': '1', fichier: '1' })
  await symlink(folder, path.join(outDir, 'lien'))
  const files = { 'a/neuf.txt': '2', devient: '2', 'fichier/dedans.txt': '2', 'lien/x.txt': '2' }
  const staging = path.join(outDir, '.lucarne-staging-1')
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(staging, file)), { recursive: true })
    await writeFile(path.join(staging, file), text)
  }
  const plan = planWholeMerge(snapshotFolder(staging), snapshotFolder(outDir))
  const merging = path.join(outDir, '.lucarne-merging-1')
  const removedList = path.join(outDir, '.lucarne-removed-1')
  merge(plan, { outDir, staging, merging, removedList, isFixed: true })
  expect([...snapshotFolder(outDir).files].toSorted()).toEqual(Object.keys(files).toSorted())
  expect(await readdir(folder)).toEqual(['dist'])
  expect((await readdir(outDir)).toSorted()).toEqual(['a', 'devient', 'fichier', 'lien'])
})

/** A process that is over. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid

async function foldersOf(...names: readonly string[]) {
  for (const name of names) {
    await mkdir(path.join(folder, name))
    await writeFile(path.join(folder, name, 'nom.txt'), name)
  }
}

test('a build killed between its two renames: the old site is put back, the new one is thrown away', async () => {
  const pid = deadPid()
  await foldersOf(`dist.lucarne-old-${pid}`, `dist.lucarne-staging-${pid}`)
  recoverOutput(path.join(folder, 'dist'))
  expect(await readdir(folder)).toEqual(['dist'])
  expect(await readFile(path.join(folder, 'dist/nom.txt'), 'utf8')).toBe(`dist.lucarne-old-${pid}`)
})

test('a build killed once its site is in place: the old one goes', async () => {
  await foldersOf('dist', `dist.lucarne-old-${deadPid()}`)
  recoverOutput(path.join(folder, 'dist'))
  expect(await readdir(folder)).toEqual(['dist'])
})

test('what a living build makes, and folders that only look like its own, are left as they are', async () => {
  const names = [
    'dist',
    // Of another user, where this one is not root.
    'dist.lucarne-staging-1',
    `dist.lucarne-staging-${process.ppid}`,
    'dist.lucarne-old-backup',
    'dist.lucarne-old-',
    'dist.old-2025',
    `dist.old-${deadPid()}`,
    'dist.staging-x',
    `autre.lucarne-old-${deadPid()}`,
  ]
  await foldersOf(...names)
  recoverOutput(path.join(folder, 'dist'))
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted())
})

test('files are weighed as readers receive them, once they are in place', async () => {
  const output = await openOutput(path.join(folder, 'dist'), { precompress: true })
  await output.write('a.html', 'été '.repeat(500))
  await output.write('b.html', 'court')
  const [long, short] = await output.weigh(['a.html', 'b.html'])
  expect(long?.servedBytes).toBeLessThan(100)
  expect(short).toMatchObject({ file: 'b.html', servedBytes: 5 })
  expect(short?.hash).not.toBe(long?.hash)
  await expect(output.weigh(['absent.html'])).rejects.toThrow('absent.html')
  output.discard()
})

test.each([
  [true, ['', '.br', '.gz']],
  ['br', ['', '.br']],
  ['gzip', ['', '.gz']],
  [false, ['']],
] as const)(
  'with precompress: %s, text has the copies that the site asks for, and is weighed as its readers receive it',
  async (precompress, endings) => {
    const text = 'été '.repeat(500)
    const outDir = path.join(folder, 'dist')
    const output = await openOutput(outDir, { precompress })
    await output.write('index.html', text)
    const [page] = await output.weigh(['index.html'])
    await output.commit()
    await output.clear()
    const names = endings.map((ending) => `index.html${ending}`)
    expect(await readdir(outDir)).toEqual(names)
    const served = await readFile(path.join(outDir, names[1] ?? 'index.html'))
    expect(page?.servedBytes).toBe(served.length)
    for (const name of names) expect(textIn(path.join(outDir, name)), name).toBe(text)
  },
)

function textIn(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString()
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}

test('what a living build of another user makes is left to it', async () => {
  await foldersOf('dist', 'dist.lucarne-staging-4194000')
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
  })
  recoverOutput(path.join(folder, 'dist'))
  kill.mockRestore()
  expect((await readdir(folder)).toSorted()).toEqual(['dist', 'dist.lucarne-staging-4194000'])
})
