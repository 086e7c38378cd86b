import { expect, test } from 'vitest'
import type { SearchReply, SearchRequest } from '../../search/searchService.ts'
import { createSearchClient } from './searchClient.ts'

function clientWithWorker() {
  const requests: SearchRequest[] = []
  const listeners: ((event: MessageEvent<SearchReply>) => void)[] = []
  const client = createSearchClient(
    {
      postMessage: (request) => requests.push(request),
      addEventListener: (_, listener) => listeners.push(listener),
    },
    () => 'https://docs.example/search-index-default.json',
  )
  const reply = (data: SearchReply) => {
    for (const listener of listeners) listener({ data } as MessageEvent<SearchReply>)
  }
  return { client, requests, reply }
}

const answered = (id: number, total: number): SearchReply => ({
  id,
  state: 'answered',
  hits: [],
  errors: [],
  total,
  isFinal: true,
})

test('only the newest query is answered', () => {
  const { client, requests, reply } = clientWithWorker()
  const answers: unknown[] = []
  client.ask('ss', (answer) => answers.push(['ss', answer]))
  client.ask('ssl', (answer) => answers.push(['ssl', answer]))
  const [older, newer] = requests
  reply(answered(older?.id ?? 0, 1))
  reply(answered(newer?.id ?? 0, 2))
  expect(answers).toEqual([['ssl', expect.objectContaining({ total: 2 })]])
})

test('an index that could not be had is told as such', () => {
  const { client, requests, reply } = clientWithWorker()
  const answers: unknown[] = []
  client.ask('ssl', (answer) => answers.push(answer), 8)
  reply({ id: requests[0]?.id ?? 0, state: 'failed' })
  expect(answers).toEqual(['failed'])
})

test('the index is fetched ahead with an empty query', () => {
  const { client, requests } = clientWithWorker()
  client.warm()
  expect(requests).toEqual([
    { id: 1, indexHref: 'https://docs.example/search-index-default.json', text: '' },
  ])
})
