/** Sites of generated guides: their configuration, and their build. */

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { requireFreshBundle } from '../engine/sourceStamp.mjs'
import { writeCorpus } from './corpus.ts'
import { runMeasured, type Measured } from './runMeasured.ts'

const lucarne = path.join(import.meta.dirname, '../engine/bin/lucarne.js')

/** With the navbar and footer of a usual site. Returns what the build cost; the output is in `dist` of `siteDir`. */
export async function buildTypical(siteDir: string, pages: number): Promise<Measured> {
  await writeCorpus(path.join(siteDir, 'docs'), pages)
  await writeTypicalConfig(siteDir)
  return measureBuild(siteDir, path.join(siteDir, 'dist'))
}

/** `more` is set beside, or instead. */
export async function writeTypicalConfig(siteDir: string, more: object = {}): Promise<void> {
  const text = await readFile(path.join(import.meta.dirname, 'typicalConfig.json'), 'utf8')
  const config = { ...(JSON.parse(text) as object), ...more }
  await writeConfig(siteDir, JSON.stringify(config))
}

/** The least that a site may say, and no `git log`. */
export function writePlainConfig(siteDir: string): Promise<void> {
  return writeConfig(
    siteDir,
    "{ title: 'Banc', url: 'https://banc.example', docs: { showLastUpdate: false } }",
  )
}

function writeConfig(siteDir: string, config: string): Promise<void> {
  return writeFile(path.join(siteDir, 'lucarne.config.mjs'), `export default ${config}\n`)
}

export function measureBuild(siteDir: string, outDir: string): Promise<Measured> {
  requireFreshBundle()
  const args = [lucarne, 'build', siteDir, '--out', outDir]
  return runMeasured({ command: process.execPath, args })
}
