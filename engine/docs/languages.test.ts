/** The files of `languages.md`, built and checked: each gives what the page says; its table is counted from the engine. */

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageNamed } from '../src/search/languages/allLanguages.ts'
import { builtCommand } from '../src/testing/builtCommand.ts'
import { partUnder, readReferencePage } from '../src/testing/referencePage.ts'
import { typographyNames } from '../src/config/typographyNames.ts'
import { readAddresses } from '../src/words/addresses.ts'
import { languageNames } from '../src/words/languageNames.ts'
import { wordTables } from '../src/words/languageWords.ts'

const page = readReferencePage('languages.md')
const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-languages-'))
afterAll(() => rmSync(siteDir, { recursive: true }))

const run = promisify(execFile)
const lucarne = (command: string, ...options: string[]) =>
  run(process.execPath, [builtCommand, command, siteDir, ...options])

beforeAll(async () => {
  for (const [, file = '', text = ''] of page.matchAll(
    /^```(?:ts|md|yaml) title="([^"]+)"\n([\s\S]*?)^```$/gm,
  )) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true })
    writeFileSync(
      path.join(siteDir, file),
      text.replace(/^import .*\n/, '').replace('defineConfig(', '('),
    )
  }
  await lucarne('build')
}, 120_000)

test('the site of the page has no problem, and lists what is not translated', async () => {
  const { stdout, stderr } = await lucarne('check', '--translations')
  expect(`${stdout}${stderr}`).toMatch(/, 0 problems/)
  for (const [, said = ''] of page.matchAll(/^<!-- told: (.*) -->$/gm))
    expect(stdout).toContain(said)
}, 60_000)

const stated = [...page.matchAll(/^<!-- in (\S+): (.*) -->$/gm)]
test.each(stated.map(([, file = '', said = '']) => ({ file, said })))(
  '$file has “$said”',
  ({ file, said }) => {
    const html = readFileSync(path.join(siteDir, 'dist', file), 'utf8')
    // No-break spaces of any width are spaces here.
    expect(html.replaceAll(/[\u00A0\u202F]/g, ' ').includes(said)).toBe(true)
  },
)

test('the table has what each language has, counted', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const rows = languageNames.map((code) => {
    const { app, page: around, article } = wordTables[code]
    const words = Object.keys({ ...app, ...around, ...article }).length
    const { stopWords } = languageNamed(code)
    const typography =
      code === 'en' ? 'if asked' : typographyNames.some((name) => name === code) ? 'yes' : 'none'
    const stems = code === 'fr' ? 'ours' : 'Snowball'
    return `| ${names.of(code)} | ${words} | ${typography} | ${stems} | ${stopWords.size} | \`/${readAddresses(code).search}/\` |`
  })
  const shown = partUnder('## What each language has', page).match(/^\| .* \|$/gm) ?? []
  expect(shown.slice(1)).toEqual(rows)
})
