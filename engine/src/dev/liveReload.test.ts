import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createLiveReload, updatesPath } from './liveReload.ts'

test('a tab is told the state, then each update, until it goes', async () => {
  const { isRequest, add, notify, close } = createLiveReload()
  const server = createServer(({ url }, response) => {
    if (isRequest(url)) add(response, { revision: 1, problems: '' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${updatesPath}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  notify({ revision: 2, problems: 'a.md:1' })
  close()
  expect(await answer.text()).toBe(
    'event: state\ndata: {"revision":1,"problems":""}\n\n' +
      'event: update\ndata: {"revision":2,"problems":"a.md:1"}\n\n',
  )
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
