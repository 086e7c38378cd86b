/** The sites of `e2e/sites/import`, one for each tool: what becomes of them. */

import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Tool } from './importPlan.ts'
import { detectTool, importSite } from './importSite.ts'
import { runImport } from './runImport.ts'

const sampleFolder = (tool: Tool) =>
  new URL(`../../../e2e/sites/import/${tool}/`, import.meta.url).pathname.replace(/\/$/, '')
const all: readonly Tool[] = ['docusaurus', 'mkdocs', 'vitepress', 'starlight']

test.each(all)('a folder of %s is known by its configuration', (tool) => {
  expect(detectTool(sampleFolder(tool))).toBe(tool)
})

test.each(all)('importing %s twice changes nothing', async (tool) => {
  const out = mkdtempSync(path.join(tmpdir(), 'lucarne-import-'))
  const first = await runImport({ folder: sampleFolder(tool), out })
  expect(first).toMatchObject({ text: expect.stringContaining('pages from') as string })
  expect(readdirSync(out)).toContain('import-report.md')
  const second = await runImport({ folder: sampleFolder(tool), out })
  expect(second).toMatchObject({ text: expect.stringContaining('\n0 files written') as string })
})

test('what needs no change is copied byte for byte', () => {
  const { outcome } = importSite(sampleFolder('docusaurus'), 'docusaurus')
  expect(outcome.unchanged).toBeGreaterThan(8)
})

test.each([
  ['mkdocs', /docs:\s*\{ numberPrefixes: false/],
  ['vitepress', /baseUrl: '\/passerelle\/'/],
  ['starlight', /code: 'fr'[\s\S]*code: 'en'/],
  ['docusaurus', /name: '1\.0'/],
] as const)('the configuration of %s says what it said', (tool, expected) => {
  expect(String(importSite(sampleFolder(tool), tool).files.get('lucarne.config.ts'))).toMatch(
    expected,
  )
})

test('the report says what a person must still decide, with its place', () => {
  const { files } = importSite(sampleFolder('docusaurus'), 'docusaurus')
  expect(String(files.get('import-report.md'))).toContain('src/pages/index.tsx')
})

test('a dry run writes nothing and shows what would change', async () => {
  const out = path.join(tmpdir(), 'lucarne-import-never')
  const done = await runImport({ folder: sampleFolder('mkdocs'), out, dryRun: true })
  expect('text' in done && done.text).toContain('+:::note')
  expect(readdirSync(tmpdir())).not.toContain('lucarne-import-never')
})

test.each([
  [{ from: 'hugo' }, 'the tools are docusaurus, mkdocs, vitepress, starlight, markdown'],
  [{ from: 'vitepress' }, 'There is no configuration of vitepress'],
  [{ folder: '/nowhere/at/all' }, 'There is no folder'],
])('%j is refused with a sentence', async (options, fault) => {
  const done = await runImport({ folder: sampleFolder('mkdocs'), out: '/tmp/never', ...options })
  expect('fault' in done && done.fault).toContain(fault)
})
