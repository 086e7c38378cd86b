/** A site folder → its checked configuration. node only. */

import { endlessProblems } from './endless.ts'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problem.ts'
import { checkAgainst, checkConfig } from './checkConfig.ts'
import type { Config } from './config.ts'
import { folderOfVersion } from './contentFolders.ts'
import { importFile, locateError, type Recall } from './importFile.ts'
import { configIn } from './configIn.ts'
import { readDocusaurusTexts } from './readDocusaurusTexts.ts'
import { sidebarsSchema } from './sidebarsSchema.ts'
import { textsIn } from './textsIn.ts'

const configNames = ['lucarne.config.ts', 'lucarne.config.mjs', 'lucarne.config.js']

export type LoadedConfig = {
  readonly config?: Config
  /** Absolute paths of the files the configuration was read from. */
  readonly files: readonly string[]
  readonly problems: readonly Problem[]
}

/**
 * Loads the configuration of `siteDir` (absolute); without `config` when a problem prevents building at all.
 * `recall` keeps what TypeScript was compiled to.
 */
export async function loadConfig(
  siteDir: string,
  recall: Recall = (_, make) => make(),
): Promise<LoadedConfig> {
  const name = configNames.find((candidate) => isFileAt(path.join(siteDir, candidate)))
  if (!name) return { files: [], problems: [missingConfig(siteDir)] }
  const file = path.join(siteDir, name)
  const loaded = await importFile(file, recall)
  if ('error' in loaded)
    return { files: [file], problems: [unreadable(name, siteDir, loaded.error)] }
  const { config, problems } = checkConfig(loaded.value, name)
  if (!config) return { files: [file], problems }
  const missing = missingFolders(config, siteDir)
  if (missing.length > 0) return { files: [file], problems: missing }
  const withSidebars = await withSidebarsFile(config, { siteDir, file, recall })
  if (!withSidebars.config) return withSidebars
  const texts = readDocusaurusTexts(withSidebars.config, siteDir)
  return {
    config: texts.config,
    files: [...withSidebars.files, ...texts.files],
    problems: [...withSidebars.problems, ...texts.problems],
  }
}

/** A pipe would be waited for. */
const isFileAt = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true

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

type Source = { readonly siteDir: string; readonly file: string; readonly recall: Recall }

async function withSidebarsFile(
  config: Config,
  { siteDir, file, recall }: Source,
): Promise<LoadedConfig> {
  const { sidebars } = config.docs
  if (typeof sidebars !== 'string') return { config, files: [file], problems: [] }
  const sidebarsFile = path.resolve(siteDir, sidebars)
  const files = [file, sidebarsFile]
  const loaded = await importFile(sidebarsFile, recall)
  if ('error' in loaded) return { files, problems: [unreadable(sidebars, siteDir, loaded.error)] }
  const codes = [...config.inLocales.keys()]
  const inLocales = new Map<string, Config>()
  for (const [code, each] of config.inLocales) {
    const endless = endlessProblems(loaded.value, sidebars)
    if (endless.length > 0) return { files, problems: endless }
    const checked = checkAgainst(sidebarsSchema, textsIn(loaded.value, { code, codes }), sidebars)
    if (!checked.value) return { files, problems: checked.problems }
    const docs = { ...each.docs, sidebars: checked.value }
    inLocales.set(code, { ...each, sidebarsFile: sidebars, docs, inLocales })
  }
  return { config: configIn({ inLocales }, codes[0]), files, problems: [] }
}

function unreadable(file: string, siteDir: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  const message = `could not be read: ${reason?.replace(/^ParseError: /, '').trim()}`
  return { kind: 'config', file, ...locateError(error, siteDir), message }
}

function missingConfig(siteDir: string): Problem {
  return {
    kind: 'config',
    file: siteDir,
    message: `no configuration: none of ${configNames.join(', ')} is in this folder`,
    hint: 'Give the site folder on the command line, or create lucarne.config.ts there.',
  }
}
