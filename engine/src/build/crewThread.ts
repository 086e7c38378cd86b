/** The other end of a crew: a worker thread that answers its tasks, one after the other. */

import { parentPort } from 'node:worker_threads'
import type { CrewAnswer } from './crew.ts'

export function serveCrew<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  let queue: Promise<void> = Promise.resolve()
  const answer = async (task: Task): Promise<CrewAnswer<Result>> => {
    try {
      return { result: await work(task) }
    } catch (failure) {
      return { failure }
    }
  }
  parentPort?.on('message', (task: Task) => {
    queue = queue.then(async () => parentPort?.postMessage(await answer(task)))
  })
}
