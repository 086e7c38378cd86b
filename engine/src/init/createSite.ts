/** Creates a first site on disk from the chosen options. */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sitePackage } from './sitePackage.ts'

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
  /** True if the site can run its guides. */
  readonly verify?: boolean | undefined
  /** Version of the engine: the site asks for this one or a later one that changes nothing public. */
  readonly version: string
}

const pipelineFiles = { gitlab: '.gitlab-ci.yml', github: '.github/workflows/site.yml' }
const serverFiles = { nginx: 'nginx.conf', apache: 'apache.conf', caddy: 'Caddyfile' }

/** Two folders below the package, in src/init/ as in dist/node/. */
const templates = fileURLToPath(new URL('../../templates/', import.meta.url))

/** Returns where the pipeline of a forge stands in a site, and its text. */
export function pipelineOf(forge: (typeof forges)[number]): [file: string, text: string] {
  const text = readFileSync(path.join(templates, 'common/ci', `${forge}.yml`), 'utf8')
  return [pipelineFiles[forge], text]
}

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
  writeFileSync(path.join(dir, 'package.json'), sitePackage(choices))
}
