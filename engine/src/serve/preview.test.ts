import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createPreview } from './preview.ts'
import { routeOf } from './previewRoute.ts'

const outDir = mkdtempSync(path.join(tmpdir(), 'lucarne-preview-'))
const printed: string[] = []
const server = createPreview({ outDir, baseUrl: '/', print: (text) => printed.push(text) })
let origin = ''

beforeAll(async () => {
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true })
    writeFileSync(path.join(outDir, file), content)
  }
  write('index.html', 'accueil')
  write('index.html.br', brotliCompressSync('accueil'))
  write('déploiement/index.html', 'déploiement')
  write('notes 1.0/index.html', 'notes')
  write('Apache/index.html', 'apache')
  write('ssh/Service-SSH/index.html', 'service')
  write('mysql/index.html', 'mysql')
  write('MySQL/dump/index.html', 'dump')
  write('twin/index.html', 'un')
  write('Twin/index.html', 'deux')
  write('Pourquoi ? #1/index.html', 'pourquoi')
  write('a%20b/index.html', 'pourcent')
  write('assets/app-CY-t2Uzv.js', 'app')
  write('404.html', 'introuvable')
  write('en/404.html', 'not found')
  write('Apache/index.md', '# Été')
  write('Apache/index.md.br', brotliCompressSync('# Été'))
  write('llms.txt', '# Été')
  write('plat.txt', 'accueil')
  write(
    '_headers',
    "/*\n  Content-Security-Policy: default-src 'self'\n  Cache-Control: x\n/assets/*\n",
  )
  write('_redirects', '/Plesk/ /Plesk/Plesk/ 301\n/o/ /n/#z 301\n/p/ /n/?a=1#z 301\n')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(outDir, { recursive: true })
})

describe('an address leads to the page, to its clean address, or nowhere', () => {
  const rows: [string, string][] = [
    ['/', 'file /'],
    ['/?q=1', 'file /'],
    ['/index.html', 'redirect /'],
    ['/d%C3%A9ploiement/', 'file /déploiement/'],
    ['/d%C3%A9ploiement', 'redirect /d%C3%A9ploiement/'],
    ['/d%C3%A9ploiement.html?q=1', 'redirect /d%C3%A9ploiement/?q=1'],
    ['/de%CC%81ploiement/', 'redirect /d%C3%A9ploiement/'],
    ['/notes%201.0/', 'file /notes 1.0/'],
    ['/assets/app-CY-t2Uzv.js', 'file /assets/app-CY-t2Uzv.js'],
    ['/Plesk', 'redirect /Plesk/Plesk/'],
    ['/Plesk/?x=1', 'redirect /Plesk/Plesk/?x=1'],
    ['/o/?q=1', 'redirect /n/?q=1#z'],
    ['/p/?q=1', 'redirect /n/?a=1#z'],
    ['/p/', 'redirect /n/?a=1#z'],
    ['//Apache', 'redirect /Apache/'],
    ['//Apache/', 'redirect /Apache/'],
    ['/%2FApache', 'redirect /Apache/'],
    ['//Plesk', 'redirect /Plesk/Plesk/'],
    ['/Pourquoi%20%3F%20%231', 'redirect /Pourquoi%20%3F%20%231/'],
    ['/Pourquoi%20%3F%20%231/', 'file /Pourquoi ? #1/'],
    ['/apache/?q=1', 'redirect /Apache/?q=1'],
    ['/APACHE', 'redirect /Apache/'],
    ['/apache.html', 'redirect /Apache/'],
    ['/SSH/service-ssh/', 'redirect /ssh/Service-SSH/'],
    ['/DE%CC%81PLOIEMENT', 'redirect /d%C3%A9ploiement/'],
    ['/MYSQL', 'redirect /mysql/'],
    ['/mysql/DUMP/', 'redirect /MySQL/dump/'],
    ['/Mysql/absente/', 'missing'],
    ['/TWIN/', 'missing'],
    ['/Assets/app-CY-t2Uzv.js', 'missing'],
    [`/${'x'.repeat(300)}/`, 'missing'],
    ['/_headers', 'missing'],
    ['/absente/', 'missing'],
    ['/../etc/passwd', 'missing'],
    ['/%2e%2e/etc/passwd', 'missing'],
    ['/./.htaccess', 'missing'],
    ['/%2e/_headers', 'missing'],
    ['/%00', 'missing'],
    ['/%E9', 'missing'],
  ]
  test.each(rows)('%s → %s', (url, expected) => {
    const route = routeOf(url, { outDir, baseUrl: '/' })
    const where = route.kind === 'redirect' ? route.href : route.kind === 'file' ? route.path : ''
    expect(`${route.kind} ${where}`.trim()).toBe(expected)
  })
})

