/** `lucarne init` and `npm create lucarne-docs`: the same options, the same site. */

import path from 'node:path'
import { Option, type Command } from 'commander'
import type { GivenChoices } from '../init/askChoices.ts'
import {
  createSite,
  forges,
  type SiteChoices,
  isFree,
  languages,
  servers,
} from '../init/createSite.ts'
import { UsageError } from './expectedFailure.ts'
import { print } from './print.ts'

type InitOptions = GivenChoices & { readonly yes?: boolean }

export function withInit(command: Command, version: string): Command {
  return command
    .argument('[dir]', 'folder of the site, absent or empty')
    .addOption(
      new Option('--lang <language>', 'of the site; else that of the system').choices(languages),
    )
    .option('--title <text>', 'title of the site')
    .addOption(new Option('--ci <forge>', 'write its pipeline').choices(forges))
    .addOption(new Option('--server <name>', 'write its configuration').choices(servers))
    .option('--verify', 'add the bench that runs the commands of guides')
    .option('-y, --yes', 'ask nothing')
    .action((dir: string | undefined, options: InitOptions) =>
      init({ ...options, ...(dir !== undefined && { dir: path.resolve(dir) }) }, version),
    )
}

async function init({ yes = false, ...given }: InitOptions, version: string): Promise<void> {
  if (given.dir !== undefined) refuseTaken(given.dir)
  const usual = { lang: systemLanguage(), title: 'Documentation', dir: process.cwd() } as const
  const asks = !yes && process.stdin.isTTY && process.stdout.isTTY
  const choices = asks ? await askFor(given, usual) : { ...usual, ...given }
  if (!choices) return
  refuseTaken(choices.dir)
  createSite({ ...choices, version })
  print(nextSteps(choices.dir))
}

async function askFor(given: GivenChoices, usual: Pick<SiteChoices, 'lang' | 'title' | 'dir'>) {
  // Loaded for who is asked only.
  const { askChoices, GivenUp } = await import('../init/askChoices.ts')
  return askChoices(given, usual).catch((error: unknown) => {
    if (error instanceof GivenUp) return undefined
    throw error
  })
}

function refuseTaken(dir: string): void {
  if (!isFree(dir))
    throw new UsageError(
      `${shownFolder(dir)} holds something already: name a folder that is absent or empty`,
    )
}

const systemLanguage = (): SiteChoices['lang'] =>
  Intl.DateTimeFormat().resolvedOptions().locale.startsWith('fr') ? 'fr' : 'en'

const shownFolder = (dir: string): string => path.relative(process.cwd(), dir) || 'This folder'

/** In the words of the package manager that runs this. */
function nextSteps(dir: string): string {
  const [manager = ''] = (process.env['npm_config_user_agent'] ?? '').split('/')
  const name = ['pnpm', 'yarn', 'bun'].includes(manager) ? manager : 'npm'
  const folder = path.relative(process.cwd(), dir)
  const quoted = /^[\w./-]+$/.test(folder) ? folder : `"${folder}"`
  return [
    `A site is in ${folder === '' ? 'this folder' : folder}. Next:`,
    '',
    ...(folder === '' ? [] : [`  cd ${quoted}`]),
    `  ${name} install`,
    `  ${name} run dev       # write: an edit shows in the open page`,
    `  ${name} run check     # every problem, with its place and its remedy`,
    `  ${name} run build     # dist/: files that any server can serve`,
    '',
  ].join('\n')
}
