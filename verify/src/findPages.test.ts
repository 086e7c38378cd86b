import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPages } from './findPages.ts'
import { releaseOf } from './release.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-pages-'))
  const files = {
    'docs/Été/procédure.md': '# Procédure\n',
    'docs/mysql.md': '---\nslug: /bases\n---\n# MySQL\n',
    'pages/libre.md': '# Libre\n',
    'docs/_partie.md': 'Une partie.\n',
    'docs/note.txt': 'Rien.\n',
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
})
afterAll(() => rm(folder, { recursive: true }))

const release = releaseOf('13') ?? expect.fail()
const found = async (...names: string[]) => {
  const { pages, unknown } = await findPages(folder, names, { release, releases: [release] })
  return { pages: pages.map(({ file }) => file), unknown }
}

test('without a name, every page of the docs and of the pages is found, and no part of one', async () => {
  const { pages, unknown } = await found()
  expect(pages.toSorted()).toEqual(['docs/mysql.md', 'docs/Été/procédure.md', 'pages/libre.md'])
  expect(unknown).toEqual([])
})

test('a page is called by its file, its name, its route or its slug', async () => {
  for (const name of ['docs/mysql.md', './docs/mysql.md', 'site/docs/mysql.md', 'mysql', '/bases/'])
    expect(await found(name), name).toEqual({ pages: ['docs/mysql.md'], unknown: [] })
  for (const name of [
    'Été/procédure',
    '/Été/procédure/',
    'E\u0301te\u0301/proce\u0301dure',
    '%C3%89t%C3%A9/procédure',
  ])
    expect(await found(name), name).toEqual({ pages: ['docs/Été/procédure.md'], unknown: [] })
})

test('a page that is asked for twice is found once; what is no page is named', async () => {
  expect(await found('mysql', 'absente', 'docs/mysql.md', 'sql')).toEqual({
    pages: ['docs/mysql.md'],
    unknown: ['absente', 'sql'],
  })
})
