import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCommandLine } from '../testing/commandLine.ts'

const { siteDir, configure, run, remove } = openCommandLine()
afterAll(remove)

const kept = [
  'lucarne.config.mjs',
  'docs/index.md',
  'autre/notes.txt',
  'i18n/en/x.md',
  'versions/1.0/index.md',
]
beforeAll(() => {
  configure("{ docs: { versions: [{ name: 'current' }, { name: '1.0' }] } }")
  for (const file of kept.slice(2)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true })
    writeFileSync(path.join(siteDir, file), 'écrit par quelqu’un')
  }
  symlinkSync(path.join(siteDir, 'autre'), path.join(siteDir, 'lien'))
  symlinkSync(siteDir, path.join(siteDir, 'autre', 'retour'))
})

const rows = [
  '.',
  '..',
  'docs',
  'docs/html',
  'pages',
  'static/www',
  'i18n',
  'versions/1.0',
  'versions',
  'autre',
  'lien',
  'autre/retour/docs',
  'lucarne.config.mjs',
]
test.each(rows)('a build into --out %s is refused, and nothing is lost', (out) => {
  const { status, printed } = run('build', siteDir, '--out', out)
  expect(printed).toMatch(
    /^A build replaces its whole output folder, and .*: give --out a folder of its own, such as dist\n$/,
  )
  expect(status).toBe(2)
  for (const file of kept) expect(existsSync(path.join(siteDir, file)), file).toBe(true)
})

test('a build takes an empty folder, an output that was made before and one that is not there', () => {
  mkdirSync(path.join(siteDir, 'vide'))
  for (const out of ['vide', 'vide', 'absent/dist', '../' + path.basename(siteDir) + '-dist'])
    expect(run('build', siteDir, '--out', out).status, out).toBe(0)
  expect(readdirSync(path.join(siteDir, 'vide'))).toContain('index.html')
  rmSync(`${siteDir}-dist`, { recursive: true })
})
