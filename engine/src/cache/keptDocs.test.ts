import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { docsOf } from '../testing/docsOf.ts'
import { createBins } from './cacheBins.ts'
import { hashContent } from '../disk/hashContent.ts'
import { docsLayout, openDocs, packDocs, sectionBytesOf, sectionsIn } from './keptDocs.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-docs-'))
afterAll(() => rm(folder, { recursive: true }))
const open = () => createBins({ folder, fingerprint: 'a', bins: 16, layout: docsLayout })

const docs = docsOf({
  'accès.md':
    '---\ntags: [ssh]\n---\n# Accès\n\nL’œuvre 🔑 « ouvre » le port.\n\n## Suite\n\n`ls`\n',
  'vide.md': '',
  'code.md': '# Code\n\n```bash title="x"\nls -l\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
})
const hashFile = (file: string) => hashContent(file)

test('docs come back from the cache as they were parsed', async () => {
  const bins = open()
  for (const doc of docs) bins.keep(hashFile(doc.file), doc)
  await bins.save()
  const again = open()
  for (const doc of docs) {
    const found = again.get(hashFile(doc.file))
    expect({ ...found }).toEqual(doc)
    expect(JSON.stringify(found?.sections)).toBe(JSON.stringify(doc.sections))
  }
})

test('what is kept of a doc that was not read is written as it was', async () => {
  const bins = open()
  const [first, ...others] = docs
  for (const doc of others) bins.keep(hashFile(doc.file), bins.get(hashFile(doc.file)) ?? doc)
  if (first) bins.keep(hashFile('edited'), first)
  await bins.save()
  const again = open()
  for (const doc of others) expect({ ...again.get(hashFile(doc.file)) }).toEqual(doc)
  expect({ ...again.get(hashFile('edited')) }).toEqual(first)
})

test('docs made of bytes are packed as those that they were made of', () => {
  const { packed, tail } = packDocs(docs)
  const opened = openDocs(packed, () => tail)
  expect(opened.map((doc) => ({ ...doc }))).toEqual(docs)
  expect(packDocs(opened)).toEqual({ packed, tail })
  for (const [index, doc] of opened.entries()) {
    expect(sectionBytesOf(doc).buffer).toBe(tail.buffer)
    expect(sectionBytesOf(doc)).toEqual(Uint8Array.from(sectionBytesOf(docs[index] ?? doc)))
    expect(sectionsIn(sectionBytesOf(doc))).toEqual(docs[index]?.sections)
  }
})
