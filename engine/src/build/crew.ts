/** Tasks → results, made by worker threads that start with the first task. */

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { nodeFileUrl } from './clientAssets.ts'

export type Crew<Task, Result> = {
  /** Resolves when the task is taken in charge: callers that wait for it never have more than a few tasks in memory. */
  readonly give: (task: Task, onDone: (result: Result) => void) => Promise<void>
  /** Resolves when every task given is done; rejects with the first failure. */
  readonly settle: () => Promise<void>
  /** Ends the threads, whatever they are doing. */
  readonly dismiss: () => void
}

/** What a thread answers. */
export type CrewAnswer<Result> = { readonly result: Result } | { readonly failure: unknown }

const tasksPerThread = 16
const largestCrew = 4

/** `entry` names a module of `dist/node/` that answers each message with a `CrewAnswer`, in order. */
export function createCrew<Task, Result>(
  entry: string,
  size: number = Math.min(availableParallelism(), largestCrew),
): Crew<Task, Result> {
  const threads: Thread<Result>[] = []
  let failure: { readonly cause: unknown } | undefined
  const sleepers: (() => void)[] = []
  const wake = () => {
    for (const rouse of sleepers.splice(0)) rouse()
  }
  const startThread = (): Thread<Result> => {
    const worker = new Worker(nodeFileUrl(entry))
    const waiting: ((result: Result) => void)[] = []
    worker.on('message', (answer: CrewAnswer<Result>) => {
      const onDone = waiting.shift()
      if ('failure' in answer) failure ??= { cause: answer.failure }
      else onDone?.(answer.result)
      wake()
    })
    worker.on('error', (cause) => {
      failure ??= { cause }
      wake()
    })
    // Only what it is doing keeps the process alive.
    worker.unref()
    return { worker, waiting }
  }
  const until = async (isReached: () => boolean) => {
    const alive = setInterval(() => undefined, 60_000)
    try {
      while (!failure && !isReached()) await new Promise<void>((resolve) => sleepers.push(resolve))
    } finally {
      clearInterval(alive)
    }
    if (failure) throw new Error('A worker thread has failed', { cause: failure.cause })
  }
  const leastBusy = () =>
    threads.reduce((best, thread) => (thread.waiting.length < best.waiting.length ? thread : best))
  return {
    give: async (task, onDone) => {
      while (threads.length < size) threads.push(startThread())
      await until(() => leastBusy().waiting.length < tasksPerThread)
      const { worker, waiting } = leastBusy()
      waiting.push(onDone)
      worker.postMessage(task)
    },
    settle: () => until(() => threads.every(({ waiting }) => waiting.length === 0)),
    dismiss: () => {
      for (const { worker } of threads.splice(0)) void worker.terminate()
    },
  }
}

type Thread<Result> = { readonly worker: Worker; readonly waiting: ((result: Result) => void)[] }
