/** Hostile folders, compared with each other: it ends, prints nothing that commands a terminal, reads nothing else. */

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addresses, bodies } from './corpus.ts'
import { type Bounds, type FamilyOutcome, tryEach } from './family.ts'
import { lucarne } from './lucarne.ts'
import { randomFrom, type Random } from './random.ts'
import { commands } from './terminal.ts'

const longestMs = 60_000
const names = [
  'a',
  '\u001B]0;x\u0007',
  '__proto__',
  'constructor',
  '%zz',
  '%2e%2e',
  'é',
  '\u202E',
  'a.html',
]
const pieces: readonly ((address: string, random: Random) => string)[] = [
  (address) => `<meta http-equiv="refresh" content="0; url=${address}">`,
  (address) => `<a href="${address}">x\u001B[2J</a><img src="${address}" alt="\u001B[31m">`,
  (address, random) => random.pick(bodies)(address, random.pick([1, 101, 3000])),
  (_, random) =>
    random
      .pick(['<div>', '<b>', '<ul><li>', '<table><tr><td>', '<svg>', '<template>'])
      .repeat(3000),
  () =>
    '<main><article><h1 id="__proto__">constructor \u001B[2J</h1><p>toString valueOf</p><pre>\u001B[2J</pre>',
  () => `<p ${'a '.repeat(3000)}>`,
  () => '\0\uFFFF\uD800<',
]

export function attackByComparisons(bounds: Bounds): Promise<FamilyOutcome> {
  const random = randomFrom(73)
  return tryEach(bounds, (number) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-comparisons-'))
    try {
      for (const side of ['before', 'after']) writeSite(path.join(folder, side), random)
      const args = ['--max-old-space-size=1024', lucarne, 'compare', 'before', 'after', '--all']
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        timeout: longestMs,
        maxBuffer: 64 * 2 ** 20,
      })
      const printed = stdout + stderr
      if (status === null || status > 2) return `comparison ${number}: it was ended (${status})`
      if (/^\s+at .*:\d+:\d+\)?$/m.test(printed))
        return `comparison ${number}: a stack: ${stderr.slice(0, 300)}`
      if (commands.test(printed)) return `comparison ${number}: controls are printed`
      return printed.includes('root:x:0:0')
        ? `comparison ${number}: another file was read`
        : undefined
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
}

function writeSite(folder: string, random: Random): void {
  for (const name of names) {
    mkdirSync(path.join(folder, name), { recursive: true })
    const page = [1, 2, 3].map(() => random.pick(pieces)(random.pick(addresses), random)).join('\n')
    writeFileSync(path.join(folder, name, 'index.html'), page)
  }
  symlinkSync(random.pick(['/etc', '.', '..', '/']), path.join(folder, 'linked'))
  symlinkSync(
    random.pick(['/etc/passwd', '/dev/zero', 'nowhere']),
    path.join(folder, 'linked.html'),
  )
  spawnSync('mkfifo', [path.join(folder, 'pipe.html')])
}
