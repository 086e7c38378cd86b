/** The other end of a pool: a worker thread that answers its tasks, one after the other. */

import { parentPort } from 'node:worker_threads'
import type { WorkerAnswer } from './workerPool.ts'

/** `buffersOf` names what a result hands over instead of copying it. */
export function serveTasks<Task, Result>(
  work: (task: Task) => Result | Promise<Result>,
  buffersOf: (result: Result) => readonly ArrayBufferLike[] = () => [],
): void {
  let queue: Promise<void> = Promise.resolve()
  const answer = async (task: Task): Promise<WorkerAnswer<Result>> => {
    try {
      return { kind: 'result', result: await work(task) }
    } catch (failure) {
      return { kind: 'failure', failure }
    }
  }
  const answerAll = async (tasks: readonly Task[]) => {
    const answers: WorkerAnswer<Result>[] = []
    for (const task of tasks) answers.push(await answer(task))
    const buffers = answers.flatMap((each) =>
      each.kind === 'result' ? buffersOf(each.result) : [],
    )
    parentPort?.postMessage(answers, buffers as ArrayBuffer[])
  }
  parentPort?.on('message', (tasks: readonly Task[]) => {
    queue = queue.then(() => answerAll(tasks))
  })
}
