/**
 * The three packages, as users get them: packed, installed from their tarballs in empty folders, by each package manager,
 * then used. Needs the package registry, for what the packages depend on and for the managers.
 */
import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { readPacked } from './readPacked.mjs'

const budget = { packages: 50, megabytes: 40 }
const managers = { pnpm: 'pnpm@10', yarn: 'yarn@1.22.22', berry: '@yarnpkg/cli-dist@4.18.1' }

const root = path.join(import.meta.dirname, '..')
const scratch = mkdtempSync(path.join(tmpdir(), 'lucarne-packed-'))
const runFile = promisify(execFile)
let failed = 0
let passed = 0

try {
  const tarballs = await pack()
  await check('the tarballs hold what they must', () => checkTarballs(tarballs))
  const site = await createSite(tarballs)
  await Promise.all([
    check('npm', () => useNpm(site, tarballs)),
    check('pnpm', () => useOther('pnpm', site)),
    check('yarn, classic', () => useOther('yarn', site)),
    check('yarn, Plug’n’Play', () => useOther('berry', site)),
  ])
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })
}
console.log(`packed: passed=${passed} failed=${failed}`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function check(name, run) {
  const startedMs = performance.now()
  try {
    const said = await run()
    passed += 1
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    console.log(`ok     ${name}${said ? `: ${said}` : ''} (${seconds} s)`)
  } catch (error) {
    failed += 1
    console.log(`FAILED ${name}: ${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`)
  }
}

/** Folder of a package → its tarball. */
async function pack() {
  const names = ['engine', 'create', 'verify']
  const packed = []
  for (const name of names) {
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', scratch], {
      cwd: path.join(root, name),
    })
    // What `prepack` prints comes first.
    const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')))
    packed.push([name, path.join(scratch, filename)])
  }
  return Object.fromEntries(packed)
}

async function checkTarballs({ engine, create, verify }) {
  for (const tarball of [engine, create, verify]) {
    const files = readPacked(tarball)
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
      if (!files.includes(file)) throw new Error(`${path.basename(tarball)} has no ${file}`)
  }
  const notices = await readFromTarball(engine, 'dist/third-parties.md')
  for (const name of ['react', 'react-dom', 'zod'])
    if (!notices.includes(`## ${name} - `))
      throw new Error(`No notice of ${name} is in the tarball`)
  const data = new Uint8Array(readFileSync(engine))
  const { messages } = await publint({ pack: { tarball: data.buffer }, strict: true })
  if (messages.length > 0) throw new Error(`publint: ${JSON.stringify(messages)}`)
  const { problems } = await checkPackage(createPackageFromTarballData(data))
  // The package is of modules alone: CommonJS loads it by import(), or from Node 20.19 on by require().
  const wrong = problems.filter(
    ({ kind }) => kind !== 'CJSResolvesToESM' && kind !== 'NoResolution',
  )
  if (wrong.length > 0) throw new Error(`arethetypeswrong: ${JSON.stringify(wrong)}`)
}

async function readFromTarball(tarball, file) {
  const { stdout } = await run('tar', ['-xzOf', tarball, `package/${file}`])
  return stdout
}

/** By `npm create`'s package, installed alone. */
async function createSite({ engine, create }) {
  const tool = path.join(scratch, 'tool')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', tool, create])
  const bin = path.join(tool, 'node_modules/.bin/create-lucarne-docs')
  const site = path.join(scratch, 'site')
  await run(bin, [site, '--lang', 'fr', '--title', 'Essai', '--yes'], { cwd: scratch })
  setDependencies(site, { 'lucarne-docs': `file:${engine}` })
  return site
}

function setDependencies(site, devDependencies) {
  const file = path.join(site, 'package.json')
  const content = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...content, devDependencies }))
}

function copyOf(site, name) {
  const copy = path.join(scratch, name)
  cpSync(site, copy, { recursive: true })
  return copy
}

async function useNpm(site, { engine, verify }) {
  const dir = copyOf(site, 'with-npm')
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: dir })
  const weight = weigh(dir)
  await run('npx', ['lucarne-docs', 'check'], { cwd: dir })
  // From the engine's own templates; the site is the one that `npm create` made.
  await run('npx', ['lucarne-docs', 'init', 'second', '--lang', 'en', '--yes'], { cwd: dir })
  await buildWith('npx', dir)
  await compile(dir)
  await read(dir)
  setDependencies(dir, { 'lucarne-docs': `file:${engine}`, 'lucarne-verify': `file:${verify}` })
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: dir })
  return `${weight}; ${await verifyGuide(dir)}`
}

