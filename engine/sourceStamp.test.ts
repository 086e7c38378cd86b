import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeStamp, requireFreshBundle, sourceStamp, writeStamp } from './sourceStamp.mjs'

let folder: string
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lucarne-stamp-'))
  for (const each of ['dist', 'packaging', 'src/testing'])
    mkdirSync(path.join(folder, each), { recursive: true })
  for (const file of ['build.mjs', 'package.json', 'styleSheets.ts', 'vite.config.ts', 'src/a.ts'])
    write(file, 'once')
  writeStamp(sourceStamp(folder), folder)
})

afterEach(() => rmSync(folder, { recursive: true }))

const stale = /not built from the sources beside it: run `npm run build -w lucarne-docs`/

test.each(['src/a.ts', 'src/new.ts', 'vite.config.ts'])(
  'once %s has changed, a bundle is refused',
  (file) => {
    requireFreshBundle(folder)
    write(file, 'twice')
    expect(() => requireFreshBundle(folder)).toThrow(stale)
  },
)

test('a source that is no more makes the bundle stale; what is of tests alone does not', () => {
  write('src/a.test.ts', 'x')
  write('src/testing/helper.ts', 'x')
  requireFreshBundle(folder)
  rmSync(path.join(folder, 'src/a.ts'))
  expect(() => requireFreshBundle(folder)).toThrow(stale)
})

test('a build that has not reached its end leaves nothing that could be used', () => {
  removeStamp(folder)
  expect(() => requireFreshBundle(folder)).toThrow(stale)
})
