/**
 * Hostile inputs: many pages, category files, tags and glossaries in one site. The output must run no script, and every
 * page must be reported.
 */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  addresses,
  bodies,
  claimed,
  frontMatterKeys,
  linkTargets,
  hostileNames,
  values,
} from './corpus.ts'
import type { Bounds, FamilyOutcome } from './family.ts'
import { lucarne } from './lucarne.ts'
import { randomFrom, type Random } from './random.ts'
import { runningCodeIn } from './runningCode.ts'
import { commands } from './terminal.ts'

const perSite = 100
const longestBuildMs = 120_000

export async function attackInputs({ count, untilMs }: Bounds): Promise<FamilyOutcome> {
  const random = randomFrom(34)
  const failures: string[] = []
  let tried = 0
  while (tried < count && performance.now() < untilMs) {
    const size = Math.min(perSite, count - tried)
    const files = Array.from({ length: size }, (_, index) => hostileFile(index, random))
    failures.push(
      ...findFailing(files).map((failure) => `inputs ${tried}–${tried + size}: ${failure}`),
    )
    tried += size
  }
  return { tried, failures }
}

type HostileFile = readonly [file: string, content: string | { readonly link: string }]

/** Halves what fails, down to the inputs that do; where only all of them together fail, each counts as failed. */
function findFailing(files: readonly HostileFile[]): string[] {
  const found = buildHostile(files)
  if (found.length === 0) return []
  if (files.length === 1) return [`${files[0]?.[0]}: ${found[0]}`]
  const middle = Math.ceil(files.length / 2)
  const apart = [files.slice(0, middle), files.slice(middle)].flatMap(findFailing)
  return apart.length > 0 ? apart : files.map(([file]) => `${file}, with others: ${found[0]}`)
}

/** Limit of a build's output: beyond it, the build is ended, and reported separately from one that takes too long. */
const mostPrintedBytes = 64 * 2 ** 20

function buildHostile(files: readonly HostileFile[]): string[] {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-attack-'))
  try {
    const put = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true })
      writeFileSync(path.join(siteDir, file), text)
    }
    put(
      'lucarne.config.mjs',
      "export default { title: 'D', url: 'https://docs.exemple.example', docs: { showLastUpdate: false } }",
    )
    put('docs/index.md', '---\nslug: /\n---\n# Accueil\n')
    put('.env', 'SECRET-OF-THE-SITE')
    for (const [file, content] of files)
      if (typeof content === 'string') put(file, content)
      else {
        mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true })
        symlinkSync(content.link, path.join(siteDir, file))
      }
    const args = [lucarne, 'build', siteDir]
    const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      timeout: longestBuildMs,
      maxBuffer: mostPrintedBytes,
    })
    const printed = stdout + stderr
    if (status === null) return [`the build was ended: ${error?.message ?? 'by a signal'}`]
    if (/^\s+at .*:\d+:\d+\)?$/m.test(printed)) return [`a stack: ${printed.slice(0, 300)}`]
    if (commands.test(printed)) return ['what commands a terminal is printed']
    if (printed.length > 1_000_000) return [`${printed.length} characters are printed`]
    if (!/^\d+ pages/m.test(printed)) return [`no summary: ${printed.slice(-300)}`]
    return faultsOf(path.join(siteDir, 'dist'))
  } finally {
    rmSync(siteDir, { recursive: true })
  }
}

function hostileFile(index: number, random: Random): HostileFile {
  const value = random.pick(values)
  if (index % 20 === 18) {
    const folder = random.pick(['static', `docs/l${index}`, 'static/l'])
    const name = random.pick(['x', 'x.md', 'x.png', 'tags.yml', '_category_.yml', 'index.html'])
    return [`${folder}/${index}/${name}`, { link: random.pick(linkTargets) }]
  }
  if (index % 20 === 17)
    return [`static/${index < 60 ? '' : `${index}/`}${random.pick(claimed)}`, shadow]
  if (index % 20 === 19)
    return [`docs/c${index}/_category_.yml`, `label: ${value}\nposition: ${random.pick(values)}\n`]
  const depth = random.pick([1, 7, 101, 700, 3000])
  const head = `---\n${random.pick(frontMatterKeys)}: ${value}\n---\n`
  const body = [1, 2, 3].map(() => random.pick(bodies)(random.pick(addresses), depth)).join('\n\n')
  const extension = random.pick(['md', 'md', 'mdx'])
  const name = index % 20 === 16 ? `${random.pick(hostileNames)}${index}` : `p${index}`
  return [`docs/${name}.${extension}`, `${random.pick([head, ''])}# Page ${index}\n\n${body}\n`]
}

/** Lists output that would run in a browser without a policy, or that the site keeps for itself. */
function faultsOf(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|json|md|txt|png|js)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(outDir, file), 'utf8')
      if (text.includes('root:x:0:0') || text.includes('PATH=/'))
        return [`${file} is of the machine`]
      if (text.includes('SECRET-OF-THE-SITE')) return [`${file} holds the secret of the site`]
      if (/^(?:index|404|p\d+\/index)\.html$/.test(file) && isShadowed(path.join(outDir, file)))
        return [`${file} is that of the static folder`]
      if (!file.endsWith('.html')) return []
      return runningCodeIn(text).map((code) => `${file} holds ${code}`)
    })
}

const shadow = 'SHADOW-OF-THE-STATIC-FOLDER'

/** Any of the copies that a server chooses from. */
const isShadowed = (file: string): boolean =>
  ['', '.br', '.gz'].some(
    (end) => existsSync(file + end) && readFileSync(file + end, 'latin1').includes(shadow),
  )