test('under a base URL, nothing else answers', () => {
  const place = { outDir, baseUrl: '/docs/' }
  expect(routeOf('/docs', place)).toEqual({ kind: 'redirect', href: '/docs/' })
  expect(routeOf('/docs/index.html', place)).toEqual({ kind: 'redirect', href: '/docs/' })
  expect(routeOf('/', place)).toEqual({ kind: 'missing' })
})

test('a reader who takes brotli gets the compressed copy, of the same type', async () => {
  const answer = await fetch(origin, { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8')
  expect(await answer.text()).toBe('accueil')
})

test('Markdown and plain text come with their charset, compressed or not', async () => {
  for (const encoding of ['br', ''])
    for (const [address, type] of [
      ['/Apache/index.md', 'text/markdown; charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
    ]) {
      const answer = await fetch(`${origin}${address}`, {
        headers: { 'Accept-Encoding': encoding },
      })
      expect(answer.headers.get('content-type')).toBe(type)
      expect(await answer.text()).toBe('# Été')
    }
})

test('hashed files are cached for ever, pages are asked for again', async () => {
  const cacheOf = async (url: string) => (await fetch(origin + url)).headers.get('cache-control')
  expect(await cacheOf('/assets/app-CY-t2Uzv.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheOf('/')).toBe('public, max-age=0, must-revalidate')
})

test('a method that would write is refused, and HEAD answers as GET does, without a body', async () => {
  const written = await fetch(origin, { method: 'POST' })
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await fetch(`${origin}/mysql/`, { method: 'HEAD' })).status).toBe(200)
})

test('an unknown address answers 404 with the not-found page', async () => {
  const answer = await fetch(`${origin}/absente/`)
  expect([answer.status, await answer.text()]).toEqual([404, 'introuvable'])
})

test('pages come with the security headers of the build, the not-found page too', async () => {
  const policyOf = async (url: string) =>
    (await fetch(origin + url)).headers.get('content-security-policy')
  expect(await policyOf('/')).toBe("default-src 'self'")
  expect(await policyOf('/absente/')).toBe("default-src 'self'")
})

test('what the site says itself in `_redirects` and `_headers` comes before what the build writes', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'lucarne-preview-'))
  const policy = 'Content-Security-Policy: none'
  writeFileSync(
    path.join(own, '_headers'),
    `# Own\n/privé/*\n  X-A: 1\n# Above\n\n# Written\n/d/*\n  ${policy}\n/d/assets/*\n  X-B: 1\n`,
  )
  writeFileSync(path.join(own, '_redirects'), '# a /z/\n/d/a\t/own/\n\n# Written\n/d/a /b/ 301\n')
  const other = createPreview({ outDir: own, baseUrl: '/d/', print: () => undefined })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/d/absente/`)
  expect(headers.get('content-security-policy')).toBe('none')
  expect([headers.get('x-a'), headers.get('x-b')]).toEqual([null, null])
  expect(routeOf('/d/a', { outDir: own, baseUrl: '/d/' })).toMatchObject({ href: '/own/' })
  other.close()
  rmSync(own, { recursive: true })
})

test('a page whose name holds the signs of addresses is served', async () => {
  expect(await (await fetch(`${origin}/Pourquoi%20%3F%20%231/?q=1`)).text()).toBe('pourquoi')
  expect(await (await fetch(`${origin}/a%2520b/`)).text()).toBe('pourcent')
})

test('a file that goes while it is asked for ends one answer, and not the server', async () => {
  writeFileSync(path.join(outDir, 'parti.txt'), 'parti')
  server.once('request', () => rmSync(path.join(outDir, 'parti.txt')))
  const answer = await fetch(`${origin}/parti.txt`).catch(() => undefined)
  expect([404, 500, undefined]).toContain(answer?.status)
  expect((await fetch(origin)).status).toBe(200)
})

test.each([
  ['bytes=0-2', 206, 'acc'],
  ['bytes=-3', 206, 'eil'],
  ['bytes=4-', 206, 'eil'],
  ['bytes=5-2', 416, ''],
  ['bytes=90-99', 416, ''],
  ['lignes=1-2', 200, 'accueil'],
])('the range %s gives %i and %j', async (range, status, text) => {
  const answer = await fetch(`${origin}/plat.txt`, { headers: { Range: range } })
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

test.each([
  ['br;q=0', null],
  ['br;q=0, gzip', null],
  ['gzip, br', 'br'],
  ['*', 'br'],
  ['identity;q=0.1, br;q=0.5', 'br'],
])('a reader who accepts %s gets the encoding %s', async (accepted, encoding) => {
  const answer = await fetch(origin, { headers: { 'Accept-Encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
})

test('a part of what may have changed is sent whole: marks of a date and a size are weak', async () => {
  const tag = (await fetch(`${origin}/plat.txt`)).headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\//)
  for (const mark of [tag, '"autre"']) {
    const headers = { Range: 'bytes=0-1', 'If-Range': mark }
    expect((await fetch(`${origin}/plat.txt`, { headers })).status).toBe(200)
  }
})

test('what a browser has already is not sent again', async () => {
  const tag = (await fetch(`${origin}/plat.txt`)).headers.get('etag') ?? ''
  // `fetch` would ask for no cached answer.
  const askStatus = (given: string) =>
    new Promise((resolve) =>
      get(`${origin}/plat.txt`, { headers: { 'If-None-Match': given } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }),
    )
  expect(await Promise.all([tag, '*', `"a", ${tag}`, `"a"`].map(askStatus))).toEqual([
    304, 304, 304, 200,
  ])
})

test('downloads that are given up leave no file open', async () => {
  writeFileSync(path.join(outDir, 'long.bin'), Buffer.alloc(8_000_000))
  const openFiles = () => readdirSync('/proc/self/fd').length
  const before = openFiles()
  const { port } = server.address() as AddressInfo
  for (let round = 0; round < 60; round += 1)
    await new Promise<void>((resolve) => {
      const asked = get({ port, host: '127.0.0.1', path: '/long.bin', agent: false }, (answer) =>
        answer.once('data', () => {
          asked.destroy()
          resolve()
        }),
      )
      asked.on('error', () => undefined)
    })
  await vi.waitFor(() => expect(openFiles()).toBeLessThan(before + 10), 5000)
})

test('what fails before an answer has begun answers 500 and is printed', async () => {
  const broken = mkdtempSync(path.join(tmpdir(), 'lucarne-preview-'))
  mkdirSync(path.join(broken, '_redirects'))
  const lines: string[] = []
  const other = createPreview({ outDir: broken, baseUrl: '/', print: (text) => lines.push(text) })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/x`)).status).toBe(500)
  expect(lines).toEqual([expect.stringMatching(/^\/x: EISDIR/)])
  other.close()
  rmSync(broken, { recursive: true })
})

test('what is not there is said in the language of its address', async () => {
  const said = async (address: string) => (await fetch(origin + address)).text()
  expect(await said('/nulle-part/')).toBe('introuvable')
  expect(await said('/en/nowhere/')).toBe('not found')
  expect(await said('/english/nowhere/')).toBe('introuvable')
})
