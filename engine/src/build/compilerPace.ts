/**
 * How soon V8 compiles again, better, the functions that are often called. Beside the threads of a build, that is a
 * fifth of its work: a build of a few seconds ends before it has paid, one of half a minute needs it.
 */

import { setFlagsFromString } from 'node:v8'

/** In bytes of bytecode run by a function: what V8 waits for in the first Node that we support, and six times that. */
const budgets = { usual: 67_584, patient: 400_000 }

/** Builds of 3,000 pages gain a twentieth from patience, builds of 10,000 lose a tenth. */
const manyFiles = 4000

/**
 * For a process that does one thing and ends: not for a server, nor for a library. To be told how many files there are:
 * beyond what patience is good for, it is taken back.
 */
export function expectShortRun(): (files: number) => void {
  let isPatient = true
  setBudget('patient')
  return (files) => {
    if (isPatient && files > manyFiles) setBudget('usual')
    isPatient &&= files <= manyFiles
  }
}

function setBudget(pace: keyof typeof budgets): void {
  setFlagsFromString(`--interrupt-budget=${budgets[pace]}`)
}
