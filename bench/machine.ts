import { availableParallelism, totalmem } from 'node:os'
import { median } from './median.ts'

/**
 * Describes in one line what figures depend on: cores, memory, and the current time of a fixed computation. On a shared
 * machine it may take three times as long an hour later: only compare runs where it is the same.
 */
export function describeMachine(): string {
  return `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; ${describePace()}`
}

/** Describes the machine's current speed; measure it again after a long run. */
export function describePace(): string {
  return `a hundred million additions take ${paceMs().toFixed(0)} ms`
}

function paceMs(): number {
  return median(Array.from({ length: 3 }, timeAdditions))
}

function timeAdditions(): number {
  const startedMs = performance.now()
  let sum = 0
  for (let count = 0; count < 1e8; count += 1) sum += count
  if (!(sum > 0)) throw new Error('The sum is wrong')
  return performance.now() - startedMs
}
