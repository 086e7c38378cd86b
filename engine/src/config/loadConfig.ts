/** A site folder → its checked configuration. node only. */

import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Problem } from '../problem.ts'
import { checkAgainst, checkConfig } from './checkConfig.ts'
import type { Config } from './config.ts'
import { sidebarsSchema } from './sidebarsSchema.ts'

const configNames = ['lucarne.config.ts', 'lucarne.config.mjs', 'lucarne.config.js']

export type LoadedConfig = {
  readonly config?: Config
  /** Absolute paths of the files the configuration was read from. */
  readonly files: readonly string[]
  readonly problems: readonly Problem[]
}

/** Loads the configuration of `siteDir` (absolute); without `config` when a problem prevents building at all. */
export async function loadConfig(siteDir: string): Promise<LoadedConfig> {
  const name = configNames.find((candidate) => existsSync(path.join(siteDir, candidate)))
  if (!name) return { files: [], problems: [missingConfig(siteDir)] }
  const file = path.join(siteDir, name)
  const loaded = await importFile(file)
  if ('error' in loaded) return { files: [file], problems: [unreadable(name, loaded.error)] }
  const { config, problems } = checkConfig(loaded.value, name)
  if (!config) return { files: [file], problems }
  return withSidebarsFile(config, siteDir, file)
}

async function withSidebarsFile(
  config: Config,
  siteDir: string,
  file: string,
): Promise<LoadedConfig> {
  const { sidebars } = config.docs
  if (typeof sidebars !== 'string') return { config, files: [file], problems: [] }
  const sidebarsFile = path.resolve(siteDir, sidebars)
  const files = [file, sidebarsFile]
  const loaded = await importFile(sidebarsFile)
  if ('error' in loaded) return { files, problems: [unreadable(sidebars, loaded.error)] }
  const checked = checkAgainst(sidebarsSchema, loaded.value, sidebars)
  if (!checked.config) return { files, problems: checked.problems }
  return {
    config: { ...config, docs: { ...config.docs, sidebars: checked.config } },
    files,
    problems: [],
  }
}

async function importFile(file: string): Promise<{ value: unknown } | { error: unknown }> {
  try {
    return { value: await (file.endsWith('.mjs') ? importModule(file) : importWithJiti(file)) }
  } catch (error) {
    return { error }
  }
}

/** Node keeps what it has read under an address: after an edit, the file has another. */
async function importModule(file: string): Promise<unknown> {
  const address = `${pathToFileURL(file).href}?edit=${statSync(file).mtimeMs}`
  return ((await import(address)) as { readonly default?: unknown }).default
}

/** TypeScript, CommonJS, JSON; not by Node itself, for the same reason. */
async function importWithJiti(file: string): Promise<unknown> {
  // A sixth of the start of a command that has no use for it.
  const { createJiti } = await import('jiti')
  const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false, tryNative: false })
  return jiti.import(file, { default: true })
}

function unreadable(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return { kind: 'config', file, message: `could not be read: ${reason}` }
}

function missingConfig(siteDir: string): Problem {
  return {
    kind: 'config',
    file: siteDir,
    message: `no configuration: none of ${configNames.join(', ')} is in this folder`,
    hint: 'Give the site folder on the command line, or create lucarne.config.ts there.',
  }
}
