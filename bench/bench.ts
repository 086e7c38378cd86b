/**
 * Bytes, builds, the first view, navigation, the development server and search, one after the other: side by side they
 * would disturb each other.
 *
 *     npm run bench -- [--json FILE]
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine } from './machine.ts'
import { writeFigures } from './writeFigures.ts'

const parts = {
  'Bytes, compressed, against their budgets': 'pageWeight',
  'Builds of generated guides': 'build',
  'A generated guide in Chromium': 'firstView',
  'The development server': 'dev',
  'Search beside other engines': 'search',
}

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-bench-'))
try {
  const machine = describeMachine()
  console.log(machine)
  const figures: Record<string, unknown> = { machine }
  for (const [title, part] of Object.entries(parts)) {
    console.log(`\n## ${title}\n`)
    const json = path.join(folder, `${part}.json`)
    const script = path.join(import.meta.dirname, `${part}.ts`)
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'jiti/register', script, '--json', json],
      { stdio: 'inherit' },
    )
    if (status !== 0) throw new Error(`${part}.ts failed`)
    figures[part] = JSON.parse(await readFile(json, 'utf8'))
    // After each part: what fails later loses none of it.
    await writeFigures(values.json, figures)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
