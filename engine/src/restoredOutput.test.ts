import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from './build.ts'
import { fileList, verifyOutput } from './output/fileList.ts'
import { hashContent } from './disk/hashContent.ts'
import { readConfig } from './read/readConfig.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-restored-'))
afterAll(() => rmSync(folder, { recursive: true }))

const config = `export default {
  title: 'Docs', url: 'https://docs.exemple.example', offline: true, docs: { showLastUpdate: false },
}`

function writePage(siteDir: string, name: string): void {
  mkdirSync(path.join(siteDir, 'docs'), { recursive: true })
  const text = `# Page ${name}\n\n${`Le mot ${name}. `.repeat(60)}\n\n## Suite\n\nFin.\n`
  writeFileSync(path.join(siteDir, `docs/${name}.md`), text)
}

async function build(siteDir: string): Promise<void> {
  const { config: read } = await readConfig(siteDir)
  if (!read) throw new Error('The configuration was refused')
  await buildSite({ siteDir, config: read, outDir: path.join(siteDir, 'dist') })
}

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()

const contentsOf = (root: string) =>
  listFiles(root).map((file) => `${file} ${hashContent(readFileSync(path.join(root, file)))}`)

/** As it is built by hands that have left everything alone; its output, then that of a last edit. */
let source = ''
let wanted: readonly string[] = []
beforeAll(async () => {
  source = path.join(folder, 'source')
  mkdirSync(source)
  writeFileSync(path.join(source, 'lucarne.config.mjs'), config)
  for (const name of ['index', 'deux', 'trois']) writePage(source, name)
  await build(source)
  writePage(source, 'quatre')
  await build(source)
  const after = path.join(folder, 'after')
  cpSync(source, after, { recursive: true, preserveTimestamps: true })
  writePage(after, 'cinq')
  await build(after)
  wanted = contentsOf(path.join(after, 'dist'))
  // Three builds, which other tests slow down.
}, 60_000)

const retime = (siteDir: string, timeOf: (seconds: number) => number) => {
  for (const file of listFiles(siteDir)) {
    const absolute = path.join(siteDir, file)
    const seconds = timeOf(statSync(absolute).mtimeMs / 1000)
    utimesSync(absolute, seconds, seconds)
  }
}

const inOutput = (siteDir: string, pattern: RegExp): string => {
  const [file] = listFiles(path.join(siteDir, 'dist')).filter((each) => pattern.test(each))
  if (file === undefined) throw new Error(`Nothing in the output is like ${pattern}`)
  return path.join(siteDir, 'dist', file)
}

/** Another content of the same length, at the same time. */
function forge(file: string): void {
  const { atimeMs, mtimeMs } = statSync(file)
  writeFileSync(file, readFileSync(file).fill(0x20, 10, 40))
  utimesSync(file, atimeMs / 1000, mtimeMs / 1000)
}

