import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openCommandLine } from '../testing/commandLine.ts'
import { fileListOf, verifyOutput } from './fileList.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-list-'))
const { siteDir, configure, run, remove } = openCommandLine()
afterAll(() => {
  remove()
  rmSync(folder, { recursive: true })
})

test('a published folder is the build that its list names, or is told to differ', () => {
  configure('{}')
  run('build', siteDir)
  const dist = path.join(siteDir, 'dist')
  const whole = run('verify-output', dist)
  expect(whole).toEqual({
    status: 0,
    printed: expect.stringMatching(/^\d+ files, as build [0-9a-f]{64} left them\n$/),
  })
  const list = readFileSync(path.join(dist, 'assets/files.ndjson'), 'utf8')
  const home = readFileSync(path.join(dist, 'index.html'))
  const sha256 = createHash('sha256').update(home).digest('hex')
  expect(list).toContain(`\n["index.html","${sha256}",${home.length}]\n`)
  appendFileSync(path.join(dist, 'index.html'), '<script>alert(1)</script>')
  writeFileSync(path.join(dist, '404.html.br'), 'x')
  rmSync(path.join(dist, 'robots.txt'))
  writeFileSync(path.join(dist, 'ajout.php'), '')
  mkdirSync(path.join(dist, 'vide'))
  expect(run('verify-output', dist)).toEqual({
    status: 1,
    printed:
      'missing  robots.txt\nchanged  404.html\nchanged  index.html\nadded    ajout.php\n4 files are not as the build left them\n',
  })
})

test('a folder without a list, or with one that is not whole, is no build', () => {
  expect(run('verify-output', folder)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/no list of files/),
  })
  const list = path.join(folder, 'liste')
  execFileSync('mkfifo', [list])
  expect(verifyOutput(folder, list)).toBeUndefined()
  rmSync(list)
  writeFileSync(list, '{"precompress":true}\n["../x","a",1]\n')
  expect(verifyOutput(folder, list)).toBeUndefined()
  writeFileSync(
    list,
    fileListOf({ precompress: true, files: new Map([['a', { hash: 'b', bytes: 1 }]]) }),
  )
  expect(verifyOutput(folder, list)?.missing).toEqual(['a', 'assets/files.ndjson'])
})
