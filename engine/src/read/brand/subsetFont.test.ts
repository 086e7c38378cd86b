import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { subsetFont } from './subsetFont.ts'

test('a font that is asked for twice at once is kept once, and made no more', async () => {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'lucarne-font-'))
  let times = 0
  const subset = async () => {
    times++
    return Buffer.from('font')
  }
  const ask = () => subsetFont(Buffer.from('whole'), 'abc', { subset, cacheDir })
  const made = await Promise.all([ask(), ask(), ask()])
  expect(made.map((each) => Buffer.from(each).toString())).toEqual(['font', 'font', 'font'])
  const before = times
  await ask()
  expect(times).toBe(before)
  expect(await readdir(path.join(cacheDir, 'fonts'))).toHaveLength(1)
  await rm(cacheDir, { recursive: true })
})
