/**
 * Bytes that a reader's browser receives, compressed as they are served, against budgets: over one, this fails.
 *
 *     npm run budgets -w bench -- [--json FILE]
 */
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { measureBuild, buildTypical } from './buildTypical.ts'
import { buildAddress, seenPage } from './corpus.ts'
import { firstFlight } from './flightServer.ts'
import { median } from './median.ts'
import { writeFigures } from './writeFigures.ts'

type SiteList = { readonly isWhole: boolean; readonly bytes: number }

type Weight = { readonly what: string; readonly bytes: number; readonly budget: number }

const typicalPages = 37
const { values } = parseArgs({ options: { json: { type: 'string' } } })
const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-weight-'))
try {
  const typical = path.join(folder, 'typical')
  await buildTypical(typical, typicalPages)
  const provider = path.join(folder, 'provider')
  await measureBuild(path.join(import.meta.dirname, '../site'), provider)
  const weights = [
    ...(await weighTypical(path.join(typical, 'dist'))),
    ...(await weighSite(provider)),
    ...(await weighLanguages(path.join(import.meta.dirname, '../engine/dist/client'))),
  ]
  for (const { what, bytes, budget } of weights)
    console.log(
      `${bytes > budget ? 'OVER' : 'ok  '} ${String(bytes).padStart(7)} of ${String(budget).padStart(7)} bytes  ${what}`,
    )
  await writeFigures(values.json, weights)
  const over = weights.filter(({ bytes, budget }) => bytes > budget).length
  if (over > 0) {
    console.log(`\n${over} over budget`)
    process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function weighTypical(outDir: string): Promise<Weight[]> {
  const page = path.join(outDir, buildAddress(seenPage))
  return [
    {
      what: 'a guide of 600 words with code: HTML, CSS and boot script, before any interaction',
      bytes: await served(path.join(page, 'index.html')),
      budget: firstFlight,
    },
    {
      what: '  of which the boot script, compressed alone',
      bytes: await bootScript(path.join(page, 'index.html')),
      budget: 800,
    },
    {
      what: 'the same guide by client navigation',
      bytes: await served(path.join(page, 'index.json')),
      budget: 5_000,
    },
  ]
}

async function weighSite(outDir: string): Promise<Weight[]> {
  const pages = (await readdir(outDir, { recursive: true })).filter((file) =>
    /(^|\/)index\.html$/.test(file),
  )
  const bytes = await Promise.all(pages.map((file) => served(path.join(outDir, file))))
  const heaviest = Math.max(...bytes)
  const name = pages[bytes.indexOf(heaviest)]
  const assets = (await readdir(path.join(outDir, 'assets'))).filter((file) =>
    /\.(js|css|json)$/.test(file),
  )
  const sum = async (pattern: RegExp) => {
    const sizes = assets
      .filter((file) => pattern.test(file))
      .map((file) => served(path.join(outDir, 'assets', file)))
    if (sizes.length === 0) throw new Error(`No asset is named ${pattern}`)
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  }
  return [
    { what: `the heaviest page of the site (${name})`, bytes: heaviest, budget: 22_000 },
    {
      what: 'the median guide of the site (what its first screen needs: npm run first-flight)',
      bytes: median(bytes.filter((_, index) => isGuide(outDir, pages[index]))),
      budget: 17_600,
    },
    { what: 'the app: shell, navigation, React', bytes: await sum(/^app-.*\.js$/), budget: 80_000 },
    {
      what: 'the frame of the site: menus, sidebar, footer',
      bytes: await sum(/^frame-/),
      budget: 4_000,
    },
    { what: 'the search box', bytes: await sum(/^(search|box)[^/]*\.(js|css)$/i), budget: 24_000 },
    {
      what: 'the search index of the site',
      bytes: await served(path.join(outDir, 'search-index-docs-default-current.json')),
      budget: 120_000,
    },
    {
      what: 'the worker that reads the site offline',
      bytes: await served(path.join(outDir, 'offline.js')),
      budget: 3_000,
    },
    {
      what: '  and all that it keeps, once, in the background',
      bytes: await keptBytes(path.join(outDir, 'offline.json')),
      budget: 3_000_000,
    },
  ]
}

/** A site publishes the engine of its own languages alone: those that are shipped are weighed. */
async function weighLanguages(folder: string): Promise<Weight[]> {
  const files = (await readdir(folder)).filter((file) => /Worker-.*\.js$/.test(file))
  if (files.length < 9) throw new Error(`${folder} lacks search engines`)
  return Promise.all(
    files.toSorted().map(async (file) => ({
      what: `the search engine, ${file.replace(/Worker-.*$/, '')}`,
      bytes: brotliCompressSync(await readFile(path.join(folder, file))).length,
      budget: 12_288,
    })),
  )
}

function isGuide(outDir: string, page = ''): boolean {
  return readFileSync(path.join(outDir, page), 'utf8').includes('{"kind":"doc"')
}

/** As the list itself counts them; a site that is not kept whole is over any budget. */
async function keptBytes(file: string): Promise<number> {
  const { isWhole, bytes } = JSON.parse(await readFile(file, 'utf8')) as SiteList
  return isWhole ? bytes : Number.POSITIVE_INFINITY
}

async function bootScript(file: string): Promise<number> {
  const [, script] =
    /<script data-base[^>]*>(.*?)<\/script>/s.exec(await readFile(file, 'utf8')) ?? []
  if (!script) throw new Error(`${file} has no boot script`)
  return brotliCompressSync(script).length
}

/** Bytes of the brotli copy; a file too small to have one is served as it is. */
async function served(file: string): Promise<number> {
  return (await stat(`${file}.br`).catch(() => stat(file))).size
}
