/** What was chosen → a first site on disk. */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const languages = ['fr', 'en'] as const
export const forges = ['gitlab', 'github'] as const
export const servers = ['nginx', 'apache', 'caddy'] as const

export type SiteChoices = {
  /** Absolute. */
  readonly dir: string
  readonly lang: (typeof languages)[number]
  readonly title: string
  /** Whose pipeline is written. */
  readonly ci?: (typeof forges)[number] | undefined
  /** Whose configuration is written. */
  readonly server?: (typeof servers)[number] | undefined
  /** Whether the site can run its guides. */
  readonly verify?: boolean | undefined
  /** Of the engine: the site asks for this one or a later one that changes nothing public. */
  readonly version: string
}

const pipelineFiles = { gitlab: '.gitlab-ci.yml', github: '.github/workflows/site.yml' }
const serverFiles = { nginx: 'nginx.conf', apache: 'apache.conf', caddy: 'Caddyfile' }

/** Two folders below the package, in src/init/ as in dist/node/. */
const templates = fileURLToPath(new URL('../../templates/', import.meta.url))

/** Returns true for a folder where a site may be made: absent, empty, or a new Git repository. */
export function isFree(dir: string): boolean {
  return !existsSync(dir) || readdirSync(dir).every((name) => name === '.git')
}

/** `dir` must be free. */
export function createSite(choices: SiteChoices): void {
  const { dir, lang, title, ci, server } = choices
  mkdirSync(dir, { recursive: true })
  cpSync(path.join(templates, lang), dir, { recursive: true })
  const take = (from: string, to: string) =>
    cpSync(path.join(templates, 'common', from), path.join(dir, to))
  take('static/favicon.svg', 'static/favicon.svg')
  take('tsconfig.json', 'tsconfig.json')
  // A package never holds a file of that name.
  take('gitignore', '.gitignore')
  if (ci) take(`ci/${ci}.yml`, pipelineFiles[ci])
  if (server) take(`server/${serverFiles[server]}`, `server/${serverFiles[server]}`)
  const config = path.join(dir, 'lucarne.config.ts')
  const quoted = title.replaceAll(/[\\']/g, String.raw`\$&`)
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replaceAll('{{title}}', () => quoted),
  )
  writeFileSync(path.join(dir, 'package.json'), packageFile(choices))
}

function packageFile({ dir, verify, version }: SiteChoices): string {
  const name = path
    .basename(dir)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const content = {
    name: name || 'documentation',
    private: true,
    type: 'module',
    scripts: {
      dev: 'lucarne dev',
      build: 'lucarne build',
      preview: 'lucarne preview',
      check: 'lucarne check',
      ...(verify && { verify: 'lucarne-verify .' }),
    },
    devDependencies: {
      'lucarne-docs': `^${version}`,
      ...(verify && { 'lucarne-verify': `^${version}` }),
    },
    engines: { node: '>=20.19' },
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
