import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

test('a build follows a link to a folder that is free, and leaves the link', () => {
  mkdirSync(path.join(siteDir, 'libre'))
  symlinkSync(path.join(siteDir, 'libre'), path.join(siteDir, 'vers-libre'))
  for (const attempt of [1, 2])
    expect(run('build', siteDir, '--out', 'vers-libre').status, String(attempt)).toBe(0)
  expect(lstatSync(path.join(siteDir, 'vers-libre')).isSymbolicLink()).toBe(true)
  expect(readdirSync(path.join(siteDir, 'libre'))).toContain('index.html')
  symlinkSync(path.join(siteDir, 'nulle-part'), path.join(siteDir, 'perdu'))
  expect(run('build', siteDir, '--out', 'perdu')).toEqual({
    status: 2,
    printed: expect.stringMatching(/perdu is a link to what is no folder: create that folder/),
  })
  symlinkSync('boucle', path.join(siteDir, 'boucle'))
  expect(run('build', siteDir, '--out', 'boucle')).toEqual({
    status: 2,
    printed: expect.stringMatching(/boucle is a link to what is no folder/),
  })
})

/** Mounts what it is told to in a view of the disks that ends with it. */
const runMounted = (mount: string, ...args: string[]) => {
  const script = `${mount} && exec "$0" "$@"`
  const lucarne = path.join(import.meta.dirname, '../../bin/lucarne.js')
  const command = ['--mount', 'sh', '-c', script, process.execPath, lucarne, ...args]
  const { status, stdout, stderr } = spawnSync('unshare', command, {
    cwd: siteDir,
    encoding: 'utf8',
  })
  return { status, printed: stdout + stderr }
}
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0

describe.runIf(canMount)('where disks may be mounted', () => {
  test('a build fills a folder that is mounted, of this disk or of another', () => {
    mkdirSync(path.join(siteDir, 'volume'))
    mkdirSync(path.join(siteDir, 'monté'))
    const bind = 'mount --bind volume monté'
    for (const attempt of [1, 2])
      expect(runMounted(bind, 'build', '.', '--out', 'monté').printed, String(attempt)).toMatch(
        /^\d+ pages, .* in monté, \d+ problems?$/m,
      )
    expect(readdirSync(path.join(siteDir, 'volume'))).toContain('index.html')
    expect(readdirSync(siteDir).filter((name) => name.startsWith('monté'))).toEqual(['monté'])
    const ledger = path.join(siteDir, 'volume/assets/builds.json')
    expect(JSON.parse(readFileSync(ledger, 'utf8'))).toHaveLength(1)
    const other = 'mount -t tmpfs none monté && mkdir monté/lost+found'
    const { status, printed } = runMounted(other, 'build', '.', '--out', 'monté')
    expect([status, printed]).toEqual([0, expect.stringMatching(/in monté/)])
  })

  test('a disk that is read-only is told in a sentence', () => {
    mkdirSync(path.join(siteDir, 'fermé'))
    const mount = 'mount -t tmpfs -o ro none fermé'
    for (const out of ['fermé', 'fermé/dist', 'fermé/a/b/dist'])
      expect(runMounted(mount, 'build', '.', '--out', out)).toEqual({
        status: 1,
        printed: expect.stringMatching(
          /^(.*\n)*.*its disk is read-only; give --out a folder elsewhere \(EROFS\)\n$/,
        ),
      })
  })
})
