/** The words of the command line → one function each. */

import path from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { documented } from '../read/documentation.ts'
import { fileList } from '../output/fileList.ts'
import { baseUrlPattern, expectedBaseUrl } from '../config/baseUrl.ts'
import { runBuild, runCheck, runDev, runPreview } from './commands.ts'
import type { CommandOptions } from './commands.ts'
import { versionOfEngine } from '../init/engineVersion.ts'
import { withInit } from './initOptions.ts'
import { problemKinds } from '../problem.ts'
import { runVerifyOutput } from './verifyOutput.ts'
import { readPort } from './listen.ts'
import { problemFormats } from './problemFormats.ts'
import { addTransfers } from './transfers.ts'

/** Throws a `CommanderError` for a wrong command line and for `--help` and `--version`. */
export function createProgram(): Command {
  const program = new Command('lucarne')
    .description('A static documentation engine: Markdown in, a fast and accessible site out.')
    .version(versionOfEngine())
    .exitOverride()
    .showHelpAfterError('(lucarne --help lists the commands)')
    .addHelpText('after', `\nDocumentation: ${documented()}`)
  const command = (
    name: string,
    description: string,
    run: (options: CommandOptions) => Promise<void>,
  ) =>
    program
      .command(name)
      .description(description)
      .argument('[siteDir]', 'folder that holds lucarne.config.ts', '.')
      .option('--out <folder>', 'output folder, from the site folder', 'dist')
      .option('--base-url <path>', 'replaces `baseUrl`: /docs/, for instance', parseBaseUrl)
      .action((siteDir: string, options: Omit<CommandOptions, 'siteDir'>) =>
        run({ ...options, siteDir: path.resolve(siteDir) }),
      )
  const served = (each: Command) =>
    each
      .option('--port <number>', 'port to listen on (default: $PORT, else 3000)', parsePort)
      .option('--host <address>', 'address to listen on', '127.0.0.1')
  withInit(
    program.command('init').description('make a first site, in a folder of its own'),
    versionOfEngine(),
  )
  served(command('dev', 'serve the site while you write; drafts are shown', runDev))
    .option('--poll', 'look at files twice a second, where the file system tells nothing')
    .option('--no-poll', 'wait to be told, whatever the file system')
  command('build', 'write the site into the output folder', runBuild)
  served(command('preview', 'serve the built site as a host would', runPreview))
  withChecks(command('check', 'report every problem; write no site', runCheck))
  addTransfers(program)
  program
    .command('verify-output')
    .description('say whether a published folder is the build that it names, whole')
    .argument('[folder]', 'the folder', 'dist')
    .option(
      '--list <file>',
      `the list of that build, kept elsewhere (default: its own ${fileList})`,
    )
    .action(runVerifyOutput)
  return program
}

const withChecks = (check: Command): Command =>
  check
    .option('--translations', 'list what is not translated, and what is out of date')
    .option('--external', 'ask other hosts whether what the pages link to is there')
    .addOption(
      new Option('--format <name>', 'for people, or for a program that reads it')
        .choices(problemFormats)
        .default('text'),
    )
    .addOption(new Option('--only <kinds...>', 'tell these kinds alone').choices(problemKinds))
    .addOption(new Option('--ignore <kinds...>', 'do not tell these kinds').choices(problemKinds))

function parsePort(text: string): number {
  const port = readPort(text)
  if (port === undefined) throw new InvalidArgumentError('Expected a number from 0 to 65535.')
  return port
}

function parseBaseUrl(text: string): string {
  if (!baseUrlPattern.test(text))
    throw new InvalidArgumentError(`${expectedBaseUrl.replace('e', 'E')}.`)
  return text
}
