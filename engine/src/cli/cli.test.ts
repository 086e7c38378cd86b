import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openCommandLine } from '../testing/commandLine.ts'

const { siteDir, configure, run, runWith, remove } = openCommandLine()
afterAll(remove)

test('a wrong command line exits 2 and says what may be meant', () => {
  expect(run('buidl')).toMatchObject({
    status: 2,
    printed: expect.stringContaining('Did you mean build?'),
  })
  expect(run('build', '--port', '1').status).toBe(2)
  expect(run('preview', '--port', 'x').printed).toContain('Expected a number from 0 to 65535.')
  expect(run('build', '--base-url', 'docs').printed).toContain(
    'Expected a path that starts and ends with `/`, of letters without accents',
  )
})

test('help says where the documentation is', () => {
  const [, folder = ''] = /^Documentation: (.*)$/m.exec(run('--help').printed) ?? []
  expect(existsSync(path.join(folder, 'settings.md'))).toBe(true)
})

test('help and version are no failure', () => {
  expect(run('--help').status).toBe(0)
  expect(run('--version')).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  })
})

test('a build ends with a summary, and exits 1 only for a problem that throws', () => {
  configure('{}')
  const logged = run('build', siteDir)
  expect(logged.status).toBe(0)
  expect(logged.printed).toMatch(
    /^log {3}docs\/index\.md:6:1: broken link "\/absente": no page \/absente\/$/m,
  )
  expect(logged.printed).toMatch(/^3 pages, 0 tags, [\d.]+ s, [\d.]+ kB in .+, 1 problem$/m)
  configure("{ onBrokenLinks: 'throw' }")
  expect(run('build', siteDir).status).toBe(1)
})

test('a wrong configuration is reported in the format that is asked for', () => {
  configure("{ onBrokenLinks: 'loudly' }")
  const { status, printed } = run('check', siteDir, '--format', 'json')
  expect(status).toBe(1)
  expect(JSON.stringify(JSON.parse(printed))).toContain('onBrokenLinks')
})

test('a configuration that ends the process is told, and fails the command', () => {
  configure('(process.exit(0), {})')
  const { status, printed } = run('check', siteDir)
  expect(status).toBe(1)
  expect(printed).toMatch(
    /lucarne\.config\.\w+: it ends the process \(`process\.exit`\) while it is read\./,
  )
})

