/** A site folder → its checked configuration. node only. */

import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Problem } from '../problem.ts'
import { checkAgainst, checkConfig } from './checkConfig.ts'
import type { Config } from './config.ts'
import { folderOfVersion } from './contentFolders.ts'
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
  if ('error' in loaded)
    return { files: [file], problems: [unreadable(name, siteDir, loaded.error)] }
  const { config, problems } = checkConfig(loaded.value, name)
  if (!config) return { files: [file], problems }
  const missing = missingFolders(config, siteDir)
  if (missing.length > 0) return { files: [file], problems: missing }
  return withSidebarsFile(config, siteDir, file)
}

/** A site whose Markdown is not there would be built empty, in place of the one before. */
function missingFolders(config: Config, siteDir: string): Problem[] {
  return config.docs.versions.flatMap((version, index): Problem[] => {
    const folder = folderOfVersion(version, config)
    if (isFolder(path.join(siteDir, folder))) return []
    const isDocs = index === 0 && version.folder === undefined
    return [
      {
        kind: 'config',
        file: config.file,
        message: `${isDocs ? 'docs.path' : `docs.versions[${index}]`}: no folder "${folder}"`,
        hint: 'Create it in the site folder, or say here where the Markdown is.',
      },
    ]
  })
}

const isFolder = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() === true

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
  if ('error' in loaded) return { files, problems: [unreadable(sidebars, siteDir, loaded.error)] }
  const checked = checkAgainst(sidebarsSchema, loaded.value, sidebars)
  if (!checked.value) return { files, problems: checked.problems }
  return {
    config: {
      ...config,
      sidebarsFile: sidebars,
      docs: { ...config.docs, sidebars: checked.value },
    },
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
  try {
    return ((await import(address)) as { readonly default?: unknown }).default
  } catch (error) {
    if (hasRun(error) || placeOf(error, path.dirname(file))) throw error
    // Node does not say where it cannot be parsed; jiti does, and reads imports that Node does not.
    return importWithJiti(file)
  }
}

/** A module that cannot be parsed or linked has not: only what its own code throws tells that it has. */
const hasRun = (error: unknown): boolean =>
  !(error instanceof SyntaxError) &&
  !LINKING.test(String((error as { code?: unknown } | null)?.code))

/** What Node says of an import: without an extension, of TypeScript, of JSON without its type. */
const LINKING =
  /^ERR_(?:MODULE_NOT_FOUND|UNKNOWN_FILE_EXTENSION|UNSUPPORTED_DIR_IMPORT|IMPORT_ASSERTION_|IMPORT_ATTRIBUTE_)/

/** TypeScript, CommonJS, JSON; not by Node itself, for the same reason. */
async function importWithJiti(file: string): Promise<unknown> {
  // A sixth of the start of a command that has no use for it.
  const { createJiti } = await import('jiti')
  const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false, tryNative: false })
  return jiti.import(file, { default: true })
}

function unreadable(file: string, siteDir: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  const message = `could not be read: ${reason?.replace(/^ParseError: /, '').trim()}`
  return { kind: 'config', file, ...placeOf(error, siteDir), message }
}

/** The first file of the site that an error names: in its message when it cannot be parsed, in its stack when it throws. */
function placeOf(error: unknown, siteDir: string): Pick<Problem, 'file' | 'line'> | undefined {
  if (!(error instanceof Error)) return undefined
  const named = `${error.message}\n${error.stack}`.matchAll(PLACE)
  for (const [, scheme, absolute = '', line] of named) {
    const file = path.relative(siteDir, scheme ? fileURLToPath(`file://${absolute}`) : absolute)
    if (!/^\.\.|node_modules/.test(file)) return { file, line: Number(line) }
  }
  return undefined
}

/** `file:///site/lucarne.config.mjs?edit=1:2:7`, `/site/lucarne.config.ts:4:2`. */
const PLACE = /(file:\/\/)?(\/[^:?\n]+)(?:\?edit=[\d.]+)?:(\d+):\d+/g

function missingConfig(siteDir: string): Problem {
  return {
    kind: 'config',
    file: siteDir,
    message: `no configuration: none of ${configNames.join(', ')} is in this folder`,
    hint: 'Give the site folder on the command line, or create lucarne.config.ts there.',
  }
}
