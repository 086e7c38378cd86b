import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../config/loadConfig.ts'
import { formatProblem } from '../problem.ts'
import { checkSite } from './check.ts'

test('the charter reads a page as a build does, whatever ends its lines and spells its name', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-check-'))
  const charter = { words: { simplement: 'Dire comment.' } }
  const config = { title: 'A', url: 'https://docs.example', charter }
  const text = '\uFEFF---\nslug: /\ndescription: Faire simplement\n---\n# Été\n\nSoit simplement.\n'
  await mkdir(path.join(siteDir, 'docs'))
  await writeFile(
    path.join(siteDir, 'lucarne.config.mjs'),
    `export default ${JSON.stringify(config)}`,
  )
  await writeFile(
    path.join(siteDir, 'docs', 'été.md'.normalize('NFD')),
    text.replaceAll('\n', '\r\n'),
  )
  const loaded = await loadConfig(siteDir)
  if (!loaded.config) throw new Error('The configuration was not read')
  const { problems } = await checkSite({ siteDir, config: loaded.config, nowMs: 0 })
  expect(problems.map(formatProblem)).toEqual([
    'docs/été.md:7: “simplement” is not written here.\n    Dire comment.',
  ])
  await rm(siteDir, { recursive: true })
})
