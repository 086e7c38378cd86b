/** The prose of every page → the words French does not know, with their place: hunspell and the site's own list. */

import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatProblem, parsePage, type Problem } from 'lucarne-docs/content'
import { findPages } from './findPages.ts'
import { dictionaryPackages } from './provide.ts'
import { readReleases } from './release.ts'

/** Prints each unknown word; 0: none; 1: some; 2: no spell checker here, or no page. */
export async function checkSpelling(siteFolder: string): Promise<number> {
  if (!(await hasFrenchHunspell())) {
    console.error(
      `spelling: not run, ${dictionaryPackages.join(' or ')} is missing: \`apt install ${dictionaryPackages.join(' ')}\``,
    )
    return 2
  }
  const words = await readWords(join(siteFolder, 'words.txt'))
  const site = await readReleases(siteFolder)
  const [release] = site.releases
  const { pages } = release ? await findPages(siteFolder, [], { ...site, release }) : { pages: [] }
  if (pages.length === 0) {
    console.error(`spelling: no page in ${siteFolder}`)
    return 2
  }
  const prose = pages.flatMap(({ file, text }) => {
    const lines = parsePage(file, text).prose.map(readableText)
    return lines.map((line, index) => ({ file, line: index + 1, text: line }))
  })
  const unknown = await unknownWords(
    prose.map(({ text }) => text),
    words,
  )
  const problems = unknown.map((found) => {
    const place = prose[found.line - 1]
    return toSpellingProblem(place?.file ?? '', { ...found, line: place?.line ?? 1 })
  })
  for (const problem of problems) console.log(formatProblem(problem))
  console.log(`spelling: pages=${pages.length} unknown=${problems.length}`)
  return problems.length > 0 ? 1 : 0
}

/** Names and identifiers that are written as prose: addresses, paths, what has a digit or an underscore. */
function readableText(line: string): string {
  return line
    .replace(/^:::+\w*\[?|\]$|\{#[^}]*\}/g, ' ')
    .replace(/\b(?:https?:\/\/|mailto:)\S+/g, ' ')
    .replace(/[\w.-]+\.example\b/g, ' ')
    .replace(/\S*[_\d@\\/]\S*/g, ' ')
    .replace(/[’ʼ]/g, "'")
}

export type UnknownWord = {
  readonly word: string
  /** 1-based. */
  readonly line: number
  readonly suggestions: readonly string[]
}

/** `known` are in lower case. Words of one letter and words in capitals are left alone. */
export async function unknownWords(
  lines: readonly string[],
  known: ReadonlySet<string>,
): Promise<UnknownWord[]> {
  // A caret keeps hunspell from taking the line for a command.
  const answers = await hunspell(lines.map((line) => `^${line}\n`).join(''), known)
  const found: UnknownWord[] = []
  let line = 1
  for (const answer of answers.split('\n').slice(1)) {
    if (answer === '') line += 1
    const [, written = '', , list = ''] = /^[&#] (\S+) (.*?)(?:: (.*))?$/.exec(answer) ?? []
    const word = written.replace(/^(?:(?:[cdjlmnst]|qu)'|-+)|\.$/gi, '')
    if (isLeftAlone(word) || known.has(word.toLowerCase())) continue
    found.push({ word, line, suggestions: list.split(', ').filter(Boolean).slice(0, 3) })
  }
  return found
}

const isLeftAlone = (word: string): boolean => !/\p{L}{2}/u.test(word) || /^\p{Lu}+s?$/u.test(word)

/** Runs the spell checker. Words it is given as known cost no suggestions, which are slow to find. */
async function hunspell(text: string, known: ReadonlySet<string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lucarne-spelling-'))
  const personal = join(folder, 'words')
  await writeFile(personal, [...known].map((word) => `${word}\n`).join(''))
  try {
    return await runHunspell(['-d', 'fr_FR', '-p', personal, '-a', '-i', 'utf-8'], text)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function runHunspell(args: readonly string[], text: string): Promise<string> {
  const child = spawn('hunspell', args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LANG: 'C.UTF-8' },
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stdin.end(text)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`hunspell exited ${code}`)
  return Buffer.concat(chunks).toString('utf8')
}

/** `false` where the program or its dictionary is missing. */
export function hasFrenchHunspell(): Promise<boolean> {
  return unknownWords(['bonjour'], new Set()).then(
    (unknown) => unknown.length === 0,
    () => false,
  )
}

/** One word a line; `#` starts a comment. */
async function readWords(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const words = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  return new Set(words.filter(Boolean).flatMap((word) => [word, word.toLowerCase()]))
}

function toSpellingProblem(file: string, { word, line, suggestions }: UnknownWord): Problem {
  const hint =
    suggestions.length > 0
      ? `Perhaps ${suggestions.join(', ')}; if it is right, add it to words.txt.`
      : 'If it is right, add it to words.txt.'
  return { kind: 'content', file, line, message: `unknown word “${word}”`, hint }
}
