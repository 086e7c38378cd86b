import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recoverOutput } from './output/swapOutput.ts'
import { builtCommand } from './testing/builtCommand.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-build-'))
const timeoutMs = 120_000
afterAll(() => rmSync(folder, { recursive: true }), timeoutMs)

/** More pages than one thread parses alone. */
const pages = 130
const texts: Readonly<Record<string, string>> = {
  'lucarne.config.mjs':
    "export default { title: 'Été', url: 'https://docs.exemple.example', keptBuilds: 0, docs: { showLastUpdate: false } }",
  'docs/index.md': '---\nslug: /\n---\n# Accueil\n\nVoir [la page 7](dossier-3/page-7.md#suite).\n',
  'docs/morceau/_morceau.md': 'Un **morceau**.\n',
  'docs/mélange.mdx':
    "import Morceau from './morceau/_morceau.md'\n\n# Mélange\n\n<Morceau />\n\n![Plan](plan.svg)\n",
  'docs/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
  'static/robots.txt': 'User-agent: *\n',
  ...Object.fromEntries(Array.from({ length: pages }, (_, index) => writePage(index))),
}

function writePage(index: number): [file: string, text: string] {
  const tags = `[serveur, ${['éclair', 'zone', 'école'][index % 3]}]`
  const code = `\`\`\`bash title="/etc/n${index}"\nsudo systemctl reload n${index} # contrôle\n\`\`\``
  return [
    `docs/dossier-${index % 4}/page-${index}.md`,
    `---\ntags: ${tags}\n---\n# Éditer la page ${index}\n\nUn texte.\n\n## Suite\n\n${code}\n`,
  ]
}

/** Written in the order given: some file systems list their folders in it. */
function writeSite(name: string, files: readonly string[] = Object.keys(texts)): string {
  const siteDir = path.join(folder, name)
  for (const file of files) {
    mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(siteDir, file), texts[file] ?? '')
  }
  return siteDir
}

type Circumstances = { readonly out?: string; readonly cwd?: string; readonly env?: object }

async function build(siteDir: string, { out = 'dist', cwd, env }: Circumstances = {}) {
  const args = [builtCommand, 'build', siteDir, '--out', path.join(siteDir, out)]
  await run(process.execPath, args, { cwd: cwd ?? folder, env: { ...process.env, ...env } })
  return filesIn(path.join(siteDir, out))
}

/** Every file, compressed copies included, with its content. */
function filesIn(outDir: string): Record<string, string> {
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  return Object.fromEntries(
    files.map((file) => [path.relative(outDir, file), readFileSync(file, 'latin1')]),
  )
}

/** Names of the files that differ: a shorter message than two sites. */
function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (file) => one[file] !== other[file],
  )
}

let clean: Record<string, string> = {}
beforeAll(async () => {
  clean = await build(writeSite('clean'))
}, timeoutMs)

/** Makes Node and its threads count this many cores. */
const coresOf = (cores: number) => {
  const script = `import os from "node:os";import{syncBuiltinESMExports as sync}from"node:module";os.availableParallelism=()=>${cores};sync()`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}

test.each([1, 7])(
  'a site gives the same bytes in another folder, time zone, language and order of files, on %i cores',
  async (cores) => {
    const counted =
      "import { availableParallelism } from 'node:os'; console.log(availableParallelism())"
    const args = ['--input-type=module', '--eval', counted]
    const { stdout } = await run(process.execPath, args, {
      env: { ...process.env, ...coresOf(cores) },
    })
    expect(stdout.trim()).toBe(String(cores))
    const elsewhere = writeSite(
      `ailleurs, où tout diffère ${cores}`,
      Object.keys(texts).toReversed(),
    )
    const env = {
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      ...coresOf(cores),
    }
    const built = await build(elsewhere, { cwd: elsewhere, env })
    expect(Object.keys(built).length).toBeGreaterThan(pages)
    expect(differences(built, clean)).toEqual([])
  },
  timeoutMs,
)

test(
  'after an edit, what the cache helped to build is what a clean build gives',
  async () => {
    const edited = writeSite('edited')
    await build(edited)
    const changes = {
      'docs/dossier-3/page-7.md': '---\nslug: /ailleurs\n---\n# Titre neuf\n\nUn texte neuf.\n',
      'docs/morceau/_morceau.md': 'Un autre morceau.\n',
      'docs/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"></svg>',
    }
    for (const [file, text] of Object.entries(changes)) writeFileSync(path.join(edited, file), text)
    const rebuilt = await build(edited)
    rmSync(path.join(edited, '.lucarne'), { recursive: true })
    expect(differences(rebuilt, await build(edited, { out: 'other' }))).toEqual([])
    expect(differences(rebuilt, clean)).toContain('dossier-3/page-7/index.html')
  },
  timeoutMs,
)