/** A guide with a decor of the site, run by the bench from its tarball. */
async function verifyGuide(dir) {
  mkdirSync(path.join(dir, 'verify/decors'), { recursive: true })
  writeFileSync(path.join(dir, 'verify/decors/accueil.sh'), 'echo bonjour > /root/accueil.txt\n')
  const blocks = [
    ['bash', 'cat accueil.txt'],
    ['text title="Sortie attendue"', 'bonjour'],
  ].map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\`\n`)
  const text = ['---', 'banc: { decor: accueil }', '---', '', '# Accueil', '', ...blocks].join('\n')
  writeFileSync(path.join(dir, 'docs/accueil.md'), text)
  const { stdout } = await run(
    'npx',
    ['lucarne-verify', '.', 'docs/accueil.md', '--dry-run', '--where-possible'],
    { cwd: dir },
  )
  const told = stdout.split('\n', 1)[0]
  if (/^✓ docs\/accueil\.md .*: 1 executed/.test(told)) return 'a guide with its decor has run'
  if (/^- docs\/accueil\.md .*: not run: /.test(told))
    return `the guide was ${told.slice(told.indexOf('not run'))}`
  throw new Error(`The bench said: ${stdout}`)
}

/** Throws beyond the budget. */
function weigh(dir) {
  const { packages } = JSON.parse(
    readFileSync(path.join(dir, 'node_modules/.package-lock.json'), 'utf8'),
  )
  const count = Object.keys(packages).length
  const files = readdirSync(path.join(dir, 'node_modules'), {
    recursive: true,
    withFileTypes: true,
  })
  const bytes = files
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
  const told = `${count} packages of ${budget.packages}, ${(bytes / 1e6).toFixed(1)} MB of ${budget.megabytes}`
  if (count > budget.packages || bytes > budget.megabytes * 1e6)
    throw new Error(`too heavy: ${told}`)
  return told
}

async function buildWith(runner, dir, env = {}) {
  // The other runners take nothing but what the site has installed.
  const command = runner === 'npx' ? 'lucarne-docs' : 'lucarne'
  await run(runner, [command, 'build'], { cwd: dir, env })
  const page = readFileSync(path.join(dir, 'dist/guides/installer/index.html'), 'utf8')
  if (!page.includes('<title>Installer le serveur web | Essai</title>'))
    throw new Error('The page that was built is not the one of the site')
}

/** The configuration of a site, under both resolutions. */
async function compile(dir) {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    writeFileSync(
      path.join(dir, 'entries.ts'),
      "export * as content from 'lucarne-docs/content'\nexport * as search from 'lucarne-docs/search'\nexport * as testing from 'lucarne-docs/testing'\n",
    )
    const flags = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noEmit',
      '--types',
      '',
      '--module',
      module,
    ]
    await run(
      process.execPath,
      [
        tsc,
        '--ignoreConfig',
        ...flags,
        '--moduleResolution',
        resolution,
        '--target',
        'es2023',
        'lucarne.config.ts',
        'entries.ts',
      ],
      { cwd: dir },
    )
  }
}

/** A page and a search, in Chromium. */
async function read(dir) {
  const lucarne = path.join(dir, 'node_modules/lucarne-docs/bin/lucarne.js')
  const server = spawn(process.execPath, [lucarne, 'preview', '--port', '0'], { cwd: dir })
  try {
    let said = ''
    const address = await new Promise((resolve, reject) => {
      server.stdout.on('data', (text) => {
        said += text
        const [found] = /http:\/\/\S+/.exec(said) ?? []
        if (found) resolve(found)
      })
      server.stderr.on('data', (text) => (said += text))
      server.once('exit', () => reject(new Error(`preview ended: ${said}`)))
    })
    await run(process.execPath, [
      path.join(root, 'e2e/searchOnce.mjs'),
      address,
      'nginx',
      'Installer le serveur web',
    ])
  } finally {
    server.removeAllListeners('exit')
    server.kill()
  }
}

async function useOther(name, site) {
  const dir = copyOf(site, `with-${name}`)
  const tools = path.join(scratch, `tools-${name}`)
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', tools, managers[name]])
  const bin = path.join(tools, 'node_modules/.bin', name === 'berry' ? 'yarn' : name)
  const env = {
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_ENABLE_TELEMETRY: '0',
    ...(await registry()),
  }
  if (name === 'berry') writeFileSync(path.join(dir, '.yarnrc.yml'), 'nodeLinker: pnp\n')
  await run(bin, ['install'], { cwd: dir, env })
  await buildWith(bin, dir, env)
}

/** Yarn does not read npm's settings. */
async function registry() {
  const { stdout } = await run('npm', ['config', 'get', 'registry'])
  const address = stdout.trim()
  return {
    npm_config_registry: address,
    YARN_REGISTRY: address,
    YARN_NPM_REGISTRY_SERVER: address,
    YARN_UNSAFE_HTTP_WHITELIST: new URL(address).hostname,
  }
}

function run(command, args, { cwd = scratch, env = {} } = {}) {
  return runFile(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: '', ...env },
    maxBuffer: 1 << 26,
    timeout: 180_000,
  })
}