const states: [name: string, change: (siteDir: string) => void][] = [
  ['copied with the times of the copy', (site) => retime(site, () => Date.now() / 1000)],
  ['unpacked from a zip, with even seconds', (site) => retime(site, (s) => Math.floor(s / 2) * 2)],
  ['unpacked with whole seconds', (site) => retime(site, Math.floor)],
  ['checked out, with one time for all', (site) => retime(site, () => 1_700_000_000)],
  ['copied with its times', () => undefined],
  [
    'forged in the length and at the time of a page',
    (site) => forge(inOutput(site, /deux\/index\.html$/)),
  ],
  ['forged in a compressed copy', (site) => forge(inOutput(site, /trois\/index\.html\.br$/))],
  [
    'with a folder in the place of a page',
    (site) => {
      const page = inOutput(site, /deux\/index\.html$/)
      rmSync(page)
      mkdirSync(path.join(page, 'x'), { recursive: true })
    },
  ],
  [
    'with a file in the place of a folder',
    (site) => {
      rmSync(path.join(site, 'dist/deux'), { recursive: true })
      writeFileSync(path.join(site, 'dist/deux'), 'x')
    },
  ],
  [
    'with a link in the place of a folder',
    (site) => {
      renameSync(path.join(site, 'dist/deux'), path.join(site, 'ailleurs'))
      symlinkSync(path.join(site, 'ailleurs'), path.join(site, 'dist/deux'))
    },
  ],
  [
    'with a pipe in the place of a page',
    (site) => {
      const page = inOutput(site, /deux\/index\.html$/)
      rmSync(page)
      execFileSync('mkfifo', [page])
    },
  ],
  [
    'beside a merge whose list was torn',
    (site) => {
      mkdirSync(path.join(site, 'dist.lucarne-merging-4194303'))
      writeFileSync(path.join(site, 'dist.lucarne-removed-4194303'), '["index.ht')
    },
  ],
  ['without its cache', (site) => rmSync(path.join(site, '.lucarne'), { recursive: true })],
  [
    'with a file in the place of its cache',
    (site) => {
      rmSync(path.join(site, '.lucarne'), { recursive: true })
      writeFileSync(path.join(site, '.lucarne'), 'x')
    },
  ],
  [
    'with a manifest changed in one digit',
    (site) => {
      const file = path.join(site, '.lucarne/cache/outputs/dist.json')
      const text = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        text.replace(
          /("offline.js",\{"hash":")(.)/,
          (_, start, digit) => `${start}${digit === '0' ? '1' : '0'}`,
        ),
      )
      expect(readFileSync(file, 'utf8')).not.toBe(text)
    },
  ],
]

test.each(states)('an output and a cache %s give what a first build gives', async (_, change) => {
  const siteDir = path.join(folder, 'restored')
  cpSync(source, siteDir, { recursive: true, preserveTimestamps: true })
  change(siteDir)
  writePage(siteDir, 'cinq')
  await build(siteDir)
  expect(contentsOf(path.join(siteDir, 'dist'))).toEqual(wanted)
  rmSync(siteDir, { recursive: true })
})

test('an output restored from a cache is kept where it is, whatever its times', async () => {
  const siteDir = path.join(folder, 'kept')
  cpSync(source, siteDir, { recursive: true })
  const page = inOutput(siteDir, /deux\/index\.html$/)
  const { ino } = statSync(page)
  writeFileSync(path.join(siteDir, 'docs/trois.md'), '# Page trois\n\nUn autre texte.\n')
  await build(siteDir)
  expect(statSync(page).ino).toBe(ino)
})

test('an asset of a past build that was cut short is not published again', async () => {
  const siteDir = path.join(folder, 'cut')
  cpSync(source, siteDir, { recursive: true })
  const asset = inOutput(siteDir, /assets\/frame-.*\.json$/)
  writeFileSync(asset, '{')
  writePage(siteDir, 'cinq')
  await build(siteDir)
  expect(existsSync(asset)).toBe(false)
})

test('copies of an encoding that the site no longer asks for go, and come back when it does', async () => {
  const siteDir = path.join(folder, 'copies')
  cpSync(source, siteDir, { recursive: true })
  const dist = path.join(siteDir, 'dist')
  const pagesIn = () => contentsOf(dist).filter((line) => /index\.(html|json)/.test(line))
  const before = pagesIn()
  const ask = async (precompress: string) => {
    const text = config.replace('offline: true', `offline: true, precompress: ${precompress}`)
    writeFileSync(path.join(siteDir, 'lucarne.config.mjs'), text)
    await build(siteDir)
    return { names: listFiles(dist), verdict: verifyOutput(dist, path.join(dist, fileList)) }
  }
  const isOf = (ending: string) => (name: string) => name.endsWith(ending)
  const brotli = await ask("'br'")
  expect([brotli.names.some(isOf('.br')), brotli.names.some(isOf('.gz'))]).toEqual([true, false])
  const gzip = await ask("'gzip'")
  expect([gzip.names.some(isOf('.br')), gzip.names.some(isOf('.gz'))]).toEqual([false, true])
  for (const { verdict } of [brotli, gzip])
    expect(verdict).toMatchObject({ missing: [], changed: [], added: [] })
  await ask('true')
  expect(pagesIn()).toEqual(before)
})

test('a list of what a merge removes reaches nothing outside the output', async () => {
  const siteDir = path.join(folder, 'climbing')
  cpSync(source, siteDir, { recursive: true })
  mkdirSync(path.join(siteDir, 'dist.lucarne-merging-4194303'))
  const list = path.join(siteDir, 'dist.lucarne-removed-4194303')
  writeFileSync(list, JSON.stringify(['../docs/deux.md', 'a/../../docs/deux.md', 3]))
  await build(siteDir)
  expect(existsSync(path.join(siteDir, 'docs/deux.md'))).toBe(true)
})
