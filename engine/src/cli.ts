/** The command line: `lucarne dev | build | preview | check [siteDir]`. */

import { CommanderError } from 'commander'
import { ExpectedFailure, UsageMistake } from './cli/expectedFailure.ts'
import { createProgram } from './cli/program.ts'

try {
  await createProgram().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof ExpectedFailure) {
    console.error(error.message)
    process.exitCode = error instanceof UsageMistake ? 2 : 1
  } else throw error
}
