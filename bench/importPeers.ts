/**
 * The same small sites built by the tools that they are written for, then brought over by `lucarne import`, built and
 * compared: four tables of what is lost.
 *
 *     npm run import-peers -w bench [-- --only mkdocs] [--json FILE]
 *
 * Docusaurus, VitePress and Starlight are installed in a temporary folder, from the package registry; MkDocs Material is
 * the one of Debian's packages (`mkdocs-material`).
 */
import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { pythonSlug } from './engineInternals.ts'
import { slugTexts } from './slugTexts.ts'
import { writeFigures } from './writeFigures.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '..')
const lucarne = path.join(root, 'engine/bin/lucarne.js')

type Tool = {
  readonly name: string
  readonly packages: Readonly<Record<string, string>>
  /** Files that the tool needs and an import does not. */
  readonly extra?: Readonly<Record<string, string>>
  /** Builds the site of `folder` into `out`. */
  readonly build: (
    folder: string,
    out: string,
  ) => readonly [command: string, args: readonly string[]]
}

const ownNode = `node-${process.platform}-${process.arch}`

const tools: readonly Tool[] = [
  {
    name: 'docusaurus',
    packages: {
      '@docusaurus/core': '~3.10.0',
      '@docusaurus/preset-classic': '~3.10.0',
      '@docusaurus/plugin-client-redirects': '~3.10.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
    },
    build: (_, out) => [
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', out],
    ],
  },
  {
    name: 'mkdocs',
    packages: {},
    build: (_, out) => ['mkdocs', ['build', '--quiet', '--site-dir', out]],
  },
  {
    name: 'vitepress',
    packages: { vitepress: '~1.6.0' },
    extra: { 'guide/Carte.vue': '<template><div><slot /></div></template>\n' },
    build: (_, out) => [
      process.execPath,
      ['node_modules/vitepress/bin/vitepress.js', 'build', '.', '--outDir', out],
    ],
  },
  {
    name: 'starlight',
    packages: { astro: '^7.3.0', '@astrojs/starlight': '~0.42.0', [ownNode]: '^22.12.0' },
    build: (folder, out) => [
      path.join(folder, 'node_modules', ownNode, 'bin/node'),
      ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', out],
    ],
  },
]

/** Prints the Python libraries' ids of the same headings, as JSON. */
const pythonSlugs = `
import json, sys
from markdown.extensions.toc import slugify
from pymdownx.slugs import slugify as named
texts = json.load(sys.stdin)
print(json.dumps([[slugify(text, '-') for text in texts], [named(case='lower')(text, '-') for text in texts]]))
`

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } })
const scratch = await mkdtemp(path.join(tmpdir(), 'lucarne-import-peers-'))
const results: Record<string, unknown> = {}
try {
  // A site finds the engine from its own folder.
  await mkdir(path.join(scratch, 'node_modules'), { recursive: true })
  await symlink(path.join(root, 'engine'), path.join(scratch, 'node_modules/lucarne-docs'))
  await symlink(path.join(root, 'node_modules/temml'), path.join(scratch, 'node_modules/temml'))
  for (const tool of tools.filter(({ name }) => values.only === undefined || name === values.only))
    try {
      results[tool.name] = await compare(tool)
    } catch (error) {
      process.exitCode = 1
      console.error(`${tool.name} was not compared: ${reasonOf(error)}`)
    }
} finally {
  await rm(scratch, { recursive: true, force: true })
}
await writeFigures(values.json, results)

/** Returns the sentence of a missing program, or the last line that a failed one printed. */
function reasonOf(error: unknown): string {
  const {
    code,
    path: program,
    stderr,
    message,
  } = error as {
    code?: unknown
    path?: string
    stderr?: string
    message?: string
  }
  if (code === 'ENOENT') return `${program} is not installed.`
  const printed = stderr?.trim().split('\n').at(-1) ?? message ?? String(error)
  return /No module named|ModuleNotFoundError/.test(printed)
    ? `${printed}: on Debian, install the package mkdocs-material.`
    : printed
}

async function compare(tool: Tool): Promise<unknown> {
  console.error(`${tool.name}…`)
  if (tool.name === 'mkdocs') compareSlugs()
  const source = path.join(root, 'e2e/sites/import', tool.name)
  const [before, site, peer] = ['built', 'site', 'peer'].map((end) =>
    path.join(scratch, `${tool.name}-${end}`),
  ) as [string, string, string]
  await installSite(tool, source, peer)
  const [command, args] = tool.build(peer, before)
  await run(command, args, {
    cwd: peer,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' },
    maxBuffer: 1e8,
  })
  const imported = await run(process.execPath, [lucarne, 'import', source, '--out', site])
  await run(process.execPath, [lucarne, 'build', site], { maxBuffer: 1e8 })
  const json = path.join(scratch, `${tool.name}.json`)
  // It fails when something is lost: that is what is asked.
  const told = await run(process.execPath, [
    lucarne,
    'compare',
    before,
    path.join(site, 'dist'),
    '--json',
    json,
  ]).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }))
  console.log(`\n${tool.name}: ${imported.stdout.split('\n')[0] ?? ''}\n${told.stdout}`)
  return JSON.parse(await readFile(json, 'utf8')) as unknown
}

/** MkDocs is of Debian's Python, whatever other one comes first. */
function compareSlugs(): void {
  const given = execFileSync('/usr/bin/python3', ['-c', pythonSlugs], {
    input: JSON.stringify(slugTexts),
    encoding: 'utf8',
  })
  const [plain = [], named = []] = JSON.parse(given) as string[][]
  const options = { separator: '-', keepsLetters: false, case: 'lower' } as const
  const differing = slugTexts.filter(
    (text, index) =>
      pythonSlug(text, options) !== plain[index] ||
      pythonSlug(text, { ...options, keepsLetters: true }) !== named[index],
  )
  console.log(
    `ids of headings: ${differing.length} of ${slugTexts.length} differ from the libraries'`,
  )
  if (differing.length > 0)
    throw new Error(`Other ids than those of MkDocs: ${differing.join(' | ')}`)
}

async function installSite(
  { packages, extra = {} }: Tool,
  source: string,
  folder: string,
): Promise<void> {
  await cp(source, folder, { recursive: true })
  for (const [file, text] of Object.entries(extra)) await writeFile(path.join(folder, file), text)
  if (Object.keys(packages).length === 0) return
  // Some releases of DocSearch name a part that was not published.
  const overrides = { '@docsearch/react': '4.6.3', '@docsearch/core': '4.6.3' }
  // Docusaurus cannot be a module, VitePress can be nothing else.
  const type = 'vitepress' in packages ? { type: 'module' } : {}
  const manifest = {
    name: 'peer',
    private: true,
    ...type,
    dependencies: packages,
    overrides,
  }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest))
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    maxBuffer: 1e8,
  })
}