test(
  'an edit writes again only the texts for search that it has changed, and renames those of the pages around',
  async () => {
    const siteDir = writeSite('searched')
    const outDir = path.join(siteDir, 'dist')
    const proseOf = (index: number) => `# Prose ${index}\n\n${`Le mot ${index}. `.repeat(60)}\n`
    for (let index = 0; index < 100; index += 1)
      writeFileSync(path.join(siteDir, `docs/dossier-0/prose-${index}.md`), proseOf(index))
    const textsIn = () =>
      readdirSync(outDir)
        .filter((name) => /^search-index-.*\.text-\d+\.json(\.br|\.gz)?$/.test(name))
        .map((name) => ({ name, inode: statSync(path.join(outDir, name)).ino }))
    await build(siteDir)
    const before = textsIn()
    writeFileSync(path.join(siteDir, 'docs/dossier-0/prose-50.md'), `${proseOf(50)}\nNeuf.\n`)
    await build(siteDir)
    const after = textsIn()
    const inodes = new Map(before.map(({ name, inode }) => [name, inode]))
    const renamed = after.filter(({ name }) => !inodes.has(name))
    const linked = renamed.filter(({ inode }) => before.some((each) => each.inode === inode))
    // The names of the build before are there too: it is kept for those who have its pages open.
    for (const { name, inode } of after.filter(({ name }) => inodes.has(name)))
      expect(inode, name).toBe(inodes.get(name))
    expect(linked.length).toBeGreaterThan(0)
    expect(linked.length).toBeLessThan(renamed.length)
    expect(renamed.length).toBeLessThan(before.length / 2)
  },
  timeoutMs,
)

test(
  'a cache that is cut short, scrambled or of another make changes nothing',
  async () => {
    const siteDir = writeSite('damaged')
    await build(siteDir)
    const cached = readdirSync(path.join(siteDir, '.lucarne'), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    expect(cached.length).toBeGreaterThan(2)
    cached.forEach((file, index) => damage(file, index % 3))
    expect(differences(await build(siteDir), clean)).toEqual([])
    for (const file of cached) writeFileSync(file, '{}')
    expect(differences(await build(siteDir), clean)).toEqual([])
  },
  timeoutMs,
)

function damage(file: string, way: number) {
  const content = readFileSync(file)
  if (way === 0) truncateSync(file, Math.floor(content.length / 2))
  else if (way === 1) writeFileSync(file, '')
  else
    writeFileSync(
      file,
      content.map((byte, index) => (index % 97 === 96 ? byte ^ 255 : byte)),
    )
}

test(
  'an output that was touched by hand is made whole again',
  async () => {
    const siteDir = writeSite('touched')
    await build(siteDir)
    writeFileSync(path.join(siteDir, 'dist/index.html'), 'à la main')
    rmSync(path.join(siteDir, 'dist/dossier-1'), { recursive: true })
    rmSync(path.join(siteDir, 'dist/dossier-2/page-6/index.html.br'))
    expect(differences(await build(siteDir), clean)).toEqual([])
  },
  timeoutMs,
)

test(
  'two builds of one site at once both come out whole',
  async () => {
    const siteDir = writeSite('twice')
    const both = await Promise.all([build(siteDir), build(siteDir, { out: 'second' })])
    for (const built of both) expect(differences(built, clean)).toEqual([])
    expect(differences(await build(siteDir), clean)).toEqual([])
  },
  timeoutMs,
)

test(
  'a build killed at any moment leaves the site as it was, or wholly new',
  async () => {
    const siteDir = writeSite('killed')
    const outDir = path.join(siteDir, 'dist')
    const before = await build(siteDir)
    writeFileSync(path.join(siteDir, 'docs/index.md'), '---\nslug: /\n---\n# Neuf\n')
    cpSync(siteDir, path.join(folder, 'after'), { recursive: true })
    const after = await build(path.join(folder, 'after'), { out: 'other' })
    for (const delayMs of [200, 400, 600, 800, 1000]) {
      await buildAndKill(siteDir, delayMs)
      recoverOutput(outDir)
      const found = filesIn(outDir)
      const nearest = differences(found, before).length === 0 ? before : after
      expect(differences(found, nearest)).toEqual([])
    }
    expect(differences(await build(siteDir), after)).toEqual([])
    expect(readdirSync(siteDir).toSorted()).toEqual(
      ['.lucarne', 'dist', 'docs', 'lucarne.config.mjs', 'static'].toSorted(),
    )
  },
  timeoutMs,
)

function buildAndKill(siteDir: string, delayMs: number): Promise<unknown> {
  const child = spawn(process.execPath, [builtCommand, 'build', siteDir], { stdio: 'ignore' })
  const timer = setTimeout(() => child.kill('SIGKILL'), delayMs)
  return new Promise((resolve) => child.on('exit', resolve)).finally(() => clearTimeout(timer))
}

test(
  'names and addresses as long as disks hold, or longer, end no build',
  async () => {
    const long = 'é'.repeat(128)
    const page = `---\nslug: /${long}\ntags: [${'a'.repeat(300)}]\n---\n# Longue\n\n![Plan](${'p'.repeat(251)}.svg)\n`
    const siteDir = writeSite('longs', ['lucarne.config.mjs', 'docs/index.md'])
    writeFileSync(path.join(siteDir, 'docs/longue.md'), page)
    writeFileSync(path.join(siteDir, `docs/${'p'.repeat(251)}.svg`), texts['docs/plan.svg'] ?? '')
    mkdirSync(path.join(siteDir, 'static'))
    writeFileSync(path.join(siteDir, `static/${'s'.repeat(251)}.txt`), 'Un texte. '.repeat(90))
    const { stdout, stderr } = await run(process.execPath, [builtCommand, 'build', siteDir])
    expect(stdout + stderr).toMatch(/docs\/longue\.md:2: the slug "\/é+…" is too long/)
    expect(stdout + stderr).toMatch(/docs\/longue\.md:3: the tag "a+…" is too long/)
    const files = Object.keys(filesIn(path.join(siteDir, 'dist')))
    expect(files).toContain('longue/index.html')
    expect(files).toContain(`${'s'.repeat(251)}.txt`)
    expect(files).toContainEqual(expect.stringMatching(/^assets\/p{196}-\w{16}\.svg$/))
  },
  timeoutMs,
)
