/** Turns a command's error into a sentence and an exit code; an unexpected one is rethrown. */

import { CommanderError } from 'commander'
import { ExpectedFailure, UsageError } from './expectedFailure.ts'
import { machineFailure } from './machineFailure.ts'
import { printAside } from './print.ts'

export function tellFailure(error: unknown): void {
  const failure = error instanceof ExpectedFailure ? error : machineFailure(error)
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (failure) {
    printAside(failure.message)
    process.exitCode = failure instanceof UsageError ? 2 : 1
  } else throw error
}
