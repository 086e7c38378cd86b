import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readSettled } from './readSettled.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-settled-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file that an editor has just emptied is read again once it is written', async () => {
  const file = path.join(folder, 'a.md')
  writeFileSync(file, '')
  const reading = readSettled(file, 'docs/a.md')
  writeFileSync(file, '# A')
  expect((await reading).text).toBe('# A')
})
