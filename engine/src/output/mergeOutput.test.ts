import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { merge, type MergePlaces, planMerge } from './mergeOutput.ts'
import { openOutput, type Output } from './output.ts'
import type { PlacedFile } from './leftFile.ts'
import { snapshotFolder } from '../disk/folderSnapshot.ts'
import { mergePlaces, recoverOutput } from './swapOutput.ts'

let folder = ''
let outDir = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lucarne-merge-'))
  outDir = path.join(folder, 'dist')
})
afterEach(() => rmSync(folder, { recursive: true }))

const names = ['a/un.html', 'a/deux.html', 'b/trois.html', 'b/c/quatre.html', 'cinq.html']
const long = (text: string) => `${text} `.repeat(200)

/** Keeps what is not in `changed`. `meanwhile` happens once all is ready. */
async function build(
  previous: ReadonlyMap<string, PlacedFile> | undefined,
  changed: Readonly<Record<string, string | undefined>>,
  meanwhile: (output: Output) => void = () => undefined,
): Promise<ReadonlyMap<string, PlacedFile>> {
  const output = await openOutput(outDir, { precompress: true, previous })
  for (const file of names) {
    if (file in changed || output.keep([file], file)) continue
    await output.write(file, long(file), { madeFrom: file })
  }
  for (const [file, text] of Object.entries(changed))
    if (text !== undefined) await output.write(file, long(text), { madeFrom: text })
  output.snapshot()
  meanwhile(output)
  const placed = await output.commit()
  await output.clear()
  return placed
}

/** Returns the first word of every file, and nothing for compressed copies. */
const found = () =>
  Object.fromEntries(
    [...snapshotFolder(outDir).files]
      .toSorted()
      .map((file) => [
        file,
        /\.(br|gz)$/.test(file) ? '' : readFileSync(path.join(outDir, file), 'utf8').split(' ')[0],
      ]),
  )

const whole = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts)
      .flatMap(([file, text]) => [
        [file, text],
        [`${file}.br`, ''],
        [`${file}.gz`, ''],
      ])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  )

const firstTexts = Object.fromEntries(names.map((name) => [name, name]))

