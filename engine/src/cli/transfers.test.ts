import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ExpectedFailure, UsageError } from './expectedFailure.ts'
import { addTransfers } from './transfers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-transfers-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))

const run = (...args: string[]) => {
  const program = new Command().exitOverride()
  addTransfers(program)
  return program.parseAsync(args, { from: 'user' })
}
const catchFailure = (...args: string[]): Promise<unknown> =>
  run(...args).then(
    () => undefined,
    (error: unknown) => error,
  )

test('what cannot be imported is a request that cannot be fulfilled', async () => {
  const absent = path.join(folder, 'absent')
  const failure = await catchFailure('import', absent, '--out', path.join(folder, 'out'))
  expect(failure).toBeInstanceOf(UsageError)
  expect(String(failure)).toContain(absent)
})

test('nothing to compare is one too; a loss is a failure that is expected', async () => {
  const sites = ['Un texte de la page.', 'Autre chose.'].map((text, index) => {
    const site = path.join(folder, `site-${index}`)
    mkdirSync(site)
    const html = `<!doctype html><main><article><h1>A</h1><p>${text}</p></article></main>`
    writeFileSync(path.join(site, 'index.html'), html)
    return site
  })
  const [one = '', other = ''] = sites
  expect(await catchFailure('compare', one, path.join(folder, 'absent'))).toBeInstanceOf(UsageError)
  const lost = await catchFailure('compare', one, other)
  expect(lost).toBeInstanceOf(ExpectedFailure)
  expect(lost).not.toBeInstanceOf(UsageError)
  expect(await catchFailure('compare', one, one)).toBeUndefined()
})
