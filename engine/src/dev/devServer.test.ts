import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askServer, type ServerRequest } from '../testing/askServer.ts'
import { createDevServer, type DevServer } from './devServer.ts'
import { stubbedFrom } from './stubDocs.ts'

const opened: { readonly siteDir: string; readonly dev: DevServer }[] = []
const printed: string[] = []
let dev: DevServer

/** A site of these docs, listening. `more` is what its configuration says besides, in JavaScript. */
async function serve(
  docs: Readonly<Record<string, string>>,
  baseUrl = '/',
  more = '',
): Promise<DevServer> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-dev-'))
  await mkdir(path.join(siteDir, 'docs'))
  await writeFile(
    path.join(siteDir, 'lucarne.config.mjs'),
    `export default { title: 'Site', url: 'https://docs.example', markdownCopies: true, feed: true, ${more} }`,
  )
  for (const [file, text] of Object.entries(docs)) {
    await mkdir(path.dirname(path.join(siteDir, 'docs', file)), { recursive: true })
    await writeFile(path.join(siteDir, 'docs', file), text)
  }
  const created = await createDevServer({
    siteDir,
    outDir: path.join(siteDir, 'dist'),
    baseUrl,
    print: (text) => printed.push(text),
  })
  opened.push({ siteDir, dev: created })
  await new Promise<void>((resolve) => created.server.listen(0, '127.0.0.1', resolve))
  return created
}

beforeAll(async () => {
  // In a header the base URL has to be encoded: a redirect to it fails.
  dev = await serve({ 'index.md': '---\nslug: /\n---\n# Brouillon\n' }, '/✓/')
})

afterAll(async () => {
  for (const { siteDir, dev: each } of opened) {
    each.server.closeAllConnections()
    await new Promise((resolve) => each.server.close(resolve))
    await rm(siteDir, { recursive: true, maxRetries: 5 })
  }
})

type Asked = ServerRequest & { readonly from?: DevServer }

const get = (address: string, { from = dev, ...asked }: Asked = {}) =>
  askServer(from.server, address, asked)

test('drafts are not read under a name that another site may have given to this machine', async () => {
  expect((await get('/%E2%9C%93/')).body).toContain('Brouillon')
  for (const address of ['/%E2%9C%93/', '/__lucarne/updates']) {
    const { status, body } = await get(address, { host: 'rebound.example' })
    expect(status).toBe(403)
    expect(body).toMatch(/^lucarne dev answers to localhost, .* --host: any other may be/)
  }
})

test('why a result is found is said by word, field and synonym, and a query is text', async () => {
  const from = await serve({ 'a.md': '# Pare-feu\nOuvrir un port.\n', 'b.md': '# Autre\n' })
  const ask = async (query: string) =>
    (await get(`/search-explained?q=${encodeURIComponent(query)}`, { from })).body
  const body = await ask('firewall')
  expect(body).toContain('<a href="/a/">Pare-feu</a>')
  expect(body).toMatch(/<li>-\d+\.\d\d without synonyms<\/li>/)
  expect(await ask('"><script>alert(1)</script>')).not.toContain('<script>')
  expect(await ask('zzkqwx')).toContain('Nothing is found.')
})

test('a request that fails is told, to who asks and in the terminal, and ends nothing', async () => {
  const { status, body } = await get('/')
  expect(status).toBe(500)
  expect(body).toContain('Invalid character in header content ["Location"]')
  expect(printed.at(-1)).toBe(body)
  expect((await get('/%E2%9C%93/')).status).toBe(200)
})

test('a page is served under the policy of the published site, which allows what the page holds', async () => {
  const { headers, body } = await get('/%E2%9C%93/')
  const policy = String(headers['content-security-policy'])
  const hashScript = (text: string) => createHash('sha256').update(text).digest('base64')
  const inline = [
    ...body.matchAll(/<script(?! type="application\/json")[^>]*>(.+?)<\/script>/gs),
    ...body.matchAll(/<style>(.+?)<\/style>/gs),
  ].map(([, text = '']) => text)
  expect(inline).toHaveLength(4)
  for (const text of inline) expect(policy).toContain(`'sha256-${hashScript(text)}'`)
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('frame-ancestors')
})

test('a page of a large site, served before the rest is read, finds its frame once it is', async () => {
  // A title that only the whole article tells.
  const docs = Array.from({ length: stubbedFrom }, (_, index) => [
    `page-${index}.md`,
    `Le titre ${index}\n===\n`,
  ])
  const from = await serve(Object.fromEntries(docs))
  const frameOfPage = async () => JSON.parse((await get('/page-1/index.json', { from })).body).frame
  const before = await frameOfPage()
  await expect.poll(frameOfPage, { timeout: 15_000 }).not.toBe(before)
  const { status, body } = await get(before, { from })
  expect(status).toBe(200)
  expect(JSON.parse(body)).toHaveProperty('sidebars')
})

