/** Tasks → results, made by worker threads that start as tasks come. */

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { nodeFileUrl } from '../disk/bundleFolder.ts'

export type WorkerPool<Task, Result> = {
  /** Starts threads before the first task: they take a tenth of a second to be there. So many in all, if need be. */
  readonly start: (threads?: number) => void
  /** Resolves when the task is taken in charge: callers that wait for it never have more than a few tasks in memory. */
  readonly run: (task: Task, onDone: (result: Result) => void) => Promise<void>
  /** Resolves when every task is done; rejects with the first failure. */
  readonly drain: () => Promise<void>
  /** Ends the threads, whatever they are doing. */
  readonly terminate: () => void
}

/** Answer of a thread to each task of a message. */
export type WorkerAnswer<Result> =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'failure'; readonly failure: unknown }

export type WorkerPoolOptions<Task> = {
  /** Maximum number of threads; by default the number of cores, up to four. */
  readonly size?: number
  /** Waking a thread costs as much as placing a small file: small tasks are better sent several at a time. */
  readonly tasksPerMessage?: number
  /** Returns the buffers that a task transfers instead of copying: the sender loses them. */
  readonly buffersOf?: (task: Task) => readonly ArrayBufferLike[]
  /** Plain data that each thread finds in its `workerData`. */
  readonly workerData?: unknown
}

const messagesPerThread = 4
const largestPool = 4

/** `entry` names a module of `dist/node/` that answers each message with a `WorkerAnswer`, in order. */
export function createWorkerPool<Task, Result>(
  entry: string,
  {
    size = Math.min(availableParallelism(), largestPool),
    tasksPerMessage = 1,
    buffersOf = () => [],
    workerData,
  }: WorkerPoolOptions<Task> = {},
): WorkerPool<Task, Result> {
  const threads: Thread<Task, Result>[] = []
  let failure: { readonly cause: unknown } | undefined
  const sleepers: (() => void)[] = []
  const wake = () => {
    for (const rouse of sleepers.splice(0)) rouse()
  }
  const startThread = (): Thread<Task, Result> => {
    const worker = new Worker(nodeFileUrl(entry), { workerData })
    const thread: Thread<Task, Result> = { worker, waiting: [], unsent: [] }
    const { waiting } = thread
    worker.on('message', (answers: readonly WorkerAnswer<Result>[]) => {
      for (const answer of answers) {
        const onDone = waiting.shift()
        if (answer.kind === 'failure') failure ??= { cause: answer.failure }
        else onDone?.(answer.result)
      }
      if (isIdle(thread)) send(thread)
      wake()
    })
    worker.on('error', (cause) => {
      failure ??= { cause }
      wake()
    })
    // Only what it is doing keeps the process alive.
    worker.unref()
    return thread
  }
  const send = ({ worker, unsent }: Thread<Task, Result>) => {
    if (unsent.length === 0) return
    const tasks = unsent.splice(0)
    worker.postMessage(tasks, tasks.flatMap(buffersOf) as ArrayBuffer[])
  }
  const isIdle = ({ waiting, unsent }: Thread<Task, Result>) => waiting.length === unsent.length
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
  const startOne = () => {
    if (threads.length < size) threads.push(startThread())
  }
  return {
    start: (count = size) => {
      while (threads.length < count) threads.push(startThread())
      wake()
    },
    run: async (task, onDone) => {
      // A thread costs as much as many small tasks: there is another once they wait.
      if (threads.length === 0 || leastBusy().waiting.length >= tasksPerMessage) startOne()
      await until(() => leastBusy().waiting.length < messagesPerThread * tasksPerMessage)
      const thread = leastBusy()
      thread.waiting.push(onDone)
      thread.unsent.push(task)
      if (isIdle(thread) || thread.unsent.length >= tasksPerMessage) send(thread)
    },
    drain: async () => {
      threads.forEach(send)
      await until(() => threads.every(({ waiting }) => waiting.length === 0))
    },
    terminate: () => {
      // Whoever still waits is told, instead of waiting for ever.
      if (sleepers.length > 0) failure ??= { cause: new Error('The pool was terminated') }
      wake()
      for (const { worker } of threads.splice(0)) void worker.terminate()
    },
  }
}

type Thread<Task, Result> = {
  readonly worker: Worker
  /** One for each task not answered yet, those not sent yet included. */
  readonly waiting: ((result: Result) => void)[]
  readonly unsent: Task[]
}
