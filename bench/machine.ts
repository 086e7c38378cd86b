import { availableParallelism, totalmem } from 'node:os'

/** What figures depend on, in one line. */
export const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}`
