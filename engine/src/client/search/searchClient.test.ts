import { afterEach, expect, test, vi } from 'vitest'
import type { SearchReply, SearchRequest } from '../../search/searchService.ts'
import { createSearchClient, type SearchWorker } from './searchClient.ts'

const indexHref = 'https://docs.example/search-index-default.json'

function clientWithWorker(
  fetchBytes = () => Promise.resolve<ArrayBuffer | undefined>(undefined),
  canSpend = true,
) {
  const requests: SearchRequest[] = []
  const listeners: ((event: MessageEvent<SearchReply>) => void)[] = []
  const breakers: (() => void)[] = []
  let workers = 0
  const createWorker = (): SearchWorker => {
    workers++
    return {
      postMessage: (request) => requests.push(request),
      terminate: () => undefined,
      addEventListener: (type: string, listener: unknown) => {
        if (type === 'message') listeners.push(listener as (typeof listeners)[number])
        else breakers.push(listener as () => void)
      },
    }
  }
  const client = createSearchClient({
    createWorker,
    indexHref: () => indexHref,
    fetchBytes,
    canSpend: () => canSpend,
  })
  const reply = (data: SearchReply) => {
    for (const listener of listeners) listener({ data } as MessageEvent<SearchReply>)
  }
  const breakWorker = () => breakers.at(-1)?.()
  return { client, requests, reply, breakWorker, workerCount: () => workers }
}

afterEach(() => void vi.useRealTimers())

const settled = () => new Promise((resolve) => setTimeout(resolve))

const answered = (channel: string, id: number, total: number): SearchReply => ({
  channel,
  id,
  state: 'answered',
  hits: [],
  errors: [],
  absent: [],
  total,
  isFinal: true,
})

test('only the newest query of a channel is sent and answered', async () => {
  const { client, requests, reply } = clientWithWorker()
  const ask = client.channel('box')
  const answers: unknown[] = []
  ask('ss', (answer) => answers.push(['ss', answer]))
  ask('ssl', (answer) => answers.push(['ssl', answer]))
  await settled()
  expect(requests.map(({ text }) => text)).toEqual(['ssl'])
  reply(answered('box', 1, 1))
  reply(answered('box', requests[0]?.id ?? 0, 2))
  expect(answers).toEqual([['ssl', expect.objectContaining({ total: 2 })]])
})

test('two channels do not mix', async () => {
  const { client, requests, reply } = clientWithWorker()
  const answers: string[] = []
  client.channel('box')('ssl', () => answers.push('box'))
  client.channel('page')('php', () => answers.push('page'))
  await settled()
  for (const { channel, id } of requests) reply(answered(channel, id, 1))
  expect(answers).toEqual(['box', 'page'])
})

test('an index that could not be had is told as such', async () => {
  const { client, requests, reply } = clientWithWorker(() => Promise.reject(new Error('offline')))
  const answers: unknown[] = []
  client.channel('box')('ssl', (answer) => answers.push(answer), 8)
  await settled()
  const asked = { channel: 'box', id: 1, indexHref, text: 'ssl', limit: 8 }
  expect(requests).toEqual([{ ...asked, isThrifty: false }])
  reply({ channel: 'box', id: 1, state: 'failed' })
  expect(answers).toEqual(['failed'])
})

test('the index is fetched ahead, once, and handed to the worker before any query', async () => {
  let fetched = 0
  const bytes = new ArrayBuffer(4)
  const { client, requests } = clientWithWorker(() => {
    fetched++
    return Promise.resolve(bytes)
  })
  client.warm()
  client.channel('box')('ssl', () => {})
  await settled()
  expect(fetched).toBe(1)
  expect(requests.map(({ channel, text }) => [channel, text])).toEqual([
    ['warm', ''],
    ['box', 'ssl'],
  ])
  expect(requests[0]?.bytes).toBe(bytes)
})

test('a worker that could not be loaded is a failed answer, and is replaced at the next query', async () => {
  const { client, breakWorker, workerCount, requests } = clientWithWorker()
  const answers: unknown[] = []
  const ask = client.channel('box')
  ask('ssl', (answer) => answers.push(answer))
  await settled()
  breakWorker()
  expect(answers).toEqual(['failed'])
  ask('ssl', () => {})
  await settled()
  expect(workerCount()).toBe(2)
  expect(requests).toHaveLength(2)
})

test('a reader who saves data is told to the worker', async () => {
  for (const canSpend of [true, false]) {
    const { client, requests } = clientWithWorker(undefined, canSpend)
    client.channel('box')('ssl', () => {})
    await settled()
    expect(requests.at(-1)).toMatchObject({ text: 'ssl', isThrifty: !canSpend })
  }
})

test('a worker that falls silent is a failed answer, and another one is asked once more', async () => {
  vi.useFakeTimers()
  const { client, requests, reply, workerCount } = clientWithWorker()
  const answers: unknown[] = []
  client.channel('box')('ssl', (answer) => answers.push(answer))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(answers).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(answers).toEqual(['failed'])
  expect(workerCount()).toBe(2)
  expect(requests.map(({ text }) => text)).toEqual(['ssl', 'ssl'])
  reply(answered('box', requests[1]?.id ?? 0, 3))
  expect(answers).toEqual(['failed', expect.objectContaining({ total: 3 })])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(answers).toHaveLength(2)
})

test('a worker that falls silent twice is not asked a third time before the next query', async () => {
  vi.useFakeTimers()
  const { client, requests, workerCount } = clientWithWorker()
  const answers: unknown[] = []
  const ask = client.channel('box')
  ask('ssl', (answer) => answers.push(answer))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(answers).toEqual(['failed', 'failed'])
  expect(requests).toHaveLength(2)
  ask('ssl', (answer) => answers.push(answer))
  await vi.advanceTimersByTimeAsync(1000)
  expect(workerCount()).toBe(3)
  expect(requests).toHaveLength(3)
})

test('a part of an answer, or the answer to another box, does not make up for the end of one', async () => {
  vi.useFakeTimers()
  const { client, requests, reply } = clientWithWorker()
  const answers: unknown[] = []
  client.channel('box')('ssl', (answer) => answers.push(answer === 'failed' ? answer : 'part'))
  client.channel('page')('php', () => {})
  await vi.advanceTimersByTimeAsync(1000)
  reply({ ...answered('box', requests[0]?.id ?? 0, 3), isFinal: false } as SearchReply)
  reply(answered('page', requests[1]?.id ?? 0, 3))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(answers).toEqual(['part', 'failed'])
})
