import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('what a server says when it cannot listen is passed on, where there is no sentence for it', async () => {
  const server = createServer()
  const error = new Error('the line is cut')
  const listening = listen(server, { port: 0, host: '127.0.0.1' }, { baseUrl: '/' })
  server.emit('error', error)
  await expect(listening).rejects.toBe(error)
  server.close()
})
