/** The command line: `lucarne dev | build | preview | check [siteDir]`. */

import { CommanderError } from 'commander'
import { ExpectedFailure, UsageMistake } from './cli/expectedFailure.ts'
import { machineFailure } from './cli/machineFailure.ts'
import { createProgram } from './cli/program.ts'

/** Not awaited here: what is loaded later takes parts of this file, and would wait for its end. */
createProgram().parseAsync().catch(tellFailure)

function tellFailure(error: unknown): void {
  const failure = error instanceof ExpectedFailure ? error : machineFailure(error)
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (failure) {
    console.error(failure.message)
    process.exitCode = failure instanceof UsageMistake ? 2 : 1
  } else throw error
}
