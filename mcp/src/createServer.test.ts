import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { execFileSync } from 'node:child_process'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import sirv from 'sirv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from './createServer.ts'
import { openSource } from './source.ts'

const lucarne = fileURLToPath(new URL('../../engine/bin/lucarne.js', import.meta.url))
const command = fileURLToPath(new URL('../bin/lucarne-mcp.js', import.meta.url))

let folder = ''
let dist = ''
let http: Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lucarne-mcp-'))
  dist = path.join(folder, 'dist')
  await mkdir(path.join(folder, 'docs'))
  const config = { title: 'Essai', url: 'https://docs.example', markdownCopies: true }
  await writeFile(
    path.join(folder, 'lucarne.config.mjs'),
    `export default ${JSON.stringify(config)}`,
  )
  await writeFile(
    path.join(folder, 'docs/index.md'),
    '---\nslug: /\n---\n\n# Accueil\n\nBienvenue.\n',
  )
  await writeFile(
    path.join(folder, 'docs/Réseau privé.md'),
    '---\nlast_update:\n  date: 2026-11-02\n---\n\n# Réseau privé\n\n## Ouvrir un port\n\nLe pare-feu laisse passer le port 8443.\n',
  )
  execFileSync(process.execPath, [lucarne, 'build', folder], { stdio: 'ignore' })
  await symlink('/etc/hostname', path.join(dist, 'dehors.md'))
  http = createHttpServer(sirv(dist, { dev: true })).listen(0, '127.0.0.1')
})
afterAll(async () => {
  http.close()
  await rm(folder, { recursive: true })
})

async function connect(site: string): Promise<Client> {
  const source = await openSource(site)
  if ('error' in source) throw new Error(source.error)
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await createServer(source).connect(ours)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(theirs)
  return client
}

const callForText = async (client: Client, name: string, given: Record<string, unknown> = {}) => {
  const { content } = await client.callTool({ name, arguments: given })
  return (content as { text: string }[])[0]?.text ?? ''
}

const places = {
  'a folder': () => dist,
  'an address': () => `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
}

test.each(Object.entries(places))(
  'the site in %s is searched, listed and read',
  async (_, siteOf) => {
    const client = await connect(siteOf())
    const { tools } = await client.listTools()
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['search', true],
      ['read_page', true],
      ['list_pages', true],
    ])
    const found = await callForText(client, 'search', { query: 'parefeu 8443' })
    expect(found).toContain(
      '## Réseau privé › Ouvrir un port\nhttps://docs.example/R%C3%A9seau%20priv%C3%A9/#ouvrir-un-port\nLast change: 2026-11-02\n',
    )
    expect(await callForText(client, 'search', { query: 'xqzvw' })).toBe(
      'Nothing is found for “xqzvw”.',
    )
    expect(await callForText(client, 'list_pages')).toContain(
      '- Réseau privé — https://docs.example/R%C3%A9seau%20priv%C3%A9/',
    )
    for (const address of [
      '/R%C3%A9seau%20priv%C3%A9/#ouvrir-un-port',
      'https://docs.example/R%C3%A9seau%20priv%C3%A9/',
      '/Réseau privé',
    ])
      expect(await callForText(client, 'read_page', { address })).toBe(
        '# Réseau privé\nhttps://docs.example/R%C3%A9seau%20priv%C3%A9/\nIts commands have not been verified.\nLast change: 2026-11-02\n\n## Ouvrir un port\n\nLe pare-feu laisse passer le port 8443.',
      )
    await client.close()
  },
)

test('nothing outside of the site is read', async () => {
  const source = await openSource(dist)
  if ('error' in source) throw new Error(source.error)
  for (const file of ['../lucarne.config.mjs', 'dehors.md', '/etc/hostname', '..', '.'])
    expect(await source.read(file)).toBeUndefined()
  const client = await connect(dist)
  for (const address of ['/../lucarne.config.mjs', '/nulle-part/', 'file:///etc/hostname', '/%zz/'])
    expect(await callForText(client, 'read_page', { address })).toContain('There is no page at')
  await client.close()
})

test('a page that is a pipe, or whose front matter cannot be read, keeps nobody waiting', async () => {
  await mkdir(path.join(dist, 'tube'))
  await mkdir(path.join(dist, 'profond'))
  execFileSync('mkfifo', [path.join(dist, 'tube/index.md')])
  await writeFile(
    path.join(dist, 'profond/index.md'),
    `---\ntitle: ${'['.repeat(50_000)}\n---\n\nUn texte.\n`,
  )
  await mkdir(path.join(dist, 'enorme'))
  await writeFile(path.join(dist, 'enorme/index.md'), 'x'.repeat(8_000_001))
  const client = await connect(dist)
  expect(await callForText(client, 'read_page', { address: '/enorme/' })).toContain(
    'is larger than',
  )
  expect(await callForText(client, 'read_page', { address: '/tube/' })).toContain(
    'There is no page at',
  )
  expect(await callForText(client, 'read_page', { address: '/profond/' })).toContain('Un texte.')
  await client.close()
})

test('what is no site is told before anything is asked', async () => {
  expect(await openSource('/nowhere')).toEqual({
    error: '/nowhere: no such folder. Build the site first: lucarne build.',
  })
  expect(await openSource(path.join(folder, 'docs'))).toEqual({
    error: `${path.join(folder, 'docs')}: no index.json: this is no site built by Lucarne.`,
  })
  expect(await openSource('http://docs.example/')).toEqual({
    error: 'http://docs.example/: give its address over HTTPS.',
  })
})

test('an assistant starts the command and speaks to it', async () => {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, dist] }),
  )
  expect(await callForText(client, 'search', { query: 'ouvrir' })).toContain('Ouvrir un port')
  await client.close()
})