test('a build that would lose an address changes nothing where that throws, however often', () => {
  configure("{ onLostAddresses: 'throw', onBrokenLinks: 'ignore' }")
  const moved = path.join(siteDir, 'docs/ancien.md')
  const published = path.join(siteDir, 'dist/ancien/index.html')
  writeFileSync(moved, '# Ancien\n')
  expect(run('build', siteDir).status).toBe(0)
  const before = readFileSync(published, 'utf8')
  rmSync(moved)
  for (const attempt of ['first', 'second']) {
    const { status, printed } = run('build', siteDir)
    expect([attempt, status]).toEqual([attempt, 1])
    expect(printed).toMatch(/^throw .*: \/ancien\/ was published by the build before/m)
    expect(printed).toMatch(/dist was left as it was, 1 problem$/m)
    expect(readFileSync(published, 'utf8')).toBe(before)
  }
  expect(readdirSync(siteDir).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  configure("{ onBrokenLinks: 'ignore' }")
  expect(run('build', siteDir).status).toBe(0)
  expect(existsSync(published)).toBe(false)
})

test('a check exits 1 for whatever is not ignored', () => {
  configure('{}')
  expect(run('check', siteDir).status).toBe(1)
  configure("{ onBrokenLinks: 'ignore' }")
  expect(run('check', siteDir)).toEqual({ status: 0, printed: '3 pages checked, 0 problems\n' })
  const { printed } = run('check', siteDir, '--external')
  expect(printed).toBe('3 pages checked, 0 external links asked for (0 not judged), 0 problems\n')
})

test('a page whose review is overdue is told by a check at its own level, and by a build that it never fails', () => {
  const page = path.join(siteDir, 'docs/ancien.md')
  writeFileSync(page, '---\nslug: /ancien\nnext_review: { date: 2020-01-31 }\n---\n# Ancien\n')
  const late = 'docs/ancien.md:3: to be reviewed before 2020-01-31'
  configure("{ onBrokenLinks: 'ignore' }")
  const { status, printed } = run('check', siteDir)
  expect([status, printed]).toEqual([0, expect.stringContaining(`warn  ${late}`)])
  configure("{ onBrokenLinks: 'ignore', onOverdueReviews: 'throw' }")
  expect(run('check', siteDir).status).toBe(1)
  const built = run('build', siteDir, '--out', 'relu')
  expect([built.status, built.printed]).toEqual([0, expect.stringContaining(`warn  ${late}`)])
  configure("{ onBrokenLinks: 'ignore', onOverdueReviews: 'ignore' }")
  expect(run('check', siteDir).status).toBe(0)
  rmSync(page)
})

test('a configuration that cannot be used says why, and nothing is built', () => {
  configure('{ titel: 1 }')
  const { status, printed } = run('build', siteDir, '--out', 'nulle-part')
  const [problem, hint, help, ...others] = printed.split('\n')
  expect([status, problem, hint, others]).toEqual([
    1,
    'throw lucarne.config.mjs: titel: unknown key',
    '    Did you mean "title"?',
    [''],
  ])
  expect(help).toMatch(/^What may be written there: .*docs\/settings\.md$/)
})

describe('a configuration that is a module', () => {
  const moduleDir = mkdtempSync(path.join(tmpdir(), 'lucarne-module-'))
  afterAll(() => rmSync(moduleDir, { recursive: true }))

  function printedWith(files: Record<string, string>): string {
    mkdirSync(path.join(moduleDir, 'docs'), { recursive: true })
    for (const [file, text] of Object.entries(files))
      writeFileSync(path.join(moduleDir, file), text)
    return run('check', moduleDir).printed
  }

  test('says where it, or what it imports, cannot be parsed', () => {
    const faulty = `export default {\n  title: 'Docs'\n  favicon: 'a.png',\n}`
    expect(printedWith({ 'lucarne.config.mjs': faulty })).toBe(
      'throw lucarne.config.mjs:3: could not be read: Unexpected token, expected ","\n',
    )
    const importing = `import navbar from './navbar.mjs'\nexport default { navbar }`
    expect(printedWith({ 'lucarne.config.mjs': importing, 'navbar.mjs': faulty })).toBe(
      'throw navbar.mjs:3: could not be read: Unexpected token, expected ","\n',
    )
  })

  test('does not run again when it has run, and failed', () => {
    const config = `console.log('run')\nawait Promise.reject('pas de réseau')\nexport default {}`
    expect(printedWith({ 'lucarne.config.mjs': config })).toBe(
      'run\nthrow lucarne.config.mjs: could not be read: pas de réseau\n',
    )
  })

  test('may import what Node alone does not read', () => {
    const config = `import { title } from './mots'\nexport default { title, url: 'https://docs.exemple.example' }`
    const words = `export const title: string = 'Docs'`
    expect(printedWith({ 'lucarne.config.mjs': config, 'mots.ts': words })).toContain(
      'pages checked',
    )
  })
})

test('a preview without a build, or on a port that is taken, is told in a sentence', async () => {
  configure('{}')
  expect(run('preview', siteDir, '--out', 'absent').printed).toMatch(
    /^There is no site in .*absent: run `lucarne build` first\n$/,
  )
  run('build', siteDir)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const taken = run('preview', siteDir, '--port', String(port))
  server.close()
  expect(taken).toEqual({
    status: 1,
    printed: `Port ${port} is taken: give another one with --port or PORT\n`,
  })
})

test('a port or an address that cannot be, of an option or of PORT, is told in a sentence', () => {
  configure('{}')
  run('build', siteDir)
  for (const PORT of ['abc', '99999'])
    expect(runWith({ PORT }, 'preview', siteDir)).toEqual({
      status: 2,
      printed: `PORT is "${PORT}": expected a number from 0 to 65535\n`,
    })
  expect(run('preview', siteDir, '--port', '99999').status).toBe(2)
  expect(run('preview', siteDir, '--port', '0', '--host', '192.0.2.1')).toEqual({
    status: 2,
    printed: '192.0.2.1 is no address of this machine: give another --host\n',
  })
})

test('a static file in the place of a page is told by a check and by a build, and the page stands', () => {
  configure("{ onBrokenLinks: 'ignore' }")
  mkdirSync(path.join(siteDir, 'static'))
  for (const file of ['404.html', 'index.html', 'robots.txt'])
    writeFileSync(path.join(siteDir, 'static', file), 'à la main')
  const told =
    /^warn {2}static\/index.html: its place .* that of docs\/index.md, which is shown there$/m
  expect(run('check', siteDir)).toMatchObject({ status: 1, printed: expect.stringMatching(told) })
  expect(run('build', siteDir)).toMatchObject({ status: 0, printed: expect.stringMatching(told) })
  const built = (file: string) => readFileSync(path.join(siteDir, 'dist', file), 'utf8')
  expect(built('robots.txt')).toBe('à la main')
  expect([built('index.html'), built('404.html')]).not.toContain('à la main')
  rmSync(path.join(siteDir, 'static'), { recursive: true })
})
