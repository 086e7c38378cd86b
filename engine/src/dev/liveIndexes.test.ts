import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildVersionIndex } from '../indexing/searchIndex.ts'
import { siteOf } from '../testing/siteOf.ts'
import { createLiveIndexes } from './liveIndexes.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-words-'))
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
const indexes = createLiveIndexes({ cacheDir: folder, fingerprint: 'a' })

function compileCurrent(docs: Record<string, string>) {
  const { site, versions } = siteOf(docs)
  const [version] = versions
  const { search } = site.config
  if (!version || search === false) throw new Error('nothing to search')
  return { version, input: { site, search, glossary: '' } }
}

test('an index is made once for each state of the files', async () => {
  const { version, input } = compileCurrent({ 'ports.md': '# Ports\n\nFermer.' })
  const [first, second] = await Promise.all([
    indexes.indexOf(version, input),
    indexes.indexOf(version, input),
  ])
  expect(second).toBe(first)
  const edited = compileCurrent({ 'ports.md': '# Ports\n\nOuvrir.' })
  expect(await indexes.indexOf(edited.version, edited.input)).not.toEqual(first)
})

test('a large one is made by a thread, and is the same', async () => {
  const pages = Array.from({ length: 40 }, (_, index) => [
    `page-${index}.md`,
    `# Page ${index}\n\nTexte ${index}.\n\n## Partie\n\nSuite ${index % 3}.\n`,
  ])
  const { version, input } = compileCurrent(Object.fromEntries(pages))
  const { files } = await indexes.indexOf(version, input)
  const expected = buildVersionIndex(version, input).files
  expect(files.map(({ name }) => name)).toEqual(expected.map(({ name }) => name))
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
    expected.map(({ bytes }) => Buffer.from(bytes).toString()),
  )
  // Threads alone keep the words that they have counted.
  await expect
    .poll(() => readdir(folder, { recursive: true }))
    .toContainEqual(expect.stringMatching(/\/\w+\.v8$/))
})

test('one that cannot be made is tried again', async () => {
  const { version, input } = compileCurrent({ 'ports.md': '# Ports\n\nFermer.' })
  const broken = { ...input, site: { ...input.site, config: undefined as never } }
  await expect(
    indexes.indexOf(version, { ...broken, search: undefined as never }),
  ).rejects.toThrow()
  expect((await indexes.indexOf(version, input)).files).not.toEqual([])
})