test('where little has changed, the output is the same folder with other files, and those gone leave no folder', async () => {
  const first = await build(undefined, {})
  const { ino } = statSync(outDir)
  await build(first, { 'cinq.html': 'neuf', 'd/six.html': 'six', 'b/c/quatre.html': undefined })
  expect(statSync(outDir).ino).toBe(ino)
  const { 'b/c/quatre.html': _, ...others } = firstTexts
  expect(found()).toEqual(whole({ ...others, 'cinq.html': 'neuf', 'd/six.html': 'six' }))
  expect([...snapshotFolder(outDir).folders].toSorted()).toEqual(['a', 'b', 'd'])
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('what nobody has built goes, what was taken away comes back', async () => {
  const first = await build(undefined, {})
  mkdirSync(path.join(outDir, 'vide/vide'), { recursive: true })
  writeFileSync(path.join(outDir, 'a/ailleurs.txt'), 'à la main')
  rmSync(path.join(outDir, 'cinq.html.br'))
  rmSync(path.join(outDir, 'a/un.html'))
  await build(first, {})
  expect(found()).toEqual(whole(firstTexts))
  expect([...snapshotFolder(outDir).folders].toSorted()).toEqual(['a', 'b', 'b/c'])
})

test('where much has changed, the new folder takes the place of the old one', async () => {
  const first = await build(undefined, {})
  const { ino } = statSync(outDir)
  const changed = {
    'a/un.html': 'neuf-un',
    'a/deux.html': 'neuf-deux',
    'b/trois.html': 'neuf-trois',
  }
  await build(first, changed)
  expect(statSync(outDir).ino).not.toBe(ino)
  expect(found()).toEqual(whole({ ...firstTexts, ...changed }))
})

test('a file in the place of a folder, or a folder in that of a file, ends no build', async () => {
  const first = await build(undefined, {})
  const { 'b/c/quatre.html': _, ...others } = firstTexts
  await build(first, { 'b/c/quatre.html': undefined, 'b/c': 'fichier' })
  expect(readFileSync(path.join(outDir, 'b/c'), 'utf8')).toBe(long('fichier'))
  await build(first, {})
  expect(found()).toEqual(whole({ ...others, 'b/c/quatre.html': 'b/c/quatre.html' }))
})

test('a build that finds another one in the place of the one it knew does not merge into it', async () => {
  const first = await build(undefined, {})
  await build(first, { 'cinq.html': 'neuf' }, () => {
    const other = path.join(folder, 'autre')
    mkdirSync(other)
    for (const file of snapshotFolder(outDir).files) {
      mkdirSync(path.dirname(path.join(other, file)), { recursive: true })
      renameSync(path.join(outDir, file), path.join(other, file))
    }
    writeFileSync(path.join(other, "d'un autre.txt"), 'x')
    rmSync(outDir, { recursive: true })
    renameSync(other, outDir)
  })
  expect(found()).toEqual(whole({ ...firstTexts, 'cinq.html': 'neuf' }))
})

test('a file changed while the site was built is told, and nothing is replaced', async () => {
  const first = await build(undefined, {})
  const touched = () => {
    writeFileSync(path.join(outDir, 'a/un.html'), 'à la main')
    writeFileSync(path.join(outDir, 'de plus.txt'), '')
  }
  await expect(build(first, { 'cinq.html': 'neuf' }, touched)).rejects.toThrow(
    'a/un.html was changed while the site was built',
  )
  expect(readFileSync(path.join(outDir, 'cinq.html'), 'utf8')).toBe(long('cinq.html'))
})

/** A process that is over. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid

/** A merge is ready: one file is added, one replaced, one removed with its folder. */
function readyMerge(pid: number): MergePlaces {
  const places = mergePlaces(outDir, pid)
  const files = { [outDir]: names, [places.staging]: ['cinq.html', 'd/six.html'] }
  for (const [top, list] of Object.entries(files))
    for (const file of list) {
      mkdirSync(path.dirname(path.join(top, file)), { recursive: true })
      writeFileSync(path.join(top, file), top === outDir ? file : 'neuf')
    }
  return places
}

const merged = {
  'a/un.html': 'a/un.html',
  'a/deux.html': 'a/deux.html',
  'b/trois.html': 'b/trois.html',
  'cinq.html': 'neuf',
  'd/six.html': 'neuf',
}

function planSample({ staging }: MergePlaces) {
  const kept = new Set(['a/un.html', 'a/deux.html', 'b/trois.html'])
  const plan = planMerge({
    staged: snapshotFolder(staging),
    standing: snapshotFolder(outDir),
    kept,
  })
  if (!plan) throw new Error('Nothing to merge')
  return plan
}

test('files are placed before the ones that they replace are, then those that go are removed', () => {
  const plan = planSample(readyMerge(process.pid))
  expect(plan).toEqual({
    placed: ['d/six.html', 'cinq.html'],
    removed: ['b/c/quatre.html', 'b/c'],
  })
})

test('a build killed during its merge is finished by the next one, wherever it was', () => {
  for (const steps of [0, 1, 2, 3, 4]) {
    const pid = deadPid()
    const places = readyMerge(pid)
    const { placed, removed } = planSample(places)
    // As far as it went.
    merge(
      { placed: placed.slice(0, steps), removed: removed.slice(0, Math.max(0, steps - 2)) },
      places,
    )
    const left = placed.slice(steps)
    for (const file of left) {
      mkdirSync(path.dirname(path.join(places.merging, file)), { recursive: true })
      writeFileSync(path.join(places.merging, file), 'neuf')
    }
    if (left.length === 0) mkdirSync(places.merging)
    writeFileSync(places.removedList, JSON.stringify(removed))
    recoverOutput(outDir)
    expect(found()).toEqual(merged)
    expect(existsSync(path.join(outDir, 'b/c'))).toBe(false)
    expect(readdirSync(folder)).toEqual(['dist'])
    rmSync(outDir, { recursive: true })
  }
})

test('a build killed before its merge, or right after it, has left nothing to finish', () => {
  const before = mergePlaces(outDir, deadPid())
  readyMerge(Number(before.staging.split('-').at(-1)))
  writeFileSync(before.removedList, JSON.stringify(names))
  recoverOutput(outDir)
  expect(found()).toEqual(firstTexts)
  mkdirSync(mergePlaces(outDir, deadPid()).merging)
  recoverOutput(outDir)
  expect(found()).toEqual(firstTexts)
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('up to three hundred files are replaced where they are; beyond, the folder is', () => {
  const manyPages = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name}${index}.html`)
  const planFor = (replaced: number) => {
    const [changed, same] = [manyPages(replaced, 'a'), manyPages(1000, 'b')]
    const standing = { files: new Set([...changed, ...same]), folders: new Set<string>() }
    return planMerge({
      staged: { files: new Set(changed), folders: new Set() },
      standing,
      kept: new Set(same),
    })
  }
  expect(planFor(300)?.placed).toHaveLength(300)
  expect(planFor(301)).toBeUndefined()
})
