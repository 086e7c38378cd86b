import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { downloadImages } from './downloadImages.ts'
import type { Imported } from './importSite.ts'

const servers: (() => void)[] = []
afterEach(() => servers.splice(0).forEach((close) => close()))

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(() => server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address')
  return `http://127.0.0.1:${address.port}`
}

const importOf = (text: string): Imported => ({
  outcome: {
    tool: 'markdown',
    pages: 1,
    unchanged: 0,
    slugs: 0,
    redirects: 0,
    files: 0,
    notes: [],
  },
  files: new Map([['docs/a.md', text]]),
  originals: new Map(),
})

test('images of other hosts come beside the static files, once each, and pages show those', async () => {
  let requests = 0
  const host = await serve((_, response) => {
    requests += 1
    response.setHeader('content-type', 'image/png')
    response.end('png')
  })
  const text = `![a](${host}/a.png) ![b](${host}/a.png)\n\n<img src="${host}/c" alt="">\n`
  const { files, outcome } = await downloadImages(importOf(text))
  expect(String(files.get('docs/a.md'))).toMatch(
    /^!\[a\]\((\/images\/\w{12}\.png)\) !\[b\]\(\1\)\n\n<img src="\/images\/\w{12}\.png" alt="">\n$/,
  )
  expect([...files.keys()].filter((name) => name.startsWith('static/images/'))).toHaveLength(2)
  expect(requests).toBe(2)
  expect(outcome.notes.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 2 }, () => 'images of other hosts, fetched'),
  )
})

test.each([
  ['no image', 'text/html', 200, 'a'],
  ['not there', 'image/png', 404, ''],
  ['too large', 'image/png', 200, 'a'.repeat(10e6 + 1)],
])('what is %s stays where it is, and is told', async (_, type, status, body) => {
  const host = await serve((_request, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  })
  const text = `![a](${host}/a.png)`
  const { files, outcome } = await downloadImages(importOf(text))
  expect([...files]).toEqual([['docs/a.md', text]])
  expect(outcome.notes).toMatchObject([
    { level: 'decide', kind: 'images of other hosts that could not be fetched' },
  ])
})
