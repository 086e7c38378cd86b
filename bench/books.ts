/**
 * Measures the cost of print pages: builds the same generated guides cold without and with them, in turns.
 *
 *     npm run books -w bench -- [--pages 250,1000] [--rounds 3]
 *
 * One page holds the docs of its category, another those of the whole version: the cost must stay linear in docs.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureBuild, writeTypicalConfig } from './buildTypical.ts'
import { writeCorpus } from './corpus.ts'
import { describeMachine, describePace } from './machine.ts'
import { median } from './median.ts'
import type { Measured } from './runMeasured.ts'
import { writeFigures } from './writeFigures.ts'

type BookRow = {
  readonly pages: number
  /** Medians of cold builds. */
  readonly without: Measured
  readonly printed: Measured
  /** Size of the page that holds the whole version, before compression. */
  readonly pageMegabytes: number
}

const { values } = parseArgs({
  options: { pages: { type: 'string' }, rounds: { type: 'string' }, json: { type: 'string' } },
})
const sizes = (values.pages ?? '250,1000').split(',').map(Number)
const rounds = Number(values.rounds ?? 3)

console.log(describeMachine())
console.log('pages   without s  CPU s  MB   printed s  CPU s  MB   the whole page, MB')
const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-books-'))
const rows: BookRow[] = []
try {
  for (const pages of sizes) {
    const row = await measureBooks(pages, path.join(folder, String(pages)))
    rows.push(row)
    const figures = ({ seconds, cpuSeconds, peakMegabytes }: Measured) =>
      `${seconds.toFixed(2).padStart(7)}  ${cpuSeconds.toFixed(2).padStart(6)} ${peakMegabytes.toFixed(0).padStart(4)}`
    console.log(
      `${String(pages).padEnd(8)}${figures(row.without)}   ${figures(row.printed)}   ${row.pageMegabytes.toFixed(1)}`,
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const [index, large] of rows.entries()) {
  const small = rows[index - 1]
  if (!small) continue
  const growth = (of: (row: BookRow) => number) =>
    (Math.log(of(large) / of(small)) / Math.log(large.pages / small.pages)).toFixed(2)
  const { pages } = large
  console.log(
    `\nfrom ${small.pages} to ${pages} pages, with those to print: processor as pages^${growth(({ printed }) => printed.cpuSeconds)}, ` +
      `memory as pages^${growth(({ printed }) => printed.peakMegabytes)}, the page as pages^${growth(({ pageMegabytes }) => pageMegabytes)}`,
  )
}
console.log(`\nat the end, ${describePace()}`)
await writeFigures(values.json, rows)

async function measureBooks(pages: number, siteDir: string): Promise<BookRow> {
  await writeCorpus(path.join(siteDir, 'docs'), pages)
  const outDir = path.join(siteDir, 'dist')
  const buildCold = async (printPage: boolean) => {
    await writeTypicalConfig(siteDir, { printPage })
    for (const each of [outDir, path.join(siteDir, '.lucarne')])
      await rm(each, { recursive: true, force: true })
    return measureBuild(siteDir, outDir)
  }
  const without: Measured[] = []
  const printed: Measured[] = []
  for (let round = 0; round < rounds; round += 1) {
    without.push(await buildCold(false))
    printed.push(await buildCold(true))
  }
  const { size } = await stat(path.join(outDir, 'imprimer/index.html'))
  return { pages, without: middle(without), printed: middle(printed), pageMegabytes: size / 1e6 }
}

function middle(builds: readonly Measured[]): Measured {
  return {
    seconds: median(builds.map(({ seconds }) => seconds)),
    cpuSeconds: median(builds.map(({ cpuSeconds }) => cpuSeconds)),
    peakMegabytes: median(builds.map(({ peakMegabytes }) => peakMegabytes)),
  }
}
