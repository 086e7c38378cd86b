import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { listFiles } from './listFiles.ts'

let folder = ''
let siteDir = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lucarne-list-'))
  siteDir = path.join(folder, 'site')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(...files: readonly string[]) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true })
    writeFileSync(path.join(siteDir, file), file)
  }
}

const link = (to: string, from: string) => symlinkSync(to, path.join(siteDir, from))

const sourcesIn = async (content: string) =>
  (await listFiles(siteDir, content)).files.map(({ source }) => source)

const hint =
  '\n    Put the file or the folder itself there, or link to one that is in the folder of the site.'

test('pages of a folder that is a link within the site are there, under the name of the link', async () => {
  write('docs/a.md', 'communs/ssl/clé.md', 'communs/_category_.yml', 'versions/1.0/v.md')
  link('../communs', 'docs/partage')
  link('../communs/ssl/clé.md', 'docs/clé.md')
  link('../../communs/ssl', 'versions/1.0/ssl')
  expect(await listFiles(siteDir, 'docs')).toMatchObject({ problems: [] })
  expect(await sourcesIn('docs')).toEqual([
    'a.md',
    'clé.md',
    'partage/_category_.yml',
    'partage/ssl/clé.md',
  ])
  expect(await sourcesIn('versions/1.0')).toEqual(['ssl/clé.md', 'v.md'])
})

test('a docs folder that is itself a link is the site’s, with what it links to there', async () => {
  write('../ailleurs/guides/a.md', '../ailleurs/guides/b/c.md', '../ailleurs/d.md', 'un.md')
  link('../ailleurs/guides', 'docs')
  link('b', '../ailleurs/guides/e')
  link('../d.md', '../ailleurs/guides/d.md')
  const { files, problems } = await listFiles(siteDir, 'docs')
  expect(files.map(({ source }) => source)).toEqual(['a.md', 'b/c.md', 'e/c.md'])
  expect(problems.map(({ file }) => file)).toEqual(['docs/d.md'])
})

test('a link out of the site, to nothing or back to where it is, is told and not followed', async () => {
  write('docs/a.md', 'communs/b.md', '../dehors/secret.md')
  link('../../dehors', 'docs/dehors')
  link('../../dehors/secret.md', 'docs/secret.md')
  link('absent', 'docs/pendant')
  link('.', 'docs/boucle')
  link('..', 'docs/tout')
  link('soi', 'docs/soi')
  link('../communs', 'docs/communs')
  link('../docs', 'communs/retour')
  const { files, problems } = await listFiles(siteDir, 'docs')
  expect(files.map(({ source }) => source)).toEqual(['a.md', 'communs/b.md'])
  const ends = {
    boucle: 'back to a folder that it is in',
    'communs/retour': 'back to a folder that it is in',
    dehors: 'out of the site',
    pendant: 'to nothing',
    'secret.md': 'out of the site',
    soi: 'to nothing',
    tout: 'back to a folder that it is in',
  }
  expect(problems.map(formatProblem).toSorted()).toEqual(
    Object.entries(ends).map(
      ([name, end]) => `docs/${name}: this link leads ${end}: it is not followed${hint}`,
    ),
  )
})

test('links that editors and tools leave, and those of what is set aside, are no mistake', async () => {
  write('docs/a.md')
  link('absent', 'docs/.#a.md')
  link('absent', 'docs/node_modules')
  link('absent', 'docs/_brouillons')
  expect(await listFiles(siteDir, 'docs')).toMatchObject({
    files: [{ source: 'a.md' }],
    problems: [],
  })
})

test('a folder that goes while others are listed takes none with it', async () => {
  write('docs/a.md', ...Array.from({ length: 200 }, (_, index) => `docs/d${index}/e/b.md`))
  const listed = sourcesIn('docs')
  await rm(path.join(siteDir, 'docs/d150'), { recursive: true })
  expect(await listed).toContain('a.md')
})

test('of two files whose names are one but for their Unicode form, the composed one is read, and the other told', async () => {
  write(`docs/${'été'.normalize('NFD')}.md`, 'docs/été.md', `docs/${'clé'.normalize('NFD')}.md`)
  const { files, problems } = await listFiles(siteDir, 'docs')
  expect(files.map(({ source, diskPath }) => [source, path.basename(diskPath)])).toEqual([
    ['clé.md', 'clé.md'.normalize('NFD')],
    ['été.md', 'été.md'],
  ])
  expect(problems.map(formatProblem)).toEqual([
    `docs/été.md: Two files have this name, in two Unicode forms: one is not read.
    Keep one of them: they look the same; \`LC_ALL=C ls -b\` tells them apart.`,
  ])
})

test('a folder that is missing is an empty one, a file in its place is a failure', async () => {
  write('pages')
  expect(await listFiles(siteDir, 'docs')).toEqual({ files: [], problems: [] })
  await expect(listFiles(siteDir, 'pages')).rejects.toThrow('ENOTDIR')
})
