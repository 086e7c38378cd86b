/** Whatever an author edits from one build to the next, the output is that of a first build. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildSite } from './build.ts'
import { hashContent } from './disk/hashContent.ts'
import { readConfig } from './read/readConfig.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-edits-'))
afterAll(() => rmSync(folder, { recursive: true }))

const writeConfig = (siteDir: string, more = '') =>
  writeFileSync(
    path.join(siteDir, 'lucarne.config.mjs'),
    `export default {
  title: 'Docs', url: 'https://docs.exemple.example', keptBuilds: 0, markdownCopies: true,
  docs: { showLastUpdate: false }, ${more}
}`,
  )

type Random = (below: number) => number

/** The same numbers every time, from a seed. */
function createRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const pages = 30
const nameOf = (index: number) => `dossier-${index % 5}/page-${index}.md`

function writeText(index: number, random: Random): string {
  const tag = ['ssh', 'dns', 'cron'][random(3)]
  const word = `mot${random(1000)}`
  const target = path.posix.relative(`dossier-${index % 5}`, nameOf(random(pages)))
  const prose = `Le ${word} du serveur ${index} est sauvegardé. `.repeat(3 + random(20))
  return `---\ntags: [${tag}]\nsidebar_position: ${random(9)}\n---\n# Page ${index}\n\n${prose}\n\n## Le ${word}\n\nVoir [une autre](${target}).\n\n\`\`\`bash\nls ${word}\n\`\`\`\n`
}

/** Edits of an author, each of one page that may have gone. */
const edits: ((file: string, index: number, random: Random) => void)[] = [
  (file) => change(file, (text) => `${text}\nUne phrase de plus.\n`),
  (file, index, random) => writeAt(file, writeText(index, random)),
  (file, _, random) => change(file, (text) => text.replace(/^# .*$/m, `# Titre ${random(99)}`)),
  (file, _, random) => change(file, (text) => text.replace(/^## .*$/m, `## Partie ${random(99)}`)),
  (file) => change(file, (text) => text.replace('---\n', '---\ndraft: true\n')),
  (file) => change(file, (text) => text.replace('---\n', '---\nunlisted: true\n')),
  (file, index) => change(file, (text) => text.replace('---\n', `---\nslug: /ailleurs-${index}\n`)),
  (file) => rmSync(file, { force: true }),
  (file, _, random) =>
    isThere(file) && renameSync(file, file.replace(/\.md$/, `-${random(99)}.md`)),
  (file, index) =>
    writeAt(path.join(path.dirname(file), '_category_.json'), `{ "label": "Rubrique ${index}" }`),
]

const isThere = (file: string) => readdirSync(path.dirname(file)).includes(path.basename(file))

function writeAt(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function change(file: string, edit: (text: string) => string): void {
  if (isThere(file)) writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

async function build(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const { config } = await readConfig(siteDir)
  if (!config) throw new Error('The configuration was refused')
  const outDir = path.join(siteDir, 'dist')
  await buildSite({ siteDir, config, outDir })
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(
    files
      .map((file) => [path.relative(outDir, file), hashContent(readFileSync(file))] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

test.each([1, 2])(
  'after edits at random (seed %i), each build gives the bytes of a first one',
  async (seed) => {
    const random = createRandom(seed)
    const siteDir = path.join(folder, `site-${seed}`)
    for (let index = 0; index < pages; index += 1)
      writeAt(path.join(siteDir, 'docs', nameOf(index)), writeText(index, random))
    writeAt(path.join(siteDir, 'docs/index.md'), '# Accueil\n')
    writeConfig(siteDir)
    await build(siteDir)
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count <= random(4); count += 1) {
        const index = random(pages)
        edits[random(edits.length)]?.(path.join(siteDir, 'docs', nameOf(index)), index, random)
      }
      if (random(4) === 0)
        writeConfig(siteDir, `precompress: ${["'br'", "'gzip'", 'false'][random(3)]}`)
      const first = path.join(folder, `first-${seed}-${round}`)
      for (const part of ['docs', 'lucarne.config.mjs'])
        cpSync(path.join(siteDir, part), path.join(first, part), { recursive: true })
      expect(await build(siteDir)).toEqual(await build(first))
    }
  },
  120_000,
)
