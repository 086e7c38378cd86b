import { expect, test } from 'vitest'
import { createWorkerPool } from './workerPool.ts'

/** Removing folders that are not there: the smallest task of a thread. */
const openCrew = () =>
  createWorkerPool<{ folder: string }, undefined>('writeOutputFileWorker.js', { size: 1 })
const task = { folder: '/absent/dossier' }

test('every task that is given is done once the pool has settled', async () => {
  const pool = openCrew()
  let done = 0
  for (let index = 0; index < 20; index += 1) await pool.run(task, () => (done += 1))
  await pool.drain()
  expect(done).toBe(20)
  pool.terminate()
})

test('whoever waits for a pool that is terminated is told, instead of waiting for ever', async () => {
  const pool = openCrew()
  await pool.run(task, () => undefined)
  const settled = pool.drain()
  pool.terminate()
  await expect(settled).rejects.toMatchObject({ cause: new Error('The pool was terminated') })
})

test('a task that cannot be taken in charge any more is refused', async () => {
  const pool = openCrew()
  const given = Array.from({ length: 12 }, () => pool.run(task, () => undefined))
  pool.terminate()
  const outcomes = await Promise.allSettled(given)
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected' })
})
