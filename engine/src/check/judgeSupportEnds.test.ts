import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../config/loadConfig.ts'
import { formatProblem } from '../problem.ts'
import { checkSite } from './check.ts'

let siteDir: string

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-ends-'))
  const supportEnds = { table: 'pages/versions.md', address: '/versions', except: ['ancien.md'] }
  const config = { title: 'A', url: 'https://docs.example', charter: { supportEnds } }
  await write('lucarne.config.mjs', `export default ${JSON.stringify(config)}`)
})

afterEach(() => rm(siteDir, { recursive: true }))

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true })
  await writeFile(path.join(siteDir, file), text)
}

async function told(day: string): Promise<string[]> {
  const loaded = await loadConfig(siteDir)
  if (!loaded.config) throw new Error('The configuration was not read')
  const nowMs = Date.parse(day)
  const { problems } = await checkSite({ siteDir, config: loaded.config, nowMs })
  return problems.map(formatProblem)
}

const table =
  '# Versions\n\n| Programme | Version | Fin |\n|-|-|-|\n| PHP | 8.2 | 2026-12-31 |\n| PHP | 8.4 | 2028-12-31 |\n'

test('a check tells the line of a version that is past or near its end, on the day it runs', async () => {
  await write('pages/versions.md', table)
  await write(
    'docs/index.md',
    '---\nslug: /\n---\n# A\n\nPHP 8.4, puis PHP 8.2.\n\nPHP 8.2 : [sa fin](/versions).\n\nVoyez [B](ancien.md).\n',
  )
  await write('docs/ancien.md', '# B\n\nPHP 8.2 ici.\n')
  const hint = '\n    Name a version that is kept up, or lead to /versions on that line.'
  expect(await told('2026-09-01')).toEqual([])
  expect(await told('2026-11-25')).toEqual([`docs/index.md:6: PHP 8.2 ends on 2026-12-31${hint}`])
  expect(await told('2027-01-01')).toEqual([
    `docs/index.md:6: PHP 8.2 has had no correction since 2026-12-31${hint}`,
  ])
})

test('a table without a row is told: nothing would be checked', async () => {
  await write('pages/versions.md', '# Versions\n')
  await write('docs/index.md', '---\nslug: /\n---\n# A\n\n[Versions](/versions)\n')
  expect(await told('2026-11-25')).toEqual([
    'pages/versions.md: charter.supportEnds.table: no row such as “| PHP | 8.4 | 2028-12-31 |” in pages/versions.md\n    Write the table, or its path.',
  ])
})
