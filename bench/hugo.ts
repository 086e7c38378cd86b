/**
 * The same generated guides built cold by Hugo and by Lucarne, in turns: ratios are those of pairs.
 *
 *     npm run bench:hugo -- [--pages 1000,10000] [--pairs 3] [--json FILE]
 *
 * Hugo and `brotli` are Debian's packages: install `hugo` and `brotli` first. Its theme is in `hugo/`: menu, contents,
 * neighbours, tags, highlighting, one JSON of all texts for search. It fails on a link that leads nowhere, as ours tells
 * of one. It has no navigation without loading, no glossary, no offline reading, no data for a navigation.
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeTypicalConfig } from './buildTypical.ts'
import { writeCorpus } from './corpus.ts'
import { buildHugo, buildLucarne, type Extent, writeHugoContent } from './hugo/builds.ts'
import { describeMachine, describePace } from './machine.ts'
import { median, medianOf } from './median.ts'
import type { Measured } from './runMeasured.ts'
import { writeFigures } from './writeFigures.ts'

type HugoRow = {
  readonly pages: number
  readonly extent: string
  readonly hugo: Measured
  readonly lucarne: Measured
  /** Medians of Lucarne ÷ Hugo, pair by pair. */
  readonly wallRatio: number
  readonly cpuRatio: number
}

/** Each side with nothing but pages; with its search; with its search and the copies that servers send. */
const extents: Readonly<Record<string, Extent>> = {
  'pages alone': { hasIndex: false, hasCopies: false },
  'with search': { hasIndex: true, hasCopies: false },
  'with search and copies': { hasIndex: true, hasCopies: true },
}

const { values } = parseArgs({
  options: { pages: { type: 'string' }, pairs: { type: 'string' }, json: { type: 'string' } },
})
const sizes = (values.pages ?? '1000,10000').split(',').map(Number)
const pairs = Number(values.pairs ?? 3)

requireTools()
const machine = describeMachine()
console.log(machine)
console.log(`medians of ${pairs} pairs, in turns; Lucarne ÷ Hugo`)
console.log(
  'pages   both                      Hugo s  CPU s    MB  Lucarne s  CPU s    MB  wall ÷  CPU ÷',
)
const rows: HugoRow[] = []
const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-hugo-'))
try {
  for (const pages of sizes) {
    const sites = await writeSites(pages)
    for (const [name, extent] of Object.entries(extents)) {
      const row = await comparePairs({ pages, name, extent, sites })
      rows.push(row)
      printRow(row)
    }
    // The whole of ours beside what people run: Hugo makes no copies by itself.
    const row = await comparePairs({
      pages,
      name: 'Hugo without copies',
      extent: { hasIndex: true, hasCopies: false },
      ours: { hasIndex: true, hasCopies: true },
      sites,
    })
    rows.push(row)
    printRow(row)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(`\nat the end, ${describePace()}`)
await writeFigures(values.json, { machine, rows })

type Sites = { readonly hugo: string; readonly lucarne: string }

async function writeSites(pages: number): Promise<Sites> {
  const hugo = path.join(folder, `hugo-${pages}`)
  await cp(path.join(import.meta.dirname, 'hugo/theme'), hugo, { recursive: true })
  await writeHugoContent(path.join(hugo, 'content'), pages)
  const lucarne = path.join(folder, `lucarne-${pages}`)
  await writeCorpus(path.join(lucarne, 'docs'), pages)
  await writeTypicalConfig(lucarne)
  return { hugo, lucarne }
}

type Comparison = {
  readonly pages: number
  readonly name: string
  readonly extent: Extent
  /** Extents in which Lucarne does more. */
  readonly ours?: Extent
  readonly sites: Sites
}

async function comparePairs(comparison: Comparison): Promise<HugoRow> {
  const { pages, name, extent, ours = extent, sites } = comparison
  const hugo: Measured[] = []
  const lucarne: Measured[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    hugo.push(await buildHugo(sites.hugo, extent))
    lucarne.push(await buildLucarne(sites.lucarne, ours))
  }
  const ratioOf = (figure: keyof Measured) =>
    median(lucarne.map((each, pair) => each[figure] / (hugo[pair]?.[figure] ?? Number.NaN)))
  return {
    pages,
    extent: name,
    hugo: medianOf(hugo),
    lucarne: medianOf(lucarne),
    wallRatio: ratioOf('seconds'),
    cpuRatio: ratioOf('cpuSeconds'),
  }
}

function printRow({ pages, extent, hugo, lucarne, wallRatio, cpuRatio }: HugoRow) {
  const costOf = ({ seconds, cpuSeconds, peakMegabytes }: Measured) =>
    `${seconds.toFixed(2).padStart(6)} ${cpuSeconds.toFixed(1).padStart(6)} ${peakMegabytes.toFixed(0).padStart(5)}`
  console.log(
    `${String(pages).padEnd(7)} ${extent.padEnd(24)} ${costOf(hugo)}     ${costOf(lucarne)}  ${wallRatio.toFixed(2).padStart(6)} ${cpuRatio.toFixed(2).padStart(6)}`,
  )
}

function requireTools() {
  const missing = ['hugo version', 'brotli --version'].filter((asked) => {
    const [command = '', ...args] = asked.split(' ')
    try {
      console.log(execFileSync(command, args, { encoding: 'utf8' }).trim())
      return false
    } catch {
      return true
    }
  })
  if (missing.length === 0) return
  console.error('Hugo or brotli is missing. On Debian, install the packages hugo and brotli.')
  process.exit(1)
}
