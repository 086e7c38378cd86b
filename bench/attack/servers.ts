/** A small site, built, then served by each server, with a secret beside it. All on the loopback. */

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '../../e2e/servers.ts'
import { lucarne } from './lucarne.ts'
import { secretMark, type Target } from './requests.ts'

export const serverNames = ['apache', 'nginx', 'caddy', 'preview', 'dev'] as const
type Name = (typeof serverNames)[number]

const base = '/docs/'

export type ServedSite = {
  /** `undefined` where its program is not installed. */
  readonly start: (name: Name) => Promise<(Target & { stop: () => Promise<void> }) | undefined>
  readonly remove: () => void
}

export function buildServedSite(): ServedSite {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-served-'))
  mkdirSync(path.join(siteDir, 'docs/guide'), { recursive: true })
  writeFileSync(path.join(siteDir, 'secret.txt'), secretMark)
  writeFileSync(path.join(siteDir, '.env'), secretMark)
  const config = {
    title: 'D',
    url: 'https://docs.exemple.example',
    baseUrl: base,
    docs: { showLastUpdate: false },
  }
  writeFileSync(
    path.join(siteDir, 'lucarne.config.mjs'),
    `export default ${JSON.stringify(config)}`,
  )
  writeFileSync(path.join(siteDir, 'docs/index.md'), '---\nslug: /\n---\n# Accueil\n\nUn texte.\n')
  writeFileSync(path.join(siteDir, 'docs/guide/index.md'), '# Guide\n\nUn texte.\n')
  const { status, stderr } = spawnSync(process.execPath, [lucarne, 'build', siteDir], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site to attack was not built: ${stderr}`)
  const outDir = path.join(siteDir, 'dist')
  const start = async (name: Name) => {
    if (name === 'preview' || name === 'dev') return startCommand(name, siteDir)
    if (!existsSync(programs[name])) return undefined
    const serving = await serveSite(name, {
      folder: siteDir,
      outDir,
      port: 0,
      url: `http://127.0.0.1${base}`,
    })
    return { name, base, port: Number(new URL(serving.origin).port), stop: serving.stop }
  }
  return { start, remove: () => rmSync(siteDir, { recursive: true }) }
}

const programs = { apache: '/usr/sbin/apache2', nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' }

/** Resolves once it says where it listens. */
function startCommand(
  name: 'preview' | 'dev',
  siteDir: string,
): Promise<Target & { stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [lucarne, name, siteDir, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error(`lucarne ${name} has ended`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const port = Number(/^http:\/\/[^:]+:(\d+)/m.exec(text)?.[1])
      if (!port) return
      resolve({ name, base, port, stop: () => (child.kill(), ended) })
    })
  })
}
