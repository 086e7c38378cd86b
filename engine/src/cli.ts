/** The command line: `lucarne dev | build | preview | check [siteDir]`. */

import { CommanderError } from 'commander'
import { createProgram } from './cli/program.ts'

try {
  await createProgram().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else throw error
}
