/**
 * How soon V8 compiles again, better, the functions that are often called. Beside the threads of a build, that is a
 * fifth of its work: a build of a few seconds ends before it has paid, one of half a minute needs it.
 */

import { setFlagsFromString } from 'node:v8'

/** In bytes of bytecode run by a function: what V8 itself waits for, and six times that. */
const budgets = { usual: 67_584, patient: 400_000 }

/** Builds of 3,000 pages gain a twentieth from patience, builds of 10,000 lose a tenth. */
const manyFiles = 4000

let isPatient = false

/** For a process that does one thing and ends: not for a server, nor for a library. */
export function expectShortRun(): void {
  setBudget('patient')
}

/** Takes `expectShortRun` back once there is more to do than it is good for. */
export function expectFiles(count: number): void {
  if (isPatient && count > manyFiles) setBudget('usual')
}

function setBudget(pace: keyof typeof budgets): void {
  setFlagsFromString(`--interrupt-budget=${budgets[pace]}`)
  isPatient = pace === 'patient'
}
