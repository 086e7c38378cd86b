/** A folder of a stranger, imported: the whole corpus is in bench/attack; these are the kinds that were found. */

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { detectTool, importSite } from './importSite.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-hostile-import-'))
const source = path.join(folder, 'repository/site')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  rmSync(path.join(folder, 'repository'), { recursive: true, force: true })
  put('../../secret.txt', 'SECRET')
  put('mkdocs.yml', 'site_name: X\nmarkdown_extensions: [pymdownx.snippets]\n')
  put('docs/index.md', '# A\n')
})

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(source, file)), { recursive: true })
  writeFileSync(path.join(source, file), text)
}

function imported() {
  const { files, outcome } = importSite(source, detectTool(source))
  return {
    whole: [...files].map(([name, content]) => `${name}\n${String(content)}`).join('\n'),
    names: [...files.keys()],
    told: outcome.notes.filter(({ level }) => level === 'decide').map(({ kind }) => kind),
  }
}

test.each([
  '--8<-- "../../../secret.txt"',
  '--8<-- "../linked.txt"',
  '{% include "../../../secret.txt" %}',
  '{% include-markdown "../linked.txt" %}',
])('a page takes in no file from outside of its repository: %s', (text) => {
  put('docs/index.md', `# A\n\n${text}\n`)
  symlinkSync('../../secret.txt', path.join(source, 'linked.txt'))
  const { whole, told } = imported()
  expect(whole).not.toContain('SECRET')
  expect(told).toEqual(['snippets that were not found'])
})

test('a page takes in a file of its repository, above its site, hidden keys apart', () => {
  mkdirSync(path.join(folder, 'repository'), { recursive: true })
  execFileSync('git', ['init', '-q', path.join(folder, 'repository')])
  put('../shared.txt', 'PARTAGÉ')
  put('../.env', 'SECRET')
  put('docs/index.md', '# A\n\n--8<-- "../shared.txt"\n\n--8<-- "../.env"\n')
  const { whole } = imported()
  expect(whole).toContain('PARTAGÉ')
  expect(whole).not.toContain('SECRET')
})

test.each(['docs_dir: ../..', 'docs_dir: linked'])(
  'pages are not those of another folder: %s',
  (setting) => {
    put('mkdocs.yml', `site_name: X\n${setting}\n`)
    symlinkSync('../..', path.join(source, 'linked'))
    const { whole, told } = imported()
    expect(whole).not.toContain('SECRET')
    expect(told).toEqual([expect.stringMatching(/^no page was found/)])
  },
)

test('a configuration that cannot be read is told, and ends nothing', () => {
  for (const text of [`nav: ${'['.repeat(50_000)}`, 'INHERIT: ../../../secret.txt']) {
    put('mkdocs.yml', text)
    expect(imported().told).toContain('configurations that could not be read')
  }
})

test('nothing is written beside the new site', () => {
  rmSync(path.join(source, 'mkdocs.yml'))
  mkdirSync(path.join(folder, 'repository/.git'))
  put(
    'docusaurus.config.js',
    "module.exports = { staticDirectories: ['..'], i18n: { locales: ['en', '../../evil', '__proto__'] } }",
  )
  put('i18n/../../evil/docusaurus-plugin-content-docs/current/a.md', '# A\n')
  const { names, told } = imported()
  expect(names.filter((name) => name.startsWith('..'))).toEqual([])
  expect(told).toContain('files whose place would be outside of the site, left out')
})

test('files that take in themselves end', () => {
  put('docs/index.md', `# A\n\n${'--8<-- "docs/index.md"\n'.repeat(12)}`)
  const { told } = imported()
  expect(told).toContain('snippets that were not found')
})

test('pages behind symbolic links of the repository come too; other links are reported', () => {
  put('shared/guide.md', '# Partagé\n')
  put('shared/more/second.md', '# Second\n')
  put('.env', 'SECRET')
  symlinkSync('../shared/guide.md', path.join(source, 'docs/guide.md'))
  symlinkSync('../shared/more', path.join(source, 'docs/more'))
  symlinkSync('../docs', path.join(source, 'docs/around'))
  symlinkSync('nowhere.md', path.join(source, 'docs/lost.md'))
  symlinkSync('../../../secret.txt', path.join(source, 'docs/outside.md'))
  symlinkSync('../.env', path.join(source, 'docs/hidden.md'))
  const { outcome, files } = importSite(source, 'markdown')
  expect([...files.keys()].filter((name) => name.endsWith('.md'))).toEqual(
    expect.arrayContaining([
      'docs/docs/guide.md',
      'docs/docs/more/second.md',
      'docs/shared/guide.md',
      'docs/shared/more/second.md',
    ]),
  )
  expect(String([...files])).not.toContain('SECRET')
  expect(
    outcome.notes.flatMap(({ kind, file }) => (kind.startsWith('symbolic') ? [file] : [])),
  ).toEqual(['docs/around', 'docs/hidden.md', 'docs/lost.md', 'docs/outside.md'])
})
