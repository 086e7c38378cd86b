/**
 * Social cards of a generated site: what they add to a cold build, and to one where nothing has changed.
 *
 *     npm run cards -w bench -- [--pages 1000]
 */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureBuild } from './buildTypical.ts'
import { writeCorpus } from './corpus.ts'
import { describeMachine, describePace } from './machine.ts'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } })
const pages = Number(values.pages)
const siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-cards-'))
const outDir = path.join(siteDir, 'dist')

console.log(describeMachine())
try {
  await writeCorpus(path.join(siteDir, 'docs'), pages)
  await writeConfig(false)
  const without = await measureBuild(siteDir, outDir)
  await rm(outDir, { recursive: true })
  await rm(path.join(siteDir, '.lucarne'), { recursive: true })
  await writeConfig(true)
  const cold = await measureBuild(siteDir, outDir)
  const cards = (await readdir(path.join(outDir, 'assets'))).filter((name) =>
    name.startsWith('card-'),
  )
  const unchanged = await measureBuild(siteDir, outDir)
  const row = (name: string, seconds: number) =>
    console.log(`${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`)
  row('cold, without cards', without.seconds)
  row(`cold, with ${cards.length} cards`, cold.seconds)
  row('unchanged, with cards', unchanged.seconds)
} finally {
  await rm(siteDir, { recursive: true, force: true })
}
console.log(`\nat the end, ${describePace()}`)

function writeConfig(socialCards: boolean): Promise<void> {
  const config = { title: 'Banc', url: 'https://banc.example', docs: { showLastUpdate: false } }
  const text = `export default ${JSON.stringify({ ...config, socialCards })}\n`
  return writeFile(path.join(siteDir, 'lucarne.config.mjs'), text)
}
