import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Doc } from '../content/doc.ts'
import { parseDoc } from '../content/parseDoc.ts'
import { formatProblem } from '../problem.ts'
import { checkExternalLinks } from './externalLinks.ts'

let asked: string[] = []
const answers: Record<string, RequestListener> = {
  '/moved': (_, response) => response.writeHead(301, { Location: '/there' }).end(),
  '/lost': (_, response) => response.writeHead(302, { Location: '/absent' }).end(),
  '/there': (_, response) => response.end('yes'),
  '/no-head': ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 405).end(),
  '/private': (_, response) => response.writeHead(403).end(),
  '/failing': (_, response) => response.writeHead(503).end(),
  '/unsure': (_, response) => response.writeHead(asked.length < 3 ? 503 : 200).end(),
  '/silent': () => {},
}
const server = createServer((request, response) => {
  const { method, url = '' } = request
  asked.push(`${method} ${url}`)
  const answer = answers[url] ?? (() => response.writeHead(404).end())
  answer(request, response)
})
let origin = ''
/** Nobody listens there. */
let closed = ''

beforeAll(async () => {
  const other = createServer()
  closed = await listenOnLoopback(other)
  other.close()
  origin = await listenOnLoopback(server)
})
async function listenOnLoopback(listening: Server): Promise<string> {
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const parseText = (text: string, file = 'docs/a.md'): Doc =>
  parseDoc({ file, source: 'a.md', text })
const check = (...docs: Doc[]) => checkExternalLinks(docs, { timeoutMs: 300, pauseMs: 1 })
const told = async (text: string) => (await check(parseText(text))).problems.map(formatProblem)

test('a link that its host does not have is told where it is written', async () => {
  const text = `# A\n\nUne [page](${origin}/there), une [autre](${origin}/absent#ici).`
  expect(await told(text)).toEqual([
    `docs/a.md:3:${text.lastIndexOf('[') - 4}: broken link "${origin}/absent#ici": its host answers 404\n    Lead to where it is now, or leave the link out.`,
  ])
  expect(asked).toEqual(['HEAD /there', 'HEAD /absent', 'GET /absent'])
})

test.each([
  ['[a](ORIGIN/moved)', undefined],
  ['[a](ORIGIN/no-head)', undefined],
  ['[a](ORIGIN/unsure)', undefined],
  ['[a](ORIGIN/lost)', 'its host answers 404'],
  ['[a](ORIGIN/failing)', 'its host answers 503'],
  ['[a](ORIGIN/silent)', 'its host does not answer in time'],
  ['[a](CLOSED/)', 'its host cannot be reached (ECONNREFUSED)'],
  ['[a](https://[)', 'that is no address'],
  ['<ORIGIN/absent>', 'its host answers 404'],
  ['<a href=" ORIGIN/absent ">a</a>', 'its host answers 404'],
  ['[a][b]\n\n[b]: ORIGIN/absent', 'its host answers 404'],
])('%s → %s', async (text, reason) => {
  const problems = await told(text.replaceAll('ORIGIN', origin).replaceAll('CLOSED', closed))
  expect(problems).toHaveLength(reason === undefined ? 0 : 1)
  expect(problems.join('')).toContain(reason ?? '')
})

test('an address is asked for once, and told wherever it is written', async () => {
  const docs = [
    parseText(`[a](${origin}/absent#x)`),
    parseText(`[b](${origin}/absent)`, 'docs/b.md'),
  ]
  const { problems, asked: count } = await check(...docs)
  expect(problems.map(({ file }) => file)).toEqual(['docs/a.md', 'docs/b.md'])
  expect(count).toBe(1)
  expect(asked).toHaveLength(2)
})

test('who refuses a program is not judged, and who reaches nobody is told apart', async () => {
  const links = `[a](${origin}/private) [b](${closed}/) [c](${origin}/there)`
  const { asked: count, unjudged, unreached, problems } = await check(parseText(links))
  expect({ count, unjudged, unreached }).toEqual({ count: 3, unjudged: 1, unreached: 1 })
  expect(problems).toHaveLength(1)
})

test('domains and addresses that are there for examples are not asked for, nor is what is no page', async () => {
  const text = `[a](https://www.agence.example/) [b](//example.com/x) [c](http://192.0.2.10/)
[d](mailto:a@b.fr) [e](./f.md) [f](/g) [g](http://[2001:db8::1]/) [h](ftp://127.0.0.1/)`
  expect(await check(parseText(text))).toEqual({
    asked: 0,
    unjudged: 0,
    unreached: 0,
    problems: [],
  })
})

test('a host named without a scheme is asked for as a browser on a published site does', () => {
  expect(parseText('[a](//docs.php.net/fpm)').externalLinks).toEqual([
    { href: 'https://docs.php.net/fpm', line: 1, column: 1 },
  ])
})
