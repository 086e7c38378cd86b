import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { createFileParser } from './parseFiles.ts'

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`
const makeFile = (text: string) => ({ file: 'docs/a.md', source: 'a.md', text })
const open = () => createFileParser({ siteDir: '/nowhere', folders: [], words: [] })

test('however much code a page held before its edit, it comes out as a page parsed for the first time', async () => {
  const python = fence('python', 'def f(): return 1')
  const numbers = Array.from({ length: 1999 }, (_, index) => fence('json', String(index)))
  const [before] = await open().parse([makeFile([...numbers, python].join('\n'))])
  const edited = makeFile([fence('bash', 'ls "$a"'), python].join('\n'))
  const [afterEdit] = await open().parse([edited], before ? [before.doc] : [])
  const [first] = await open().parse([edited])
  expect(first?.doc.html).toContain('<span class="t-k">def </span>')
  expect(afterEdit).toEqual(first)
})

test('the hash of sections changes with their words, where they stand and what they are called, not with what search does not read', async () => {
  const parseForHash = async (text: string) =>
    (await open().parse([makeFile(text)]))[0]?.doc.sectionsHash
  const hash = await parseForHash('# Accès\n\nOuvrir le port.\n\n## Suite\n')
  expect(hash).toMatch(/^[0-9a-f]{16}$/)
  expect(
    await parseForHash('---\ntags: [ssh]\n---\n# Accès\n\nOuvrir le **port**.\n\n## Suite\n'),
  ).toBe(hash)
  expect(await parseForHash('# Accès\n\nFermer le port.\n\n## Suite\n')).not.toBe(hash)
  expect(await parseForHash('# Accès\n\n## Suite\n\nOuvrir le port.\n')).not.toBe(hash)
  expect(await parseForHash('# Accès\n\nOuvrir le port.\n\n## Autre\n')).not.toBe(hash)
})

test('letters that are lost in a partial are told', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-partial-'))
  await writeFile(path.join(siteDir, '_p.mdx'), Buffer.from('\nÉté\n', 'latin1'))
  const parser = createFileParser({ siteDir, folders: [], words: [] })
  const text = "import P from './_p.mdx'\n\n<P />"
  const [parsed] = await parser.parse([{ file: 'a.mdx', source: 'a.mdx', text }])
  expect(parsed?.doc.problems.map(formatProblem)).toEqual([
    '_p.mdx:2: The file is not in UTF-8: letters are lost.\n    Save it as UTF-8.',
  ])
  await rm(siteDir, { recursive: true })
})

test('a partial beside the pages is read where their folder is, and nowhere else', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'lucarne-partial-'))
  const siteDir = path.join(parent, 'site')
  for (const folder of ['site', 'docs', 'private']) await mkdir(path.join(parent, folder))
  for (const folder of ['docs', 'private'])
    await writeFile(path.join(parent, folder, '_p.mdx'), `Of ${folder}`)
  await symlink('../private/_p.mdx', path.join(siteDir, '_link.mdx'))
  const settings = { siteDir, folders: ['../docs'], words: [] }
  const read = async (file: string, partial: string) => {
    const text = `import P from '${partial}'\n\n<P />`
    const [parsed] = await createFileParser(settings).parse([{ file, source: 'a.mdx', text }])
    return parsed && [parsed.doc.html, ...parsed.doc.problems.map(formatProblem)].join('\n')
  }
  expect(await read('../docs/a.mdx', './_p.mdx')).toBe('<p>Of docs</p>\n')
  expect(await read('../docs/a.mdx', '../private/_p.mdx')).toMatch(/^\n.* does not exist/)
  expect(await read('docs/a.mdx', '@site/_link.mdx')).toContain('leads out of the site')
  await rm(parent, { recursive: true })
})
