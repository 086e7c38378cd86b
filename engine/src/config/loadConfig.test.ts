import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatProblem } from '../problem.ts'
import { loadConfig } from './loadConfig.ts'

let siteDir = ''

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-été-'))
  await mkdir(path.join(siteDir, 'docs'))
})

afterEach(() => rm(siteDir, { recursive: true }))

async function load(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(siteDir, file), text)
  const { config, files: read, problems } = await loadConfig(siteDir)
  return {
    config,
    read: read.map((file) => path.relative(siteDir, file)),
    printed: problems.map(formatProblem).join('\n').replace(siteDir, 'site'),
  }
}

const essentials = `title: 'Docs', url: 'https://docs.exemple.example'`

test('a site without a configuration is told where one is looked for', async () => {
  expect(await load({})).toEqual({
    config: undefined,
    read: [],
    printed: `site: no configuration: none of lucarne.config.ts, lucarne.config.mjs, lucarne.config.js is in this folder
    Give the site folder on the command line, or create lucarne.config.ts there.`,
  })
})

test.each(['lucarne.config.ts', 'lucarne.config.mjs', 'lucarne.config.js'])(
  'what %s throws is told with its line',
  async (name) => {
    const { printed } = await load({ [name]: `\n\nthrow new Error('pas de clé')` })
    expect(printed).toBe(`${name}:3: could not be read: pas de clé`)
  },
)

test('what throws is not run a second time', async () => {
  const runs = path.join(siteDir, 'runs')
  const { printed } = await load({
    'lucarne.config.mjs': `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(runs)}, 'x')\nthrow 'pas de clé'`,
  })
  expect(printed).toBe('lucarne.config.mjs: could not be read: pas de clé')
  expect(await readFile(runs, 'utf8')).toBe('x')
})

// That of a module is Node's to read, not the test runner's: see the command line.
test.each(['lucarne.config.ts', 'lucarne.config.js'])(
  'what keeps %s from being parsed is told with its line',
  async (name) => {
    const { printed } = await load({
      [name]: `export default {\n  title: 'Docs'\n  favicon: 'a.png',\n}`,
    })
    expect(printed).toBe(`${name}:3: could not be read: Unexpected token, expected ","`)
  },
)

test('a folder of docs or of a version that is not there is told before anything is built', async () => {
  const versions = `[{ name: '2.0' }, { name: '1.0' }, { name: '0.9', folder: 'vieux' }]`
  const { config, printed } = await load({
    'lucarne.config.ts': `export default { ${essentials}, docs: { path: 'doc', versions: ${versions} } }`,
    vieux: 'A file.',
  })
  expect(config).toBeUndefined()
  expect(printed).toBe(`lucarne.config.ts: docs.path: no folder "doc"
    Create it in the site folder, or say here where the Markdown is.
lucarne.config.ts: docs.versions[1]: no folder "versions/1.0"
    Create it in the site folder, or say here where the Markdown is.
lucarne.config.ts: docs.versions[2]: no folder "vieux"
    Create it in the site folder, or say here where the Markdown is.`)
})

test.each(['lucarne.config.ts', 'lucarne.config.mjs', 'lucarne.config.js'])(
  'an edit of %s is seen',
  async (name) => {
    const writeConfig = (tagline: string) =>
      `export default { ${essentials}, tagline: '${tagline}' }`
    const { config: before } = await load({ [name]: writeConfig('un') })
    const { config: after } = await load({ [name]: writeConfig('deux') })
    expect([before?.tagline, after?.tagline]).toEqual(['un', 'deux'])
  },
)

test('sidebars may stand in a file of their own', async () => {
  const { config, read, printed } = await load({
    'lucarne.config.ts': `export default { ${essentials}, docs: { sidebars: './sidebars.ts' } }`,
    'sidebars.ts': `export default { main: ['apache' as string] }`,
  })
  expect(printed).toBe('')
  expect(read).toEqual(['lucarne.config.ts', 'sidebars.ts'])
  expect(config?.docs.sidebars).toEqual({ main: ['apache'] })
  expect(config?.sidebarsFile).toBe('./sidebars.ts')
})

test('a mistake in the file of the sidebars is told under its name', async () => {
  const { config, printed } = await load({
    'lucarne.config.mjs': `export default { ${essentials}, docs: { sidebars: './sidebars.mjs' } }`,
    'sidebars.mjs': `export default { main: [{ type: 'doc', ident: 'apache' }] }`,
  })
  expect(config).toBeUndefined()
  expect(printed).toMatchInlineSnapshot(`
    "./sidebars.mjs: main[0].id: missing; expected string
    ./sidebars.mjs: main[0].ident: unknown key"
  `)
})

test.each([
  ['a function', `export default () => ({ ${essentials} })`],
  ['an async function', `export default async () => ({ ${essentials} })`],
  ['a promise', `export default Promise.resolve({ ${essentials} })`],
])('a configuration may be %s', async (_, text) => {
  for (const name of ['lucarne.config.mjs', 'lucarne.config.ts'])
    expect(await load({ [name]: text })).toMatchObject({ config: { title: 'Docs' }, printed: '' })
})

test('what a configuration’s function throws is told, with its line', async () => {
  const text = `export default async () => {\n  throw new Error('pas de clé')\n}`
  const { printed } = await load({ 'lucarne.config.mjs': text })
  expect(printed).toBe('lucarne.config.mjs:2: could not be read: pas de clé')
})

test('a configuration that never comes is told, once a minute is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const loading = load({
      'lucarne.config.mjs':
        'globalThis.configurationWaits()\nexport default () => new Promise(() => {})',
    })
    await new Promise<void>((resolve) =>
      Object.assign(globalThis, { configurationWaits: () => setImmediate(resolve) }),
    )
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await loading).printed).toMatch(
      /^lucarne\.config\.mjs.*waits \(`await`\) for what never/,
    )
  } finally {
    vi.useRealTimers()
  }
})

test('sidebars may be a function too', async () => {
  const { config } = await load({
    'lucarne.config.mjs': `export default { ${essentials}, docs: { sidebars: 'sidebars.mjs' } }`,
    'sidebars.mjs': `export default async () => ({ main: [{ type: 'autogenerated', dirName: '.' }] })`,
  })
  expect(Object.keys(config?.docs.sidebars ?? {})).toEqual(['main'])
})

test.each(['partie.ts', 'partie.mjs'])(
  'what a file that the configuration imports throws is told where it is: %s',
  async (part) => {
    const { printed } = await load({
      'lucarne.config.ts': `import { title } from './${part}'\n\nexport default { title }`,
      [part]: `export const title = 'Docs'\n\n\nthrow new Error('pas de clé')`,
    })
    expect(printed).toBe(`${part}:4: could not be read: pas de clé`)
  },
)
