/** Builds killed at any moment: what is published is one of both sites, whole, and the next build is right. */

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Bounds, type FamilyOutcome, tryEach } from './family.ts'
import { lucarne } from './lucarne.ts'
import { randomFrom } from './random.ts'

export async function attackByKilling(bounds: Bounds): Promise<FamilyOutcome> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-kills-'))
  const outDir = path.join(siteDir, 'dist')
  const random = randomFrom(300)
  const write = (side: number) => {
    mkdirSync(path.join(siteDir, 'docs'), { recursive: true })
    writeFileSync(path.join(siteDir, 'docs/index.md'), `---\nslug: /\n---\n# Côté ${side}\n`)
    for (let index = 0; index < 30; index += 1)
      writeFileSync(
        path.join(siteDir, `docs/p${index}.md`),
        `# Page ${index}\n\n${`Texte ${side}. `.repeat(60)}\n`,
      )
  }
  try {
    writeFileSync(
      path.join(siteDir, 'lucarne.config.mjs'),
      "export default { title: 'D', url: 'https://docs.exemple.example', keptBuilds: 0, docs: { showLastUpdate: false } }",
    )
    const sides = [0, 1].map((side) => {
      write(side)
      const startedMs = performance.now()
      spawnSync(process.execPath, [lucarne, 'build', siteDir], { stdio: 'ignore' })
      return { hash: hashOfFolder(outDir), ms: performance.now() - startedMs }
    })
    const slowestMs = Math.max(...sides.map(({ ms }) => ms))
    return await tryEach(bounds, async (index) => {
      write(index % 2)
      const delayMs = random.number(slowestMs * 1.1)
      await buildAndKill(siteDir, delayMs)
      const found = hashOfFolder(outDir)
      return sides.some(({ hash }) => hash === found)
        ? undefined
        : `kill ${index} after ${delayMs} ms: the output is neither of both sites`
    })
  } finally {
    rmSync(siteDir, { recursive: true })
  }
}

function buildAndKill(siteDir: string, delayMs: number): Promise<void> {
  const child = spawn(process.execPath, [lucarne, 'build', siteDir], { stdio: 'ignore' })
  const timer = setTimeout(() => child.kill('SIGKILL'), delayMs)
  return new Promise((resolve) =>
    child.on('exit', () => {
      clearTimeout(timer)
      resolve()
    }),
  )
}

function hashOfFolder(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    hash.update(`${file}\0`)
    try {
      hash.update(readFileSync(path.join(folder, file)))
    } catch {
      // A folder.
    }
  }
  return hash.digest('hex')
}
