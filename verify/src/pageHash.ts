/** Hashes everything that a page's run depends on besides its own blocks. */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { GuidePage } from './guidePage.ts'
import { decorFileOf, faultsFileOf } from './supportFiles.ts'

/** Names decors, faults, packages and the table under « Dépannage ». */
export async function hashSupport(page: GuidePage, folder: string): Promise<string> {
  const files = [
    ...page.decors.map((name) => decorFileOf(name, folder)),
    faultsFileOf(page, folder),
  ]
  const rows = page.rows.map(({ messages, others, words }) => [messages, others, words])
  return hashGuide(JSON.stringify([page.packages, page.decors, rows]), files)
}

/** The files that decide what a block does and when it passes; how pages are found, counted and shown is not among them. */
const runnerFiles = [
  'sandbox/agent.sh',
  'sandbox/enter.sh',
  'sandbox/sudo',
  'sandbox/systemctl',
  'src/matchOutput.ts',
  'src/stepScript.ts',
]

/** Names the part of the bench that a block's result depends on. */
export async function hashRunner(): Promise<string> {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..')
  return hashGuide(
    '',
    runnerFiles.map((name) => join(folder, name)),
  )
}

async function hashGuide(text: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(text)
  for (const file of files) hash.update(await readFile(file, 'utf8').catch(() => ''))
  return hash.digest('hex').slice(0, 16)
}
