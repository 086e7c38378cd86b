import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBins } from '../cache/cacheBins.ts'
import { readConfig } from './readConfig.ts'

let siteDir = ''
let cache = ''

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-'))
  cache = path.join(siteDir, '.lucarne', 'cache', 'config')
  mkdirSync(path.join(siteDir, 'docs'))
  write('lucarne.config.ts', `import { tagline } from './shared.ts'\nexport default ${config}`)
  write('shared.ts', `export const tagline: string = 'un'`)
})

afterEach(() => rmSync(siteDir, { recursive: true }))

const config = `{ title: 'Docs' as string, url: 'https://docs.exemple.example', tagline }`

const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text)
const tagline = async () => (await readConfig(siteDir)).config?.tagline
const keptFiles = () => readdirSync(cache).map((file) => path.join(cache, file))

test('what TypeScript was compiled to is used by the next command', async () => {
  expect(await tagline()).toBe('un')
  await alterKept((code) => code.replace(`'un'`, `'deux'`))
  expect(await tagline()).toBe('deux')
})

/** As whole as what was kept: nothing else tells whether it is used. */
async function alterKept(change: (code: string) => string) {
  const open = () => createBins<string>({ folder: cache, fingerprint: '', bins: 16 })
  const before = open()
  const kept = before.load().map((key) => [key, before.get(key) ?? ''] as const)
  rmSync(cache, { recursive: true })
  const after = open()
  for (const [key, code] of kept) after.keep(key, change(code))
  await after.save()
}

test('an edit of what a configuration imports is compiled', async () => {
  expect(await tagline()).toBe('un')
  write('shared.ts', `export const tagline: string = 'deux'`)
  expect(await tagline()).toBe('deux')
  write('shared.ts', `export const tagline: string = 'un'`)
  expect(await tagline()).toBe('un')
})

test.each([
  ['cut short', (content: Buffer) => content.subarray(0, content.length / 2)],
  ['scrambled', (content: Buffer) => content.map((byte, i) => (i % 97 === 96 ? byte ^ 255 : byte))],
  ['empty', () => ''],
])('what is kept and %s is compiled again', async (_, damage) => {
  expect(await tagline()).toBe('un')
  expect(keptFiles().length).toBeGreaterThan(0)
  for (const file of keptFiles()) writeFileSync(file, damage(readFileSync(file)))
  expect(await tagline()).toBe('un')
})

test('a mistake is told the same way when it is kept', async () => {
  write('lucarne.config.ts', `export default {\n  title: 'Docs'\n  favicon: 'a.png',\n}`)
  const first = await readConfig(siteDir)
  expect(first.problems[0]).toMatchObject({ file: 'lucarne.config.ts', line: 3 })
  expect(await readConfig(siteDir)).toEqual(first)
})

test('a configuration that Node reads by itself leaves nothing behind', async () => {
  rmSync(path.join(siteDir, 'lucarne.config.ts'))
  write(
    'lucarne.config.mjs',
    `const tagline = 'un'\nexport default ${config.replace(' as string', '')}`,
  )
  expect(await tagline()).toBe('un')
  expect(readdirSync(siteDir)).not.toContain('.lucarne')
})
