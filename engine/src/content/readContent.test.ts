import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { readCategory } from './categoryFile.ts'
import { readContent } from './readContent.ts'
import { parseTags, readTagsFile } from './tagsFile.ts'

let siteDir = ''

const files: Record<string, string> = {
  'docs/b.md': '# B',
  'docs/Été/a.md': '# A',
  [`docs/${'Tâches'.normalize('NFD')}/é.mdx`.normalize('NFD')]: '# É',
  'docs/_partiel.mdx': 'p',
  'docs/_brouillons/c.md': 'c',
  'docs/notes.test.md': 't',
  'docs/plan.png': '',
  'docs/Été/_category_.yml': 'label: Saison\nposition: 2\nlink: null',
  'docs/deux/_category_.json': '{ "label": "Deux" }',
  'docs/deux/_category_.yaml': 'label: Encore',
  'docs/trois/_category_.yml': 'lable: Trois\nposition: deux',
}

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-content-'))
  for (const [file, text] of Object.entries(files)) {
    const absolute = path.join(siteDir, file)
    await mkdir(path.dirname(absolute), { recursive: true })
    await writeFile(absolute, text)
  }
})

afterAll(() => rm(siteDir, { recursive: true }))

test('pages are listed by code point, named in NFC, found on disk as they are', async () => {
  const content = await readContent({ siteDir, folder: 'docs' })
  expect(content.files.map(({ file, source, text }) => ({ file, source, text }))).toEqual([
    { file: 'docs/Tâches/é.mdx', source: 'Tâches/é.mdx', text: '# É' },
    { file: 'docs/b.md', source: 'b.md', text: '# B' },
    { file: 'docs/notes.test.md', source: 'notes.test.md', text: 't' },
    { file: 'docs/Été/a.md', source: 'Été/a.md', text: '# A' },
  ])
  expect(content.files[0]?.diskPath).toBe(
    path.join(siteDir, 'docs', 'Tâches'.normalize('NFD'), 'é.mdx'.normalize('NFD')),
  )
})

test('categories are read from any of their files, and their mistakes told', async () => {
  const { categories, problems } = await readContent({ siteDir, folder: 'docs' })
  expect(Object.fromEntries(categories)).toEqual({
    Été: { file: 'docs/Été/_category_.yml', label: 'Saison', position: 2, link: null },
    deux: { file: 'docs/deux/_category_.json', label: 'Deux' },
    trois: { file: 'docs/trois/_category_.yml' },
  })
  expect(problems.map(formatProblem)).toEqual([
    `docs/deux/_category_.yaml: This folder has two category files.
    Keep one of _category_.json, _category_.yml and _category_.yaml.`,
    `docs/trois/_category_.yml:2: position: expected number, got "deux"`,
    `docs/trois/_category_.yml:1: lable: unknown key
    Did you mean "label"?`,
  ])
})

test('a link that leads nowhere, or to a folder, is told and keeps nothing else from being read', async () => {
  await mkdir(path.join(siteDir, 'liens/dossier.md'), { recursive: true })
  await writeFile(path.join(siteDir, 'liens/a.md'), '# A')
  await symlink('absent.md', path.join(siteDir, 'liens/b.md'))
  await symlink('dossier.md', path.join(siteDir, 'liens/c.md'))
  const { files: read, problems } = await readContent({ siteDir, folder: 'liens' })
  expect(read.map(({ source }) => source)).toEqual(['a.md'])
  expect(problems.map(formatProblem)).toEqual([
    `liens/b.md: The file cannot be read (ENOENT).
    It is a symbolic link to a file that is not there: mend the link, or remove it.`,
    `liens/c.md: The file cannot be read (EISDIR).
    It must be a file that may be read.`,
  ])
})

test('a file that is not in UTF-8 is told with the line of its first lost letter', async () => {
  await mkdir(path.join(siteDir, 'latin'))
  const latin = Buffer.from('# Page\n\nUn texte.\nUn été.\nEncore un été.\n', 'latin1')
  await writeFile(path.join(siteDir, 'latin/a.md'), latin)
  const utf16 = Buffer.from('\uFEFF---\ndraft: true\n---\n', 'utf16le')
  await writeFile(path.join(siteDir, 'latin/secret.md'), utf16)
  await writeFile(path.join(siteDir, 'latin/b.md'), '# Le signe \uFFFD, écrit\n')
  const { files: read, problems } = await readContent({ siteDir, folder: 'latin' })
  expect(read.map(({ source }) => source)).toEqual(['a.md', 'b.md'])
  expect(problems.map(formatProblem)).toEqual([
    `latin/a.md:4: The file is not in UTF-8: letters are lost.
    Save it as UTF-8.`,
    `latin/secret.md:1: The file is not in UTF-8: letters are lost.
    Save it as UTF-8.`,
  ])
})

