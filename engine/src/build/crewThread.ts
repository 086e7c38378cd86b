/** The other end of a crew: a worker thread that answers its tasks, one after the other. */

import { parentPort } from 'node:worker_threads'
import type { CrewAnswer } from './crew.ts'

/** `buffersOf` names what a result hands over instead of copying it. */
export function serveCrew<Task, Result>(
  work: (task: Task) => Result | Promise<Result>,
  buffersOf: (result: Result) => readonly ArrayBufferLike[] = () => [],
): void {
  let queue: Promise<void> = Promise.resolve()
  const answer = async (task: Task): Promise<CrewAnswer<Result>> => {
    try {
      return { result: await work(task) }
    } catch (failure) {
      return { failure }
    }
  }
  const answerAll = async (tasks: readonly Task[]) => {
    const answers: CrewAnswer<Result>[] = []
    for (const task of tasks) answers.push(await answer(task))
    const buffers = answers.flatMap((each) => ('result' in each ? buffersOf(each.result) : []))
    parentPort?.postMessage(answers, buffers as ArrayBuffer[])
  }
  parentPort?.on('message', (tasks: readonly Task[]) => {
    queue = queue.then(() => answerAll(tasks))
  })
}
