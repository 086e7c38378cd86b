/** A built site of generated guides, with the navbar and footer of a usual one. */

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeCorpus } from './corpus.ts'
import { runMeasured, type Measured } from './runMeasured.ts'

const lucarne = path.join(import.meta.dirname, '../engine/bin/lucarne.js')

/** Returns what the build cost; the output is in `dist` of `siteDir`. */
export async function buildTypical(siteDir: string, pages: number): Promise<Measured> {
  await writeCorpus(path.join(siteDir, 'docs'), pages)
  const config = await readFile(path.join(import.meta.dirname, 'typicalConfig.json'), 'utf8')
  await writeFile(path.join(siteDir, 'lucarne.config.mjs'), `export default ${config}`)
  return buildSite(siteDir, path.join(siteDir, 'dist'))
}

export function buildSite(siteDir: string, outDir: string): Promise<Measured> {
  const args = [lucarne, 'build', siteDir, '--out', outDir]
  return runMeasured({ command: process.execPath, args })
}
