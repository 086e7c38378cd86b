/** Hostile requests to what serves assistants, over a site whose files were changed: each has an answer, and nothing else is read. */

import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { addresses, steps, targets, queryWords } from './corpus.ts'
import type { Bounds, FamilyOutcome } from './family.ts'
import { lucarne } from './lucarne.ts'
import { randomFrom, type Random } from './random.ts'
import { secretMark } from './requests.ts'

const command = fileURLToPath(new URL('../../mcp/bin/lucarne-mcp.js', import.meta.url))
const perServer = 50
const longestMs = 60_000

export async function attackAssistants({ count, untilMs }: Bounds): Promise<FamilyOutcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-assistants-'))
  const random = randomFrom(64)
  try {
    const dist = builtIn(folder)
    const failures: string[] = []
    let tried = 0
    while (tried < count && performance.now() < untilMs) {
      const site = path.join(folder, 'changed')
      rmSync(site, { recursive: true, force: true })
      cpSync(dist, site, { recursive: true })
      // The first site is whole: what it answers is a page, not a failure.
      if (tried > 0) change(site, random)
      const size = Math.min(perServer, count - tried)
      failures.push(...(await listFailures(site, requestsOf(size, random))))
      tried += size
    }
    return { tried, failures }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function builtIn(folder: string): string {
  mkdirSync(path.join(folder, 'docs'), { recursive: true })
  writeFileSync(path.join(folder, 'secret.md'), secretMark)
  writeFileSync(
    path.join(folder, 'lucarne.config.mjs'),
    "export default { title: 'D', url: 'https://docs.exemple.example', markdownCopies: true, docs: { showLastUpdate: false } }",
  )
  writeFileSync(
    path.join(folder, 'docs/index.md'),
    '---\nslug: /\n---\n# Accueil\n\nUn certificat.\n',
  )
  writeFileSync(path.join(folder, 'docs/guide.md'), '# Guide\n\n## Sauvegarde\n\nUne sauvegarde.\n')
  const { status } = spawnSync(process.execPath, [lucarne, 'build', folder], { stdio: 'ignore' })
  if (status !== 0) throw new Error('The site to attack was not built')
  return path.join(folder, 'dist')
}

/** Bytes of what is read, links out of the folder, a pipe. */
function change(site: string, random: Random): void {
  const read = readdirSync(site).filter((file) =>
    /^search-index.*json$|^index\.json$|^llms\.txt$/.test(file),
  )
  for (const file of [...read, 'guide/index.md']) {
    if (random.number(2) === 0) continue
    const bytes = [...readFileSync(path.join(site, file), 'latin1')]
    const piece = random.pick([
      'null',
      '-1',
      '99999999',
      '[',
      '"',
      '{',
      '\0',
      '\xFF',
      '['.repeat(20_000),
    ])
    bytes.splice(random.number(bytes.length), random.number(6), piece)
    writeFileSync(path.join(site, file), bytes.join(''), 'latin1')
  }
  rmSync(path.join(site, 'index.md'), { force: true })
  const place = path.join(site, 'index.md')
  if (random.number(2) === 0) spawnSync('mkfifo', [place])
  else symlinkSync(random.pick(['../secret.md', '/etc/passwd', '/dev/zero', 'index.md']), place)
}

function requestsOf(size: number, random: Random): object[] {
  const pickAddress = () =>
    random.pick([
      () => random.pick(addresses),
      () => [1, 2, 3].map(() => random.pick(steps)).join('/') + `/${random.pick(targets)}`,
      () =>
        random.pick([
          '/',
          '/guide/',
          '../secret',
          '/../secret',
          '%2e%2e/secret.md',
          '__proto__',
          'http://[',
          '%'.repeat(1999),
        ]),
    ])()
  const queryOf = () =>
    Array.from({ length: 1 + random.number(30) }, () => random.pick(queryWords)).join(' ')
  const odd: readonly unknown[] = [null, 1, [], {}, '', 'a'.repeat(3000)]
  return Array.from({ length: size }, (_, index) => {
    const [name, given] = random.pick([
      () => ['read_page', { address: pickAddress() }],
      () => ['search', { query: queryOf(), limit: random.pick([1, 20, 8]) }],
      () => ['search', { query: random.pick(odd), limit: random.pick(odd) }],
      () => ['list_pages', random.pick(odd)],
      () => [random.pick(['__proto__', 'constructor', '']), {}],
    ] as const)()
    return {
      jsonrpc: '2.0',
      id: index + 1,
      method: 'tools/call',
      params: { name, arguments: given },
    }
  })
}

const start = [
  {
    jsonrpc: '2.0',
    id: 0,
    method: 'initialize',
    params: {
      protocolVersion: '2025-03-26',
      capabilities: {},
      clientInfo: { name: 'attack', version: '1' },
    },
  },
  { jsonrpc: '2.0', method: 'notifications/initialized' },
]

/** A site that cannot be read at all is refused at once, by a sentence. */
async function listFailures(site: string, requests: readonly object[]): Promise<string[]> {
  const { answers, errors, code } = await talk(site, [...start, ...requests])
  if (code === 1 && answers.length === 0 && !/^\s+at /m.test(errors)) return []
  const all = answers.join('\n')
  if (all.includes(secretMark) || all.includes('root:x:0:0'))
    return ['assistants: something else than the site was read']
  const answered = new Set(answers.map((line) => (JSON.parse(line) as { id?: unknown }).id))
  return requests
    .filter((_, index) => !answered.has(index + 1))
    .map(
      (request) =>
        `assistants: no answer to ${JSON.stringify(request).slice(0, 200)}: ${errors.slice(0, 200)}`,
    )
}

type Talk = {
  readonly answers: readonly string[]
  readonly errors: string
  readonly code: number | null
}

function talk(site: string, messages: readonly object[]): Promise<Talk> {
  const child = spawn(process.execPath, [command, site], { stdio: ['pipe', 'pipe', 'pipe'] })
  const timer = setTimeout(() => child.kill('SIGKILL'), longestMs)
  let [out, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  // It may have refused the site already.
  child.stdin.on('error', () => {})
  child.stdin.end(messages.map((each) => `${JSON.stringify(each)}\n`).join(''))
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ answers: out.split('\n').filter((line) => line !== ''), errors, code })
    }),
  )
}
