/**
 * Builds of a generated corpus: cold, unchanged, and after one edit.
 *
 *     npm run build-times -w bench -- [--pages 100,1000,10000]
 *
 * Times are wall clock, of this machine at this moment: compare rows of one run, not runs.
 */
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureBuild, writePlainConfig } from './buildTypical.ts'
import { buildSourcePath, writeCorpus } from './corpus.ts'
import { folderBytes } from './folderBytes.ts'
import { describeMachine, describePace } from './machine.ts'
import type { Measured } from './runMeasured.ts'
import { writeFigures } from './writeFigures.ts'

export type BuildRow = {
  readonly pages: number
  readonly cold: Measured
  readonly unchanged: Measured
  readonly edited: Measured
  /** Without and with the `.br` and `.gz` copies. */
  readonly outputMegabytes: number
  readonly withCopiesMegabytes: number
}

const { values } = parseArgs({ options: { pages: { type: 'string' }, json: { type: 'string' } } })
const sizes = (values.pages ?? '100,1000,10000').split(',').map(Number)

console.log(describeMachine())
console.log('pages   cold s  MB   unchanged s  one edit s  output MB  with copies')
const rows: BuildRow[] = []
const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-bench-'))
try {
  for (const pages of sizes) {
    const row = await measureBuilds(pages, path.join(folder, String(pages)))
    rows.push(row)
    console.log(
      [
        String(pages).padEnd(7),
        row.cold.seconds.toFixed(2).padStart(6),
        row.cold.peakMegabytes.toFixed(0).padStart(4),
        row.unchanged.seconds.toFixed(2).padStart(12),
        row.edited.seconds.toFixed(2).padStart(11),
        row.outputMegabytes.toFixed(1).padStart(10),
        row.withCopiesMegabytes.toFixed(1).padStart(12),
      ].join(' '),
    )
  }
} finally {
  // Only now: some file systems are slow to give again what has just been given back.
  await rm(folder, { recursive: true, force: true })
}
const [small, large] = [rows.at(-2), rows.at(-1)]
if (small && large) {
  const exponent =
    Math.log(large.cold.seconds / small.cold.seconds) / Math.log(large.pages / small.pages)
  console.log(
    `\ntime grows as pages^${exponent.toFixed(2)} from ${small.pages} to ${large.pages} pages`,
  )
}
console.log(`\nat the end, ${describePace()}`)
await writeFigures(values.json, rows)

async function measureBuilds(pages: number, siteDir: string): Promise<BuildRow> {
  await writeCorpus(path.join(siteDir, 'docs'), pages)
  await writePlainConfig(siteDir)
  const outDir = path.join(siteDir, 'dist')
  const build = () => measureBuild(siteDir, outDir)
  const cold = await build()
  // Before the next one: it keeps files of this one, for tabs opened before a deploy.
  const sizes = {
    outputMegabytes: folderBytes(outDir, (file) => !/\.(br|gz)$/.test(file)) / 1e6,
    withCopiesMegabytes: folderBytes(outDir) / 1e6,
  }
  const unchanged = await build()
  await appendFile(
    path.join(siteDir, 'docs', buildSourcePath(Math.floor(pages / 2))),
    '\nUne phrase de plus.\n',
  )
  const edited = await build()
  return { pages, cold, unchanged, edited, ...sizes }
}
