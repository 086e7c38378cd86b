import { expect, test } from 'vitest'
import { createCrew } from './crew.ts'

/** Removing folders that are not there: the smallest task of a thread. */
const openCrew = () => createCrew<{ folder: string }, undefined>('placeFileWorker.js', { size: 1 })
const task = { folder: '/absent/dossier' }

test('every task that is given is done once the crew has settled', async () => {
  const crew = openCrew()
  let done = 0
  for (let index = 0; index < 20; index += 1) await crew.give(task, () => (done += 1))
  await crew.settle()
  expect(done).toBe(20)
  crew.dismiss()
})

test('whoever waits for a crew that is dismissed is told, instead of waiting for ever', async () => {
  const crew = openCrew()
  await crew.give(task, () => undefined)
  const settled = crew.settle()
  crew.dismiss()
  await expect(settled).rejects.toMatchObject({ cause: new Error('The threads were dismissed') })
})

test('a task that cannot be taken in charge any more is refused', async () => {
  const crew = openCrew()
  const given = Array.from({ length: 12 }, () => crew.give(task, () => undefined))
  crew.dismiss()
  const outcomes = await Promise.allSettled(given)
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected' })
})
