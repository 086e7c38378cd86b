import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets, ledger } from './keptAssets.ts'
import { openOutput } from './output.ts'
import type { PlacedFile } from './leftFile.ts'

let folder = ''
let outDir = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lucarne-kept-'))
  outDir = path.join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true }))

type Build = {
  readonly previous?: ReadonlyMap<string, PlacedFile>
  readonly keptBuilds?: number
}

/** A site whose every named file has the number of the build in its name. */
async function build(number: string, { previous, keptBuilds = 2 }: Build = {}) {
  const output = await openOutput(outDir, { precompress: true, previous })
  const files = [
    'index.html',
    'search-index-docs.json',
    'en/search-index-docs.json',
    `assets/page-${number}/index.html`,
    `assets/contrat-${number}.txt`,
    `assets/app-0000000${number}.js`,
    `search-index-docs.${number}.text-0.json`,
    `en/search-index-docs.${number}.text-0.json`,
  ]
  for (const file of files)
    await output.write(file, `${file} ${number} `.repeat(60), { madeFrom: `sources ${number}` })
  await keepAssets(output, outDir, keptBuilds)
  const placed = await output.commit()
  await output.clear()
  return placed
}

const named = async () =>
  (await readdir(outDir, { recursive: true }))
    .filter((file) => /[-.](0{7})?\d\.(js|text-0\.json)$/.test(file))
    .toSorted()

const numberedFiles = (...numbers: readonly string[]) =>
  numbers
    .flatMap((number) => [
      `assets/app-0000000${number}.js`,
      `en/search-index-docs.${number}.text-0.json`,
      `search-index-docs.${number}.text-0.json`,
    ])
    .toSorted()

test('hashed files and pieces of indexes live as long as the builds that are kept', async () => {
  for (const number of ['1', '2', '3', '4']) await build(number)
  expect(await named()).toEqual(numberedFiles('2', '3', '4'))
  expect(await readFile(path.join(outDir, 'en/search-index-docs.2.text-0.json'), 'utf8')).toContain(
    ' 2 ',
  )
  await build('4')
  expect(await named()).toEqual(numberedFiles('2', '3', '4'))
  await build('5', { keptBuilds: 0 })
  expect(await named()).toEqual(numberedFiles('5'))
})

test('what was taken away is: a page or a static file under assets/ is not named by its content', async () => {
  await build('1')
  await build('2')
  const names = await readdir(path.join(outDir, 'assets'))
  expect(names.filter((name) => /^(page|contrat)-/.test(name)).toSorted()).toEqual([
    'contrat-2.txt',
    'contrat-2.txt.br',
    'contrat-2.txt.gz',
    'page-2',
  ])
})

test('what is kept is linked with its copies, and is not taken for what a later build makes', async () => {
  const first = await build('1')
  const second = await build('2', { previous: first })
  const piece = 'search-index-docs.1.text-0.json'
  expect(second.get(piece)).toEqual({ ...first.get(piece), madeFrom: undefined })
  expect(await readdir(outDir)).toContain(`${piece}.br`)
})

test('the list of a build names an index once, and one that was tampered with names nothing outside', async () => {
  await build('1')
  const list = path.join(outDir, ledger)
  expect(JSON.parse(await readFile(list, 'utf8'))).toEqual([
    ['assets/app-00000001.js', 'en/search-index-docs.1.', 'search-index-docs.1.'],
  ])
  await writeFile(path.join(folder, 'search-index-docs.9.text-0.json'), 'Secret')
  const tampered = [[['../secret.txt']], [['index.html']], [['../search-index-docs.']], {}, [{}]]
  for (const builds of tampered) {
    await writeFile(list, JSON.stringify(builds))
    await build('2')
    expect(await named()).toEqual(numberedFiles('2'))
  }
})
