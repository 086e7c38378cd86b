/** Hostile folders of other tools, imported: nothing but their repository is read, nothing is written elsewhere, and it ends. */

import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Bounds, type FamilyOutcome, tryEach } from './family.ts'
import { importConfigs, importPages } from './importCorpus.ts'
import { lucarne } from './lucarne.ts'
import { randomFrom, type Random } from './random.ts'
import { secretMark } from './requests.ts'
import { commands } from './terminal.ts'

const longestMs = 60_000

export function attackByImports(bounds: Bounds): Promise<FamilyOutcome> {
  const random = randomFrom(37)
  return tryEach(bounds, (number) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-imports-'))
    try {
      const failure = tryImport(folder, number, random)
      return failure && `import ${number}: ${failure}`
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
}

/** The site is three folders below, and its copy five: a step out of either is found. */
function tryImport(folder: string, number: number, random: Random): string | undefined {
  const source = path.join(folder, 'a/b/source')
  const out = path.join(folder, 'c/d/e/f/out')
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const outside of ['', 'a', 'a/b'])
    for (const name of ['secret.txt', 'secret.md', 'secret.json'])
      put(
        path.join(folder, outside, name),
        name.endsWith('json') ? `{ "title": "${secretMark}" }` : secretMark,
      )
  const [configFile, config] = importConfigs[number % importConfigs.length] ?? ['', '']
  put(path.join(source, configFile), config)
  const pages = ['docs', 'src/content/docs', '.', 'blog'].map((below) => path.join(source, below))
  for (const each of pages) {
    put(path.join(each, 'index.md'), [1, 2, 3].map(() => random.pick(importPages)).join('\n\n'))
    put(path.join(each, '_p.md'), random.pick(importPages))
  }
  linkOut(source, random)
  const before = new Set(entriesIn(folder))
  const args = ['--max-old-space-size=1024', lucarne, 'import', source, '--out', out]
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: longestMs,
  })
  const named = `${configFile} ${config.slice(0, 80)}`
  if (status === null) return `${named}: it was ended: ${error?.message ?? 'by a signal'}`
  if (status > 2 || /^\s+at .*:\d+:\d+\)?$/m.test(stdout + stderr))
    return `${named}: a stack: ${stderr.slice(0, 300)}`
  if (commands.test(stdout + stderr)) return `${named}: controls are printed`
  return strayFile(folder, before) ?? leakIn(out, named)
}

/** Files, folders and devices that are elsewhere, under names of the site. */
function linkOut(source: string, random: Random): void {
  const targets = ['/etc/passwd', '/dev/zero', '../../secret.txt', '..', '/', 'nowhere', '.']
  const names = [
    'docs/linked.md',
    'docs/linked',
    'static',
    'public',
    'docs/_category_.yml',
    'tsconfig.json',
    'blog/authors.yml',
  ]
  for (const name of names) {
    if (random.number(3) > 0) continue
    try {
      symlinkSync(random.pick(targets), path.join(source, name))
    } catch {
      // There is one already.
    }
  }
  spawnSync('mkfifo', [path.join(source, 'docs/pipe.md'), path.join(source, 'versions.json')])
}

/** Lists entries without following links, which are listed too. */
const entriesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)),
  )

const strayFile = (folder: string, before: ReadonlySet<string>): string | undefined => {
  const stray = entriesIn(folder).find(
    (file) => !before.has(file) && !/^c(?:\/d(?:\/e(?:\/f(?:\/out(?:\/.*)?)?)?)?)?$/.test(file),
  )
  return stray && `${stray} was written outside of the new site`
}

function leakIn(out: string, named: string): string | undefined {
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isSymbolicLink()) return `${named}: ${file} is a link`
    if (!entry.isFile()) continue
    const text = readFileSync(file, 'latin1')
    if (text.includes(secretMark) || text.includes('root:x:0:0'))
      return `${named}: ${file} holds a secret`
  }
  return undefined
}