test('the Markdown copy of a page is that of its file as it is, and is listed', async () => {
  const { status, headers, body } = await get('/%E2%9C%93/index.md')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(body).toMatch(/^---\ntitle: "Brouillon"\n[^]*\n---\n\n# Brouillon\n$/)
  const list = await get('/%E2%9C%93/llms.txt')
  expect(list.headers['content-type']).toBe('text/plain;charset=utf-8')
  expect(list.body).toContain('- [Brouillon](https://docs.example/✓/index.md)\n')
  expect((await get('/%E2%9C%93/absente/index.md')).status).toBe(404)
})

test('the feed of changes tells the dates that pages show, and is not there without one', async () => {
  expect((await get('/%E2%9C%93/feed.xml')).status).toBe(404)
  const dated = await serve({
    'index.md': '---\nlast_update: { date: 2026-03-02 }\n---\n# Daté\n\nUne phrase.\n',
  })
  const { status, headers, body } = await get('/feed.xml', { from: dated })
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml;charset=utf-8'])
  expect(body).toContain('<title>Daté</title>')
  expect(body).toContain('<summary>Une phrase.</summary>')
  const link = 'type="application/atom+xml" href="https://docs.example/feed.xml"'
  expect((await get('/', { from: dated })).body).toContain(link)
})

test('a method that would write is refused', async () => {
  const { status, headers } = await get('/%E2%9C%93/', { method: 'POST' })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('a browser that kept the site when it was previewed forgets it', async () => {
  const { status, headers, body } = await get('/%E2%9C%93/offline.js')
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript'])
  expect(body).toContain('unregister')
})

test('an old address that ends in .html leads to its page, whoever declares it', async () => {
  const from = await serve(
    {
      'a.md': '---\nredirect_from: [/ancien.html, /guide.html]\n---\n# A\n',
      'guide.md': '# Guide\n',
    },
    '/',
    `redirects: { '/vieux.html': '/a' }`,
  )
  for (const address of ['/vieux.html', '/ancien.html', '/guide.html']) {
    const { status, headers } = await get(address, { from })
    expect([address, status, headers.location]).toEqual([address, 302, '/a/'])
  }
  expect((await get('/vieux.html?q=1', { from })).headers.location).toBe('/a/?q=1')
  expect((await get('/guide', { from })).body).toContain('Guide')
})

test('a folder of the static folder answers by its index, as it does once published', async () => {
  const from = await serve({
    'index.md': '# Accueil\n',
    '../static/api/index.html': '<p>API',
  })
  const { status, headers, body } = await get('/api/', { from })
  expect([status, headers['content-type'], body]).toEqual([200, 'text/html', '<p>API'])
  expect((await get('/api?q=1', { from })).headers.location).toBe('/api/?q=1')
})

test('the root of a locale is found without its final slash, and keeps its query', async () => {
  const locales = `locales: [{ code: 'fr', label: 'Français' }, { code: 'en', label: 'English' }]`
  const from = await serve({ 'index.md': '---\nslug: /\n---\n# Accueil\n' }, '/docs/', locales)
  const locationOf = async (address: string) => (await get(address, { from })).headers.location
  expect(await locationOf('/docs/en?q=ftp')).toBe('/docs/en/?q=ftp')
  expect(await locationOf('/docs/en')).toBe('/docs/en/')
  expect(await locationOf('/docs?q=ftp')).toBe('/docs/?q=ftp')
})

test('docs outside the site folder are followed, also those that an edit of the configuration names', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'lucarne-outside-'))
  const write = (file: string, title: string) =>
    writeFile(path.join(outside, file, 'index.md'), `---\nslug: /\n---\n# ${title}\n`)
  try {
    for (const folder of ['contenu', 'autre']) {
      await mkdir(path.join(outside, folder))
      await write(folder, folder)
    }
    const configure = (folder: string) =>
      `export default { title: 'Site', url: 'https://docs.example', docs: { path: '../${path.basename(outside)}/${folder}' } }`
    const from = await serve({ '../lucarne.config.ts': configure('contenu') })
    const { siteDir = '' } = opened.at(-1) ?? {}
    const title = async () => />([^<]*)<\/h1>/.exec((await get('/', { from })).body)?.[1]
    const shows = (text: string) => expect.poll(title, { timeout: 10_000 }).toBe(text)
    await shows('contenu')
    await write('contenu', 'Réécrit')
    await shows('Réécrit')
    await writeFile(path.join(siteDir, 'lucarne.config.ts'), configure('autre'))
    await shows('autre')
    await write('autre', 'Réécrit ailleurs')
    await shows('Réécrit ailleurs')
  } finally {
    await rm(outside, { recursive: true })
  }
})

test('an edit of what the configuration imports shows in pages', async () => {
  const from = await serve({
    'index.md': '---\nslug: /\n---\n# Accueil\n',
    '../lucarne.config.ts': `import site from './site.json'
import url from './url.ts'
export default { ...site, url, docs: { sidebars: './sidebars.json' } }`,
    '../site.json': `{ "title": "Avant" }`,
    '../url.ts': `export default 'https://avant.example' as string`,
    '../sidebars.json': `{ "main": ["index", { "type": "link", "label": "Lien avant", "href": "/" }] }`,
  })
  const { siteDir = '' } = opened.at(-1) ?? {}
  const shown = async (text: string) => (await get('/', { from })).body.includes(text) && text
  const shows = (text: string) => expect.poll(() => shown(text), { timeout: 10_000 }).toBe(text)
  await shows('Avant')
  const edits = [
    ['site.json', `{ "title": "Après" }`, 'Après'],
    ['url.ts', `export default 'https://apres.example' as string`, 'https://apres.example'],
    [
      'sidebars.json',
      `{ "main": ["index", { "type": "link", "label": "Lien après", "href": "/" }] }`,
      'Lien après',
    ],
  ] as const
  for (const [file, text, word] of edits) {
    await writeFile(path.join(siteDir, file), text)
    await shows(word)
  }
})
