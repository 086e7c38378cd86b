import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { articleWordsOf } from '../words/languageWords.ts'
import { createBins } from '../cache/cacheBins.ts'
import { docsLayout } from '../cache/keptDocs.ts'
import { createParser } from './parser.ts'

let cacheDir = ''
beforeEach(() => (cacheDir = mkdtempSync(path.join(tmpdir(), 'lucarne-parser-'))))
afterEach(() => rmSync(cacheDir, { recursive: true }))

const open = (onMiss?: (files: number) => void) =>
  createParser({
    cacheDir,
    onMiss,
    fingerprint: 'a',
    settings: {
      siteDir: '/nowhere',
      folders: [],
      words: [
        { folder: '', words: articleWordsOf('fr'), language: 'fr', typography: 'fr' as const },
      ],
    },
  })

const makeFile = (source: string, text: string) => ({ file: `docs/${source}`, source, text })

/** The titles of the docs on disk. */
function saved(): string[] {
  const bins = createBins({ folder: cacheDir, fingerprint: 'a', bins: 256, layout: docsLayout })
  bins.load()
  return bins.values().map(({ title }) => title)
}

test('of a page that is being written, only the last version is kept', async () => {
  const parser = open()
  await parser.parse([makeFile('a.md', '# Un'), makeFile('b.md', '# Autre')])
  for (const title of ['Deux', 'Trois', 'Un', 'Quatre'])
    await parser.parse([makeFile('a.md', `# ${title}`)])
  await parser.save()
  expect(saved().toSorted()).toEqual(['Autre', 'Quatre'])
})

test('a version read from the build before is forgotten once the page is edited', async () => {
  const first = open()
  await first.parse([makeFile('a.md', '# Un')])
  await first.save()
  const next = open()
  for (const title of ['Un', 'Deux', 'Un']) await next.parse([makeFile('a.md', `# ${title}`)])
  await next.save()
  expect(saved()).toEqual(['Un'])
})

test('what is not as it was is told once, before it is parsed', async () => {
  const first = open()
  await first.parse([makeFile('a.md', '# Un')])
  await first.save()
  const told: number[] = []
  const next = open((files) => told.push(files))
  await next.parse([makeFile('a.md', '# Un')])
  expect(told).toEqual([])
  const parsing = next.parse([
    makeFile('a.md', '# Un'),
    makeFile('b.md', '# B'),
    makeFile('c.md', '# C'),
  ])
  expect(told).toEqual([3])
  await parsing
  await next.parse([makeFile('d.md', '# D')])
  expect(told).toEqual([3])
})