test('characters of code 0 are told, and a file that has one in two is not read', async () => {
  await mkdir(path.join(siteDir, 'nul'))
  await writeFile(path.join(siteDir, 'nul/a.md'), '# A\n\nb\0c\n')
  await writeFile(path.join(siteDir, 'nul/b.md'), Buffer.from('---\ndraft: true\n---\n', 'utf16le'))
  const { files: read, problems } = await readContent({ siteDir, folder: 'nul' })
  expect(read.map(({ source }) => source)).toEqual(['a.md'])
  expect(problems.map(formatProblem)).toEqual([
    `nul/a.md:3: The file holds characters of code 0, which no text has: they are left out.
    Remove them.`,
    `nul/b.md:1: The file is not in UTF-8, but in UTF-16.
    Save it as UTF-8.`,
  ])
})

test('a folder that does not exist is empty', async () => {
  const content = await readContent({ siteDir, folder: 'absent' })
  expect(content).toEqual({ files: [], categories: new Map(), problems: [] })
})

test('a category that is not YAML is told with its line', () => {
  expect(
    readCategory('label: A\nposition: [1', { file: 'docs/_category_.yml' }).problems[0],
  ).toMatchObject({
    file: 'docs/_category_.yml',
    line: 2,
  })
})

const link = { type: 'generated-index', title: 'Tout', slug: '/tout' }
test.each([
  ['a position that is text', { position: '2' }, {}],
  ['a key that is not known', { key: 'a' }, {}],
  ['two faults', { colapsed: true, className: 3 }, {}],
  ['a fault in its page', { link: { ...link, keywords: ['a', 2], slugs: '/a' } }, { link }],
  ['a page of no kind', { link: { type: 'index', title: 'Tout' } }, { link: undefined }],
])('of a category with %s, the rest stands', (_, faulty, left) => {
  const sound = { label: 'Été', collapsed: false, link }
  const { category, problems } = readCategory(JSON.stringify({ ...sound, ...faulty }), {
    file: 'docs/été/_category_.json',
  })
  expect(category).toEqual({ ...sound, ...left })
  expect(problems.length).toBeGreaterThan(0)
})

test('a category that is no list of keys has nothing that stands', () => {
  const { category, problems } = readCategory('- label: Été', { file: 'docs/été/_category_.yml' })
  expect([category, problems.length]).toEqual([undefined, 1])
})

const tagsFile = {
  file: 'docs/tags.yml',
  typography: 'fr' as const,
  locale: { code: 'fr', codes: ['fr', 'en'] },
}

test('a tag is called what each locale calls it', () => {
  const text = 'backup:\n  label: { fr: Sauvegarde, en: Backup }\n'
  const labelIn = (code: string) =>
    parseTags(text, { ...tagsFile, locale: { code, codes: ['fr', 'en'] } }).tags.get('backup')
      ?.label
  expect([labelIn('fr'), labelIn('en')]).toEqual(['Sauvegarde', 'Backup'])
})

test('tags have a key, a label and a description', () => {
  const { tags, problems } = parseTags(
    "ssl:\n  label: 'Certificats'\n  description: \"L'essentiel\"\nban:\nphp:\n  permalink: /langage-php\n",
    tagsFile,
  )
  expect([...tags.values()]).toEqual([
    { key: 'ssl', label: 'Certificats', description: 'L’essentiel' },
    { key: 'ban', label: 'ban' },
    { key: 'php', label: 'php', permalink: '/langage-php' },
  ])
  expect(problems).toEqual([])
})

test('beside a tag that is wrong, the others are declared', () => {
  const { tags } = parseTags('ssl:\n  label: SSL\n  lable: a\nban: 3\nphp:\n', tagsFile)
  expect([...tags.values()].map(({ label }) => label)).toEqual(['SSL', 'php'])
})

test('a tag that is wrong is told, and a missing file declares nothing', () => {
  expect(parseTags('ssl:\n  lable: a', tagsFile).problems.map(formatProblem)).toEqual([
    'docs/tags.yml:1: ssl.lable: unknown key\n    Did you mean "label"?',
  ])
  expect(readTagsFile(path.join(siteDir, 'tags.yml'), tagsFile)).toEqual({
    tags: new Map(),
    problems: [],
  })
})
