import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { wholeSidebarPages } from '../site/branches.ts'
import { cacheControlOf, immutableCache } from './servers/caching.ts'
import { builtCommand } from '../testing/builtCommand.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-pages-'))
const timeoutMs = 120_000
afterAll(() => rmSync(siteDir, { recursive: true }), timeoutMs)

function write(file: string, text: string): void {
  const absolute = path.join(siteDir, file)
  mkdirSync(path.dirname(absolute), { recursive: true })
  writeFileSync(absolute, text)
}

/** The branches of its menu, by address from the root of the output. */
async function branchesBuilt(): Promise<Record<string, string>> {
  await promisify(execFile)(process.execPath, [builtCommand, 'build', siteDir])
  const names = readdirSync(path.join(siteDir, 'dist/assets'))
  const files = names.filter((name) => /^branch-.*json$/.test(name)).map((name) => `assets/${name}`)
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(siteDir, 'dist', file), 'utf8')]),
  )
}

test(
  'a tab opened before a deploy opens the branches of the menu that it shows',
  async () => {
    write(
      'lucarne.config.mjs',
      "export default { title: 'Docs', url: 'https://docs.exemple.example', docs: { showLastUpdate: false } }",
    )
    write('docs/index.md', '---\nslug: /\n---\n# Accueil\n')
    for (let index = 0; index < wholeSidebarPages; index += 1)
      write(`docs/dossier-${index % 3}/page-${index}.md`, `# Page ${index}\n`)
    const before = await branchesBuilt()
    expect(Object.keys(before)).toHaveLength(3)

    write('docs/avant/nouvelle.md', '# Nouvelle\n')
    write('docs/dossier-0/nouvelle.md', '# Nouvelle\n')
    const after = await branchesBuilt()
    expect(Object.keys(after)).toHaveLength(5)
    expect(after).toMatchObject(before)
    for (const file of Object.keys(after)) expect(cacheControlOf(`/${file}`)).toBe(immutableCache)
  },
  timeoutMs,
)
