/**
 * Delays optimisation in V8 for Node 20, which recompiles often-called functions early. Beside the threads of a build,
 * that is a fifth of its work: a build of a few seconds ends before it pays off, one of half a minute needs it. Later
 * versions wait longer by themselves: there, more delay changed nothing.
 */

import { versions } from 'node:process'
import { setFlagsFromString } from 'node:v8'

/** In bytes of bytecode run by a function: what V8 waits for by itself, and six times that. */
const budgets = { usual: 67_584, patient: 400_000 }

/** Builds of 3,000 pages gain a twentieth from patience, builds of 10,000 lose a tenth. */
const manyFiles = 4000

export type Runtime = {
  /** Version of Node. */
  readonly node: string
  readonly setFlags: (flags: string) => void
}

/**
 * Sets flags for a process that does one thing and ends: not for a server, nor for a library. Call the returned
 * function with the number of files: beyond what patience is good for, it resets the flags. V8 warns on the terminal
 * about an unknown flag, as later ones do about this one.
 */
export function expectShortRun(
  { node, setFlags }: Runtime = { node: versions.node, setFlags: setFlagsFromString },
): (files: number) => void {
  const setBudget = (bytes: number) => setFlags(`--interrupt-budget=${bytes}`)
  let isPatient = node.startsWith('20.')
  if (isPatient) setBudget(budgets.patient)
  return (files) => {
    if (!isPatient || files <= manyFiles) return
    isPatient = false
    setBudget(budgets.usual)
  }
}
