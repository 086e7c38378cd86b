/** The documents of the repository: their links lead to files and headings that exist. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Doc } from '../src/content/doc.ts'
import { docsOf } from '../src/testing/docsOf.ts'

const root = path.join(import.meta.dirname, '../..')
const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'))
const documents = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...readdirSync(path.join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
  'verify/README.md',
  ...pages.map((name) => `engine/docs/${name}`),
]

const known = new Map<string, Doc>()

function read(file: string): Doc {
  const before = known.get(file)
  if (before) return before
  const text = readFileSync(path.join(root, file), 'utf8')
  const [doc] = docsOf({ [file]: `---\nformat: md\n---\n${text}` })
  if (!doc) throw new Error(`${file} is not read`)
  known.set(file, doc)
  return doc
}

const isBroken = (file: string, target: string): boolean => {
  const [name = '', anchor] = target.split('#')
  const wanted = name === '' ? file : path.join(path.dirname(file), name)
  if (!existsSync(path.join(root, wanted))) return true
  return anchor !== undefined && !read(wanted).anchors.includes(decodeURIComponent(anchor))
}

test.each(documents)('the links of %s lead somewhere', (file) => {
  const { refs } = read(file)
  expect(refs.filter(({ target }) => isBroken(file, target)).map(({ target }) => target)).toEqual(
    [],
  )
})

test('every page of the documentation is reached from the README', () => {
  const { refs } = read('README.md')
  const reached = refs.map(({ target }) => path.join(target.split('#')[0] ?? ''))
  for (const name of pages) expect(reached).toContain(`engine/docs/${name}`)
})
